import { act, draws, refused, type One } from './acts.ts'

export const crisis: readonly One[] = [
  {
    id: 'the-next-player-resolves-the',
    rules: ['R5-195', 'R5-196'],
    caption: {
      en: 'The next player resolves the Red Moon: after acting, before drawing.',
      fr: 'Le joueur suivant résout la Lune Rouge : après avoir agi, avant de piocher.',
    },
    position: { players: [{ hand: [] }, { hand: ['eli'] }, { hand: [] }], phase: 'draw', next: ['moon'] },
    acts: [
      draws(0, 1),
      { seat: 1, ask: 'activate', play: { do: 'activate', hero: 'eli', actions: 1 } },
      { seat: 1, ask: 'skill', play: { do: 'skip' } },
      act(1, { do: 'move' }),
      { seat: 1, ask: 'move', play: { do: 'goTo', place: 'I-a' } },
      { seat: 1, ask: 'crisisConfirm', play: { do: 'resolve' } },
      draws(1, 1),
    ],
    shows: {
      happened: [
        {
          type: 'crisis_resolved',
          moons: [
            { card: 'I-S1', moons: 1 },
            { card: 'II-S1', moons: 1 },
            { card: 'III-S1', moons: 2 },
          ],
          total: 4,
        },
      ],
    },
  },
  {
    id: 'a-monster-defeated-before-the',
    rules: ['R5-197'],
    caption: {
      en: 'A monster defeated before the crisis no longer counts in it.',
      fr: 'Un monstre vaincu avant la crise n’y compte plus.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }, { hand: [] }],
      onTurn: 1,
      moonWaiting: true,
      places: { 'I-a': 'I-S1', 'I-b': 'I-S2', 'II-a': 'II-S1', 'II-b': 'II-S2', 'III-a': 'III-S1', 'III-b': 'III-S2' },
      hero: 'hal',
      at: { hal: 'III-a' },
      die: [4],
      eclipse: 5,
    },
    acts: [act(1, { do: 'encounter' }), { seat: 1, ask: 'crisisConfirm', play: { do: 'resolve' } }],
    shows: { state: { eclipse: 6 } },
  },
  {
    id: 'a-pass-does-not-avoid',
    rules: ['R5-198'],
    caption: {
      en: 'A pass does not avoid the crisis; nor does drawing nothing.',
      fr: 'Passer n’évite pas la crise ; ne rien piocher non plus.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }, { hand: [] }],
      onTurn: 1,
      moonWaiting: true,
      places: { 'I-a': 'I-S1', 'I-b': 'I-S2', 'II-a': 'II-S1', 'II-b': 'II-S2', 'III-a': 'III-S1', 'III-b': 'III-S2' },
    },
    acts: [
      { seat: 1, ask: 'activate', play: { do: 'pass' } },
      { seat: 1, ask: 'crisisConfirm', play: { do: 'resolve' } },
      refused(1, 'drawCount', { do: 'draw', cards: 0 }, 'R5-179'),
    ],
    shows: { asked: [['notes'], ['notes', 'drawCount'], ['notes']] },
  },
  {
    id: 'the-crisis-counts-the-moons',
    rules: ['R5-199', 'R5-200', 'R5-204'],
    caption: {
      en: 'The crisis counts the moons of all monsters in sight.',
      fr: 'La crise compte les lunes de tous les monstres visibles.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }, { hand: [] }],
      onTurn: 1,
      moonWaiting: true,
      places: { 'I-a': 'I-S1', 'I-b': 'I-S2', 'II-a': 'II-S1', 'II-b': 'II-S2', 'III-a': 'III-S1', 'III-b': 'III-S2' },
      phase: 'draw',
    },
    acts: [{ seat: 1, ask: 'crisisConfirm', play: { do: 'resolve' } }],
    shows: {
      happened: [
        {
          type: 'crisis_resolved',
          moons: [
            { card: 'I-S1', moons: 1 },
            { card: 'II-S1', moons: 1 },
            { card: 'III-S1', moons: 2 },
          ],
          total: 4,
        },
        { type: 'marker_moved', from: 3, to: 7, cause: 'crisis' },
      ],
      state: { eclipse: 7 },
    },
  },
  {
    id: 'a-crisis-takes-the-marker',
    rules: ['R5-201'],
    caption: {
      en: 'A crisis takes the marker to the last space: lost.',
      fr: 'Une crise mène le marqueur à la dernière case : perdu.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }, { hand: [] }],
      onTurn: 1,
      moonWaiting: true,
      places: { 'I-a': 'I-5', 'I-b': 'I-6', 'II-a': 'II-1', 'II-b': 'II-6', 'III-a': 'III-5', 'III-b': 'III-6' },
      phase: 'draw',
      eclipse: 10,
    },
    acts: [{ seat: 1, ask: 'crisisConfirm', play: { do: 'resolve' } }],
    shows: { state: { fate: 'eclipse' }, won: [] },
  },
  {
    id: 'more-moons-than-spaces-the',
    rules: ['R5-202'],
    caption: {
      en: 'More moons than spaces: the marker stops at the last.',
      fr: 'Plus de lunes que de cases : le marqueur s’arrête à la dernière.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }, { hand: [] }],
      onTurn: 1,
      moonWaiting: true,
      places: { 'I-a': 'I-1', 'I-b': 'I-6', 'II-a': 'II-5', 'II-b': 'II-6', 'III-a': 'III-4', 'III-b': 'III-2' },
      phase: 'draw',
      eclipse: 11,
    },
    acts: [{ seat: 1, ask: 'crisisConfirm', play: { do: 'resolve' } }],
    shows: { never: ['red_moon_discarded'], state: { eclipse: 13, fate: 'eclipse' }, won: [] },
  },
  {
    id: 'after-the-crisis-the-red',
    rules: ['R5-203'],
    caption: {
      en: 'After the crisis the Red Moon is discarded, and cards are drawn as usual.',
      fr: 'Après la crise, la Lune Rouge est défaussée et l’on pioche comme d’habitude.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }, { hand: [] }],
      onTurn: 1,
      moonWaiting: true,
      places: { 'I-a': 'I-S1', 'I-b': 'I-S2', 'II-a': 'II-S1', 'II-b': 'II-S2', 'III-a': 'III-S1', 'III-b': 'III-S2' },
      phase: 'draw',
    },
    acts: [{ seat: 1, ask: 'crisisConfirm', play: { do: 'resolve' } }],
    shows: {
      happened: [{ type: 'red_moon_discarded' }],
      state: { moonWaiting: false, moonsGone: 1 },
      may: [
        {
          seat: 1,
          ask: 'drawCount',
          options: [
            { do: 'draw', cards: 1 },
            { do: 'draw', cards: 2 },
            { do: 'draw', cards: 3 },
            { do: 'draw', cards: 4 },
            { do: 'draw', cards: 5 },
            { do: 'draw', cards: 6 },
          ],
        },
      ],
    },
  },
  {
    id: 'no-monster-in-sight-the',
    rules: ['R5-205'],
    caption: {
      en: 'No monster in sight: the marker stays, and the Red Moon goes.',
      fr: 'Aucun monstre en vue : le marqueur reste, et la Lune Rouge part.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }, { hand: [] }],
      onTurn: 1,
      moonWaiting: true,
      places: { 'I-a': 'I-5', 'I-b': 'I-6', 'II-a': 'II-5', 'II-b': 'II-6', 'III-a': 'III-5', 'III-b': 'III-6' },
      phase: 'draw',
    },
    acts: [{ seat: 1, ask: 'crisisConfirm', play: { do: 'resolve' } }],
    shows: { never: ['marker_moved'], state: { eclipse: 3, moonWaiting: false, moonsGone: 1 } },
  },
  {
    id: 'one-red-moon-waits-at',
    rules: ['R5-206', 'R5-209'],
    caption: {
      en: 'One Red Moon waits at a time; the next is for the player after.',
      fr: 'Une Lune Rouge attend à la fois ; la suivante est pour le joueur d’après.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }, { hand: [] }],
      shuffled: true,
      phase: 'draw',
      next: ['moon', 'moon', 'eli'],
      places: { 'I-a': 'I-5', 'I-b': 'I-6', 'II-a': 'II-5', 'II-b': 'II-6', 'III-a': 'III-5', 'III-b': 'III-6' },
    },
    acts: [
      draws(0, 3),
      { seat: 1, ask: 'activate', play: { do: 'pass' } },
      { seat: 1, ask: 'crisisConfirm', play: { do: 'resolve' } },
      draws(1, 2),
      { seat: 2, ask: 'activate', play: { do: 'pass' } },
      { seat: 2, ask: 'crisisConfirm', play: { do: 'resolve' } },
      draws(2, 1),
    ],
    shows: {
      happened: [
        { type: 'red_moon_revealed', seat: 0 },
        { type: 'crisis_resolved', moons: [], total: 0 },
        { type: 'red_moon_revealed', seat: 1 },
        { type: 'crisis_resolved', moons: [], total: 0 },
      ],
    },
  },
  {
    id: 'what-the-drawer-emptied-is',
    rules: ['R5-207'],
    caption: {
      en: 'What the drawer emptied is filled again and counts; what the resolver empties does not.',
      fr: 'Ce que le piocheur a vidé est regarni et compte ; ce que vide celui qui résout, non.',
    },
    position: {
      players: [{ hand: [] }, { hand: ['eli', 'eli'] }],
      hero: 'eli',
      actions: 1,
      at: { eli: 'III-b' },
      places: { 'I-a': 'I-3', 'I-b': 'I-6', 'II-a': 'II-5', 'II-b': 'II-6', 'III-a': 'III-7', 'III-b': 'III-6' },
      regionPiles: { III: ['III-1', 'III-2'], I: [] },
      next: ['moon'],
      die: [3],
    },
    acts: [
      act(0, { do: 'encounter' }),
      draws(0, 1),
      { seat: 1, ask: 'activate', play: { do: 'activate', hero: 'eli', actions: 2 } },
      { seat: 1, ask: 'skill', play: { do: 'skip' } },
      act(1, { do: 'move' }),
      { seat: 1, ask: 'move', play: { do: 'goTo', place: 'I-a' } },
      act(1, { do: 'encounter' }),
      { seat: 1, ask: 'crisisConfirm', play: { do: 'resolve' } },
    ],
    shows: {
      happened: [
        { type: 'location_refilled', place: 'III-b', card: 'III-1' },
        { type: 'crisis_resolved', moons: [{ card: 'III-1', moons: 4 }], total: 4 },
      ],
      state: { places: [-2, 7, 15, 16, 26, 20] },
    },
  },
  {
    id: 'a-crisis-would-be-the',
    rules: ['R5-208', 'R5-277', 'R5-286'],
    caption: {
      en: 'A crisis would be the end and nobody answers: items save the team, as few as will do.',
      fr: 'Une crise serait fatale et personne ne répond : des objets sauvent l’équipe, le moins possible.',
    },
    position: {
      players: [{ hand: [] }, { hand: [] }],
      phase: 'draw',
      moonWaiting: true,
      items: ['ring', 'blade', 'potion', 'pendant'],
      places: { 'I-a': 'I-S1', 'I-b': 'I-S2', 'II-a': 'II-S1', 'II-b': 'II-S2', 'III-a': 'III-S1', 'III-b': 'III-S2' },
      eclipse: 8,
    },
    acts: [{ seat: 0, ask: 'crisisConfirm', late: true }],
    shows: { never: ['item_used'], state: { eclipse: 12 } },
  },
]

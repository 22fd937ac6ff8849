import type { RuneName } from '../content/stones.ts'
import { down, far, loots, type One, some, stoneOf, until } from './acts.ts'

const all = (colour: 'black' | 'grey' | 'white') =>
  (['fehu', 'ansuz', 'thurisaz', 'wunjo', 'raido', 'berkano', 'algiz', 'tiwaz'] as const).map(
    (sign): RuneName => `${colour}-${sign}`,
  )
const slide = (seat: number, power: number) =>
  ({ seat, ask: 'finalSlide', sends: { do: 'shoot', power, aim: 0 }, at: 5400 }) as const
const GHOST = until(5400)
const TIED = {
  players: [{ loot: all('black') }, { loot: all('grey') }, { loot: all('white').slice(0, 6) }],
  bag: 1,
  phase: 'clear',
  chance: { ints: [500] },
} as const
const DEALT = { phase: 'replace', bag: 20 } as const

/** What is left for four players, and what comes of it. */
const lastBags = (
  [
    [13, [3, 3, 3, 3]],
    [9, [3, 3, 3, 0]],
    [5, [3, 2, 0, 0]],
  ] as const
).map(([bag, hands]): One => ({
  id: `four-players-and-${bag}-stones`,
  rules: ['ROK-175'],
  caption: {
    en: `Four players and ${bag} stones in the bag: hands of ${hands.join(', ')}.`,
    fr: `Quatre joueurs et ${bag} pierres dans le sac : des mains de ${hands.join(', ')}.`,
  },
  position: { players: some(4), bag, phase: 'draw' },
  acts: [],
  shows: { sees: [{ viewer: 0, state: { hands: hands.map(count => Array<number>(count).fill(-1)) } }] },
}))

export const turning: readonly One[] = [
  {
    id: 'robbed-and-served',
    rules: ['ROK-143', 'ROK-151'],
    caption: {
      en: 'Your Balance rune was stolen: the nearest face-up rune takes its place, without a choice.',
      fr: 'Votre rune d’Équilibre a été volée : la rune visible la plus proche la remplace, sans choix.',
    },
    position: {
      players: [{ balance: 'grey-raido' }, { claims: ['grey-raido'], balance: 'white-fehu' }],
      table: [far('black-fehu', 50)],
      phase: 'thefts',
    },
    acts: [],
    shows: { happened: [{ type: 'balance.replaced', seat: 0, rune: 'black-fehu', distance: 50 }] },
  },
  {
    id: 'served-in-play-order',
    rules: ['ROK-144'],
    caption: {
      en: 'The third player began this turn. The fourth is served before you.',
      fr: 'Le troisième joueur a commencé ce tour. Le quatrième est servi avant vous.',
    },
    position: {
      ...DEALT,
      players: [{}, { balance: 'white-fehu' }, { balance: 'white-ansuz' }, {}],
      first: 2,
      table: [far('black-fehu', 60), far('black-ansuz', 120)],
    },
    acts: [],
    shows: {
      happened: [
        { type: 'balance.replaced', seat: 3, rune: 'black-fehu' },
        { type: 'balance.replaced', seat: 0, rune: 'black-ansuz' },
      ],
    },
  },
  {
    id: 'the-nearest-face-up',
    rules: ['ROK-145'],
    caption: {
      en: 'The nearest rune that lies face up, then the next; what lies face down does not count.',
      fr: 'La rune visible la plus proche, puis la suivante ; celles qui sont cachées ne comptent pas.',
    },
    position: {
      ...DEALT,
      players: some(2),
      table: [
        far('black-fehu', 190),
        far('grey-fehu', 90),
        { ...far('grey-tiwaz', 40), face: 'down' },
        far('white-fehu', 140),
      ],
    },
    acts: [],
    shows: {
      happened: [
        { type: 'balance.replaced', seat: 0, rune: 'grey-fehu' },
        { type: 'balance.replaced', seat: 1, rune: 'white-fehu' },
      ],
    },
  },
  {
    id: 'never-two-alike',
    rules: ['ROK-146', 'ROK-149'],
    caption: {
      en: 'The nearest is the twin of your neighbour’s Balance rune: you pass over it and take the next.',
      fr: 'La plus proche est la jumelle de la rune du voisin : on la saute et on prend la suivante.',
    },
    position: {
      ...DEALT,
      players: [{}, { balance: 'grey-fehu' }],
      table: [far('grey-fehu', 60), far('black-fehu', 140)],
    },
    acts: [],
    shows: { state: { balance: [stoneOf('black-fehu'), stoneOf('grey-fehu')] } },
  },
  {
    id: 'nothing-left-to-serve',
    rules: ['ROK-147'],
    caption: {
      en: 'One face-up rune for three players: two go into the next throw without a Balance rune.',
      fr: 'Une rune visible pour trois joueurs : deux abordent le prochain lancer sans rune d’Équilibre.',
    },
    position: { ...DEALT, players: some(3), table: [far('grey-fehu', 60)] },
    acts: [],
    shows: {
      happened: [
        { type: 'balance.unserved', seat: 1 },
        { type: 'balance.unserved', seat: 2 },
      ],
      state: { turn: 2, balance: [stoneOf('grey-fehu'), -2, -2] },
    },
  },
  {
    id: 'who-is-served',
    rules: ['ROK-148'],
    caption: {
      en: 'You completed your own pair, the second was robbed, the third had none: all three get a new one.',
      fr: 'Vous avez complété votre paire, le deuxième a été volé, le troisième n’en avait pas : tous trois sont servis.',
    },
    position: {
      players: [{ balance: 'grey-raido' }, { balance: 'white-fehu' }, {}, { balance: 'white-ansuz' }],
      table: [
        { rune: 'grey-raido', at: [0, 120] },
        { rune: 'white-fehu', at: [0, -120] },
        far('black-fehu', 60),
        far('black-ansuz', 130),
        far('black-wunjo', -70),
      ],
    },
    acts: [
      { seat: 0, ask: 'grab', sends: { do: 'grab', stone: 1 }, at: 5500 },
      { seat: 3, ask: 'grab', sends: { do: 'grab', stone: 2 }, at: 5500 },
      until(9200),
    ],
    shows: {
      happened: [
        { type: 'balance.replaced', seat: 0, rune: 'black-fehu' },
        { type: 'balance.replaced', seat: 1, rune: 'black-wunjo' },
        { type: 'balance.replaced', seat: 2, rune: 'black-ansuz' },
      ],
    },
  },
  {
    id: 'only-twins-are-left',
    rules: ['ROK-150'],
    caption: {
      en: 'All that lies there is the twin of your neighbour’s Balance rune: you get none.',
      fr: 'Il ne reste que la jumelle de la rune du voisin : vous n’en aurez pas.',
    },
    position: { ...DEALT, players: [{}, { balance: 'grey-fehu' }], table: [far('grey-fehu', 60)] },
    acts: [],
    shows: { happened: [{ type: 'balance.unserved', seat: 0 }] },
  },
  {
    id: 'passed-over',
    rules: ['ROK-153'],
    caption: {
      en: 'White fehu is taken already: you get black ansuz, the third grey tiwaz, and white fehu stays.',
      fr: 'Fehu blanche est déjà prise : à vous ansuz noire, au troisième tiwaz grise, et fehu blanche reste.',
    },
    position: {
      ...DEALT,
      players: [{}, { balance: 'white-fehu' }, {}],
      table: [far('white-fehu', 60), far('black-ansuz', 130), far('grey-tiwaz', 200)],
    },
    acts: [],
    shows: {
      state: { balance: [stoneOf('black-ansuz'), stoneOf('white-fehu'), stoneOf('grey-tiwaz')], table: { tag: [1] } },
    },
  },
  {
    id: 'one-of-an-untaken-pair',
    rules: ['ROK-222'],
    caption: {
      en: 'Of the black raidos one becomes your Balance rune. Its twin stays, passed over by the next player.',
      fr: 'L’une des raidos noires devient votre rune d’Équilibre. Sa jumelle reste, sautée par le joueur suivant.',
    },
    position: {
      ...DEALT,
      players: [{}, {}, { balance: 'grey-algiz' }],
      table: [far('black-raido', 60), far('black-raido', 130), far('white-wunjo', 200)],
    },
    acts: [],
    shows: {
      happened: [
        { type: 'balance.replaced', seat: 0, rune: 'black-raido' },
        { type: 'balance.replaced', seat: 1, rune: 'white-wunjo' },
      ],
      state: { table: { tag: [2] } },
    },
  },
  {
    id: 'face-down-goes-back',
    rules: ['ROK-154', 'ROK-155'],
    caption: {
      en: 'What lies face down goes back into the bag. What lies face up stays exactly where it is.',
      fr: 'Ce qui est face cachée retourne au sac. Ce qui est face visible reste exactement en place.',
    },
    position: {
      players: some(2),
      table: [...down('black-fehu', 'black-ansuz', 'grey-fehu'), { rune: 'grey-tiwaz', at: [99, -7.7] }],
      phase: 'clear',
      bag: 10,
    },
    acts: [],
    shows: {
      happened: [{ type: 'table.cleared', count: 3, bag: 13 }],
      state: { table: { tag: [4], x: [99], y: [-7.7] } },
    },
  },
  {
    id: 'the-bag-is-passed',
    rules: ['ROK-156', 'ROK-157'],
    caption: {
      en: 'You began this throw: the bag goes to your left neighbour, who begins the next, and all draw again.',
      fr: 'Vous avez commencé ce lancer : le sac passe à votre voisin de gauche, qui commence le suivant, et tous repiochent.',
    },
    position: { players: some(3), first: 0, turn: 4, phase: 'clear' },
    acts: [],
    shows: {
      happened: [
        { type: 'bag.passed', from: 0, to: 1 },
        { type: 'turn.started', turn: 5, first: 1, order: [1, 2, 0] },
        { type: 'hand.drawn', seat: 1, count: 4 },
        { type: 'hand.drawn', seat: 2, count: 4 },
        { type: 'hand.drawn', seat: 0, count: 4 },
      ],
    },
  },
  ...lastBags,
  {
    id: 'four-stones-are-too-few',
    rules: ['ROK-175', 'ROK-165', 'ROK-166'],
    caption: {
      en: 'Four players and four stones in the bag: the game ends before anybody draws, and no bag is passed.',
      fr: 'Quatre joueurs et quatre pierres dans le sac : la partie finit avant la pioche, et le sac n’est pas transmis.',
    },
    position: { players: some(4), bag: 4, phase: 'clear' },
    acts: [],
    shows: {
      happened: [{ type: 'table.cleared' }, { type: 'game.ended', reason: 'bag', bag: 4 }],
      never: ['bag.passed', 'hand.drawn'],
    },
  },
  {
    id: 'a-partial-throw',
    rules: ['ROK-164'],
    caption: {
      en: 'Seven stones for three: who has few or none throws and grabs by the same rules.',
      fr: 'Sept pierres pour trois : qui en a peu ou pas lance et prend selon les mêmes règles.',
    },
    position: { players: some(3), bag: 7, phase: 'draw' },
    acts: [until(17_100), until(17_100 + 6500)],
    shows: { happened: [{ type: 'throw.signalled', by: 'server' }, { type: 'grab.opened' }] },
  },
  {
    id: 'the-richest-wins',
    rules: ['ROK-003', 'ROK-167'],
    caption: {
      en: '18 runes against 14 and 12: you have won.',
      fr: '18 runes contre 14 et 12 : vous avez gagné.',
    },
    position: {
      players: [
        { loot: [...all('black'), 'grey-tiwaz'] },
        { loot: all('grey').slice(0, 7) },
        { loot: all('white').slice(0, 6) },
      ],
      bag: 1,
      phase: 'clear',
    },
    acts: [],
    shows: { happened: [{ type: 'game.won', seat: 0, runes: 18 }], won: [0], places: [1, 2, 3] },
  },
  {
    id: 'balance-counts-for-nobody',
    rules: ['ROK-168'],
    caption: {
      en: 'Your Balance rune counts for nothing in the end: 14 runes are 14.',
      fr: 'Votre rune d’Équilibre ne compte pas à la fin : 14 runes font 14.',
    },
    position: { players: [{ loot: all('black').slice(0, 7), balance: 'white-fehu' }, {}], bag: 0, phase: 'clear' },
    acts: [],
    shows: { happened: [{ type: 'game.won', seat: 0, runes: 14 }] },
  },
  {
    id: 'a-last-challenge',
    rules: ['ROK-169', 'ROK-170', 'ROK-004'],
    caption: {
      en: 'Two are level in front, with 16 runes each: you two slide for the game, and the third looks on.',
      fr: 'Deux sont à égalité devant, 16 runes chacun : vous glissez à deux pour la partie, le troisième regarde.',
    },
    position: TIED,
    acts: [GHOST, slide(1, 60), slide(0, 70)],
    shows: { happened: [{ type: 'tie.contest', seats: [0, 1] }], won: [0], places: [1, 2, 3] },
  },
  {
    id: 'touching-in-the-last-challenge',
    rules: ['ROK-171'],
    caption: {
      en: 'Your rival touches the Destiny rune in the last challenge, and has lost it.',
      fr: 'Votre rival touche la rune du Destin au dernier défi, et l’a perdu.',
    },
    position: TIED,
    acts: [GHOST, slide(1, 90), slide(0, 70)],
    shows: { happened: [{ type: 'contest.result', winner: 0 }], won: [0] },
  },
  {
    id: 'a-lent-stone',
    rules: ['ROK-172'],
    caption: {
      en: 'Nobody has a single rune: all three are level, and slide with a lent stone.',
      fr: 'Personne n’a la moindre rune : tous trois à égalité glissent avec une pierre prêtée.',
    },
    position: { players: some(3), bag: 3, phase: 'clear', chance: { ints: [500] } },
    acts: [GHOST, slide(0, 60), slide(1, 50), slide(2, 51)],
    shows: { happened: [{ type: 'tie.contest', seats: [0, 1, 2] }], won: [0] },
  },
  {
    id: 'all-was-taken',
    rules: ['ROK-173'],
    caption: {
      en: 'The last pair is taken, and nothing lies face up when the game ends.',
      fr: 'La dernière paire est prise, et rien n’est visible quand la partie finit.',
    },
    position: { players: some(2), table: ['black-fehu', 'black-fehu'], phase: 'grab', bag: 0 },
    acts: [
      { seat: 0, ask: 'grab', sends: { do: 'grab', stone: 1 }, at: 5500 },
      { seat: 0, ask: 'grab', sends: { do: 'grab', stone: 2 }, at: 5900 },
      until(9200),
    ],
    shows: { happened: [{ type: 'game.ended', reason: 'bag' }], state: { table: { tag: [] } }, won: [0] },
  },
  {
    id: 'after-sixty-throws',
    rules: ['ROK-174'],
    caption: {
      en: 'Sixty throws are enough: the game is stopped and counted.',
      fr: 'Soixante lancers suffisent : la partie s’arrête et on compte.',
    },
    position: { players: [{ loot: ['black-fehu'] }, {}], turn: 60, bag: 30, phase: 'clear' },
    acts: [],
    shows: { happened: [{ type: 'game.ended', reason: 'cap', bag: 30, loots: [2, 0] }], won: [0] },
  },
  {
    id: 'losers-share-a-place',
    rules: ['ROK-217'],
    caption: {
      en: 'Three were level: you win the challenge, the other two share second place, the fourth is last.',
      fr: 'Trois à égalité : vous gagnez le défi, les deux autres partagent la deuxième place, le quatrième est dernier.',
    },
    position: {
      players: [{ loot: all('black') }, { loot: all('grey') }, { loot: all('white') }, {}],
      bag: 0,
      phase: 'clear',
      chance: { ints: [500] },
    },
    acts: [GHOST, slide(0, 60), slide(1, 50), slide(2, 40)],
    shows: { won: [0], places: [1, 2, 2, 4], state: loots(all('black'), all('grey'), all('white'), []) },
  },
]

import { act, draws, refused, type One } from './acts.ts'

export const draw: readonly One[] = [
  {
    id: 'to-draw-nothing-is-refused',
    rules: ['R5-179'],
    caption: {
      en: 'To draw nothing is refused: at least one card.',
      fr: 'Ne rien piocher est refusé : au moins une carte.',
    },
    position: { players: [{ hand: ['nova', 'hal'] }, { hand: [] }], phase: 'draw' },
    acts: [refused(0, 'drawCount', { do: 'draw', cards: 0 }, 'R5-179')],
    shows: {},
  },
  {
    id: 'more-cards-than-your-hand',
    rules: ['R5-180', 'R5-186', 'R5-363'],
    caption: {
      en: 'More cards than your hand has room for: refused.',
      fr: 'Plus de cartes que la main n’en accueille : refusé.',
    },
    position: { players: [{ hand: ['orakl', 'eli', 'nova', 'ekho', 'hal', 'hal'] }, { hand: [] }], phase: 'draw' },
    acts: [
      refused(0, 'drawCount', { do: 'draw', cards: 2 }, 'R5-186'),
      refused(0, 'drawCount', { do: 'draw', cards: 3 }, 'R5-186'),
    ],
    shows: {},
  },
  {
    id: 'six-cards-at-most-in',
    rules: ['R5-181', 'R5-182'],
    caption: {
      en: 'Six cards at most in a hand of two or three players, five with more.',
      fr: 'Six cartes en main au plus à deux ou trois, cinq à davantage.',
    },
    position: { players: [{ hand: ['nova'] }], phase: 'draw', support: ['nova', 'hal', 'eli', 'eli', 'ekho', 'orakl'] },
    acts: [],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'drawCount',
          options: [
            { do: 'draw', cards: 1 },
            { do: 'draw', cards: 2 },
            { do: 'draw', cards: 3 },
            { do: 'draw', cards: 4 },
            { do: 'draw', cards: 5 },
          ],
        },
      ],
    },
  },
  {
    id: 'you-say-how-many-cards',
    rules: ['R5-183'],
    caption: {
      en: 'You say how many cards before you see any.',
      fr: 'On annonce le nombre de cartes avant d’en voir une.',
    },
    position: { players: [{ hand: ['nova'] }, { hand: [] }], phase: 'draw', next: ['eli', 'hal'] },
    acts: [draws(0, 2)],
    shows: {
      happened: [
        { type: 'card_drawn', seat: 0, to: 'hand', hero: 'eli' },
        { type: 'card_drawn', seat: 0, to: 'hand', hero: 'hal' },
      ],
    },
  },
  {
    id: 'cards-come-one-at-a',
    rules: ['R5-184', 'R5-185'],
    caption: {
      en: 'Cards come one at a time, all that were announced.',
      fr: 'Les cartes viennent une à une, toutes celles annoncées.',
    },
    position: { players: [{ hand: ['nova'] }, { hand: [] }], phase: 'draw', next: ['eli', 'hal', 'ekho', 'orakl'] },
    acts: [draws(0, 3)],
    shows: {
      happened: [
        { type: 'card_drawn', seat: 0, to: 'hand', hero: 'eli' },
        { type: 'card_drawn', seat: 0, to: 'hand', hero: 'hal' },
        { type: 'card_drawn', seat: 0, to: 'hand', hero: 'ekho' },
      ],
      state: { hands: [[2, 1, 4, 3], []] },
      asked: [['notes'], ['notes', 'activate']],
    },
  },
  {
    id: 'time-is-up-of-the',
    rules: ['R5-187'],
    caption: {
      en: 'Time is up: of the cards of which you have most, one is discarded.',
      fr: 'Le temps est écoulé : on défausse une des cartes que vous avez le plus.',
    },
    position: {
      players: [{ hand: ['orakl', 'eli', 'eli', 'nova', 'ekho', 'hal'] }, { hand: [] }],
      phase: 'draw',
      next: ['nova'],
    },
    acts: [draws(0, 1), { seat: 0, ask: 'discardDown', late: true }],
    shows: { happened: [{ type: 'card_discarded', seat: 0, hero: 'eli' }], state: { hands: [[0, 1, 2, 3, 4, 2], []] } },
  },
  {
    id: 'a-red-moon-it-lies',
    rules: ['R5-188', 'R5-189'],
    caption: {
      en: 'A Red Moon: it lies face up, the draw stops, and the turn is over.',
      fr: 'Une Lune Rouge : elle reste visible, la pioche s’arrête et le tour finit.',
    },
    position: {
      players: [{ hand: ['nova'] }, { hand: [] }],
      phase: 'draw',
      pile: ['eli', 'moon', 'hal'],
      places: { 'I-a': 'empty' },
    },
    acts: [draws(0, 3)],
    shows: {
      happened: [
        { type: 'location_refilled', place: 'I-a', card: 'I-2' },
        { type: 'turn_started', seat: 1, turn: 2, redMoonWaiting: true },
      ],
      state: { hands: [[2, 1], []], moonWaiting: true, pile: [4] },
      asked: [['notes'], ['notes', 'activate']],
    },
  },
  {
    id: 'a-red-moon-as-the',
    rules: ['R5-190'],
    caption: {
      en: 'A Red Moon as the first card is draw enough.',
      fr: 'Une Lune Rouge comme première carte suffit comme pioche.',
    },
    position: { players: [{ hand: ['nova'] }, { hand: [] }], phase: 'draw', next: ['moon'] },
    acts: [draws(0, 2)],
    shows: { state: { hands: [[2], []] }, asked: [['notes'], ['notes', 'activate']] },
  },
  {
    id: 'with-a-full-hand-a',
    rules: ['R5-191'],
    caption: {
      en: 'With a full hand a Red Moon costs you no card.',
      fr: 'La main pleine, une Lune Rouge ne vous coûte pas de carte.',
    },
    position: { players: [{ hand: ['nova', 'hal', 'eli', 'eli', 'ekho', 'orakl'] }, { hand: [] }], next: ['moon'] },
    acts: [{ seat: 0, ask: 'activate', play: { do: 'pass' } }, draws(0, 1)],
    shows: { state: { hands: [[2, 4, 1, 1, 3, 0], []] }, asked: [['notes'], ['notes', 'activate']] },
  },
  {
    id: 'the-pile-runs-out-the',
    rules: ['R5-192'],
    caption: {
      en: 'The pile runs out: the rest is taken, and the game is lost at the end of the turn.',
      fr: 'La pile s’épuise : on prend le reste, et la partie est perdue en fin de tour.',
    },
    position: {
      players: [{ hand: ['nova'] }, { hand: [] }],
      phase: 'draw',
      pile: ['eli', 'hal'],
      places: { 'I-a': 'empty' },
    },
    acts: [draws(0, 4)],
    shows: { state: { hands: [[2, 1, 4], []], fate: 'deck' }, won: [] },
  },
  {
    id: 'discarded-cards-are-never-shuffled',
    rules: ['R5-193'],
    caption: {
      en: 'Discarded cards are never shuffled into the pile.',
      fr: 'Les cartes défaussées ne retournent jamais dans la pile.',
    },
    position: { players: [{ hand: ['nova'] }, { hand: [] }], phase: 'draw', pile: ['eli'] },
    acts: [draws(0, 1)],
    shows: {
      state: {
        discard: [
          4, 3, 3, 4, 4, 3, 0, 1, 2, 1, 3, 4, 4, 0, 1, 1, 0, 0, 0, 4, 1, 0, 4, 3, 1, 1, 4, 2, 0, 4, 1, 0, 2, 2, 3, 1, 2,
          1, 2, 4, 3, 4, 2, 3, 0, 0, 3, 3, 3, 2, 2, 0, 2,
        ],
        pile: [],
      },
      won: [],
    },
  },
  {
    id: 'cards-given-as-support-are',
    rules: ['R5-194'],
    caption: {
      en: 'Cards given as support are drawn again only by their owner in their own turn.',
      fr: 'Les cartes données en soutien ne sont repiochées que par leur propriétaire, à son tour.',
    },
    position: {
      players: [{ hand: [] }, { hand: ['hal', 'hal', 'eli', 'eli', 'nova', 'nova'] }],
      hero: 'hal',
      at: { hal: 'III-a' },
      places: { 'III-a': 'III-S1' },
    },
    acts: [
      act(0, { do: 'encounter' }),
      { seat: 0, ask: 'askSupport', play: { do: 'ask' } },
      { seat: 1, ask: 'giveSupport', play: { do: 'give', cards: 2 } },
      draws(0, 6),
      { seat: 1, ask: 'activate', play: { do: 'pass' } },
    ],
    shows: {
      state: {
        hands: [
          [2, 0, 2, 2, 2, 3],
          [1, 1, 2, 2],
        ],
      },
      may: [
        {
          seat: 1,
          ask: 'drawCount',
          options: [
            { do: 'draw', cards: 1 },
            { do: 'draw', cards: 2 },
          ],
        },
      ],
    },
  },
  {
    id: 'you-may-announce-as-many',
    rules: ['R5-408'],
    caption: {
      en: 'You may announce as many cards as there are places, even if the pile is shorter.',
      fr: 'Vous pouvez annoncer autant de cartes que de places, même si la pile est plus courte.',
    },
    position: { players: [{ hand: ['nova', 'hal'] }, { hand: [] }], phase: 'draw', pile: ['eli'] },
    acts: [],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'drawCount',
          options: [
            { do: 'draw', cards: 1 },
            { do: 'draw', cards: 2 },
            { do: 'draw', cards: 3 },
            { do: 'draw', cards: 4 },
          ],
        },
      ],
    },
  },
]

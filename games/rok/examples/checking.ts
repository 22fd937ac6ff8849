import type { RuneName } from '../content/stones.ts'
import { down, far, loots, type One, until } from './acts.ts'

const give = (pair: RuneName) => ({ seat: 0, ask: 'choosePenaltyPair', play: { pair } }) as const

/** One, two, three strays. */
const strays = (
  [
    [['black-fehu'], 1],
    [['black-fehu', 'black-ansuz'], 1],
    [['black-fehu', 'black-ansuz', 'black-wunjo'], 2],
  ] as const
).map(([catches, penalties], i): One => ({
  id: `strays-${i + 1}`,
  rules: ['ROK-103'],
  caption: {
    en: `${['One stray stone counts', 'Two stray stones count', 'Three stray stones count'][i]!} as ${penalties === 1 ? 'one false pair' : 'two false pairs'}.`,
    fr: `${['Une pierre isolée compte', 'Deux pierres isolées comptent', 'Trois pierres isolées comptent'][i]!} pour ${penalties === 1 ? 'une fausse paire' : 'deux fausses paires'}.`,
  },
  position: { players: [{ catches, loot: ['white-fehu', 'white-ansuz', 'white-wunjo'] }, {}] },
  acts: [],
  shows: { happened: [{ type: 'check.falsePairs', faults: [{ seat: 0, orphans: [...catches], penalties }] }] },
}))

export const checking: readonly One[] = [
  {
    id: 'the-check-comes-first',
    rules: ['ROK-098', 'ROK-005'],
    caption: {
      en: 'After the grabbing: first the false pairs, then the split ones, and so on to the passing of the bag.',
      fr: 'Après la prise : d’abord les fausses paires, puis les paires partagées, et ainsi jusqu’au sac transmis.',
    },
    position: { players: [{ catches: ['black-fehu'] }, { catches: ['black-fehu'] }], table: [far('grey-wunjo', 50)] },
    acts: [],
    shows: {
      happened: [
        { type: 'check.falsePairs', faults: [] },
        { type: 'pair.split', seats: [0, 1] },
        { type: 'balance.replaced', seat: 0 },
        { type: 'table.cleared' },
        { type: 'bag.passed', from: 0, to: 1 },
        { type: 'turn.started' },
      ],
    },
  },
  {
    id: 'a-false-pair',
    rules: ['ROK-099', 'ROK-100'],
    caption: {
      en: 'Two strays, a false pair: both go into the bag, and a pair of your loot goes with them.',
      fr: 'Deux pierres isolées, une fausse paire : les deux vont au sac, avec une paire de votre butin.',
    },
    goal: { en: 'Give the white ansuz back.', fr: 'Rendez les ansuz blanches.' },
    position: {
      players: [{ catches: ['black-fehu', 'grey-fehu'], loot: ['white-fehu', 'white-ansuz', 'white-wunjo'] }, {}],
      table: down('black-fehu', 'grey-fehu'),
      bag: 10,
    },
    acts: [give('white-ansuz')],
    shows: {
      happened: [
        { type: 'check.falsePairs', faults: [{ seat: 0, orphans: ['black-fehu', 'grey-fehu'], penalties: 1 }] },
        { type: 'penalty.paid', seat: 0, rune: 'white-ansuz' },
        { type: 'table.cleared', bag: 16 },
      ],
      state: loots(['white-fehu', 'white-wunjo'], []),
    },
  },
  {
    id: 'two-false-pairs',
    rules: ['ROK-101'],
    caption: {
      en: 'Four strays are two false pairs: two pairs of your loot are lost.',
      fr: 'Quatre pierres isolées font deux fausses paires : deux paires de votre butin sont perdues.',
    },
    goal: { en: 'Keep the white ansuz.', fr: 'Gardez les ansuz blanches.' },
    position: {
      players: [
        {
          catches: ['black-fehu', 'grey-fehu', 'black-ansuz', 'grey-ansuz'],
          loot: ['white-fehu', 'white-ansuz', 'white-wunjo'],
        },
        { balance: 'white-tiwaz' },
      ],
      bag: 10,
    },
    acts: [give('white-fehu'), give('white-wunjo')],
    shows: { state: loots(['white-ansuz'], []) },
  },
  {
    id: 'four-kinds-of-singles',
    rules: ['ROK-102'],
    caption: {
      en: 'You hold four single stones: a claim, half of a split pair, an unfinished half, and one stray that costs.',
      fr: 'Vous tenez quatre pierres seules : un droit de vol, une moitié partagée, une inachevée, et une isolée, qui coûte.',
    },
    position: {
      players: [
        { catches: ['black-fehu', 'grey-fehu', 'white-fehu'], claims: ['white-tiwaz'] },
        { catches: ['black-fehu'] },
        { balance: 'white-tiwaz' },
      ],
      table: ['grey-fehu', ...down('white-fehu')],
      phase: 'check',
    },
    acts: [],
    shows: {
      happened: [
        { type: 'check.falsePairs', faults: [{ seat: 0, orphans: ['white-fehu'], penalties: 1 }] },
        { type: 'half.returned', seat: 0, rune: 'grey-fehu' },
        { type: 'pair.split', seats: [0, 1], rune: 'black-fehu' },
        { type: 'theft.resolved', thief: 0, victim: 2 },
      ],
    },
  },
  ...strays,
  {
    id: 'strays-go-into-the-bag',
    rules: ['ROK-104'],
    caption: {
      en: 'A stray does not come back on the table: it goes into the bag.',
      fr: 'Une pierre isolée ne revient pas sur la table : elle va dans le sac.',
    },
    position: {
      players: [{ catches: ['black-fehu'] }, { balance: 'grey-fehu' }],
      table: [far('white-fehu', 60), far('white-ansuz', 120)],
      bag: 9,
    },
    acts: [],
    shows: { happened: [{ type: 'table.cleared', count: 0, bag: 10 }] },
  },
  {
    id: 'you-choose-what-to-give',
    rules: ['ROK-105'],
    caption: {
      en: 'You choose the pair that you give. After ten seconds one goes that could be stolen, or else the last.',
      fr: 'Vous choisissez la paire à rendre. Au bout de dix secondes, c’en est une que l’on pourrait voler, ou à défaut la dernière.',
    },
    position: { players: [{ catches: ['black-fehu'], loot: ['white-fehu', 'grey-ansuz'] }, {}] },
    acts: [until(15_000)],
    shows: {
      happened: [{ type: 'penalty.paid', seat: 0, rune: 'grey-ansuz' }],
      state: loots(['white-fehu'], []),
    },
  },
  {
    id: 'paid-in-play-order',
    rules: ['ROK-106'],
    caption: {
      en: 'All three have a fault. The second player begins this turn, and so pays first; you come last.',
      fr: 'Tous les trois sont en faute. La deuxième joueuse commence ce tour et paie donc en premier ; vous, en dernier.',
    },
    position: {
      players: [
        { catches: ['black-fehu'], loot: ['white-fehu'] },
        { catches: ['grey-fehu'], loot: ['white-ansuz'] },
        { catches: ['grey-wunjo'], loot: ['white-raido'] },
      ],
      first: 1,
    },
    acts: [until(15_000), until(25_000), until(35_000)],
    shows: {
      happened: [
        { type: 'penalty.paid', seat: 1 },
        { type: 'penalty.paid', seat: 2 },
        { type: 'penalty.paid', seat: 0 },
      ],
    },
  },
  {
    id: 'no-debt',
    rules: ['ROK-107'],
    caption: {
      en: 'You owe two pairs and have one: it is gone, and the rest is forgotten.',
      fr: 'Vous devez deux paires et n’en avez qu’une : elle part, et le reste est oublié.',
    },
    position: { players: [{ catches: ['black-fehu', 'grey-fehu', 'white-fehu'], loot: ['white-ansuz'] }, {}] },
    acts: [give('white-ansuz')],
    shows: { state: { ...loots([], []), penalties: [0, 0] } },
  },
  {
    id: 'what-never-pays',
    rules: ['ROK-108'],
    caption: {
      en: 'Your loot is empty. Your Balance rune and your claim pay for nothing: the theft comes all the same.',
      fr: 'Votre butin est vide. Ni votre rune d’Équilibre ni votre droit de vol ne paient : le vol a lieu quand même.',
    },
    position: {
      players: [{ catches: ['black-fehu'], claims: ['grey-raido'], balance: 'white-fehu' }, { balance: 'grey-raido' }],
    },
    acts: [],
    shows: {
      happened: [{ type: 'theft.resolved', thief: 0, victim: 1 }],
      never: ['penalty.paid'],
      state: loots(['grey-raido'], []),
    },
  },
  {
    id: 'an-unfinished-half',
    rules: ['ROK-109'],
    caption: {
      en: 'Time was up while the twin still lay face up: your half goes into the bag and costs nothing.',
      fr: 'Le temps a manqué, la jumelle est encore visible : votre moitié va au sac et ne coûte rien.',
    },
    position: {
      players: [{ catches: ['black-fehu'], loot: ['white-ansuz'], balance: 'grey-ansuz' }, { balance: 'grey-fehu' }],
      table: ['black-fehu'],
      bag: 9,
      phase: 'check',
    },
    acts: [],
    shows: {
      happened: [{ type: 'half.returned', seat: 0, rune: 'black-fehu' }],
      never: ['penalty.paid'],
      state: loots(['white-ansuz'], []),
    },
  },
  {
    id: 'two-strays-and-a-choice',
    rules: ['ROK-110'],
    caption: {
      en: 'Black wunjo and black thurisaz, whose twins lie face down: both go, and with them the white ansuz.',
      fr: 'Wunjo et thurisaz noires, dont les jumelles sont cachées : les deux partent, et les ansuz blanches avec.',
    },
    goal: { en: 'Keep the black tiwaz.', fr: 'Gardez les tiwaz noires.' },
    position: {
      players: [
        { catches: ['black-wunjo', 'black-thurisaz'], loot: ['black-tiwaz', 'white-ansuz'] },
        { balance: 'grey-fehu' },
      ],
      table: down('black-wunjo', 'black-thurisaz'),
      bag: 0,
      phase: 'check',
    },
    acts: [give('white-ansuz')],
    shows: {
      happened: [{ type: 'table.cleared', bag: 6 }],
      state: { ...loots(['black-tiwaz'], []), bag: [], hands: [[36], [5, 7, 8, 6, 35]] },
    },
  },
  {
    id: 'nothing-to-lose',
    rules: ['ROK-111'],
    caption: {
      en: 'One stray and no loot: the stone goes into the bag, and that is all.',
      fr: 'Une pierre isolée, pas de butin : la pierre va au sac, et c’est tout.',
    },
    position: { players: [{ catches: ['grey-algiz'], balance: 'grey-fehu' }, { balance: 'white-fehu' }], bag: 8 },
    acts: [],
    shows: {
      happened: [
        { type: 'check.falsePairs', faults: [{ seat: 0, orphans: ['grey-algiz'], penalties: 1 }] },
        { type: 'table.cleared', bag: 9 },
      ],
      never: ['penalty.paid'],
    },
  },
  {
    id: 'a-split-pair',
    rules: ['ROK-112'],
    caption: {
      en: 'You hold one grey raido, your neighbour the other: both go into the bag.',
      fr: 'Vous tenez une raido grise, votre voisine l’autre : les deux vont au sac.',
    },
    position: { players: [{ catches: ['grey-raido'] }, { catches: ['grey-raido'] }], phase: 'split', bag: 10 },
    acts: [],
    shows: {
      happened: [
        { type: 'pair.split', seats: [0, 1], rune: 'grey-raido' },
        { type: 'table.cleared', bag: 12 },
      ],
    },
  },
  {
    id: 'split-is-not-false',
    rules: ['ROK-114'],
    caption: {
      en: 'You lost two races and hold two halves: both are split pairs, and nothing is false about them.',
      fr: 'Vous avez perdu deux courses et tenez deux moitiés : des paires partagées, aucune faute.',
    },
    position: {
      players: [
        { catches: ['black-fehu', 'grey-fehu'], loot: ['white-ansuz'] },
        { catches: ['black-fehu'] },
        { catches: ['grey-fehu'] },
      ],
      bag: 5,
    },
    acts: [],
    shows: {
      happened: [
        { type: 'check.falsePairs', faults: [] },
        { type: 'pair.split', seats: [0, 1] },
        { type: 'pair.split', seats: [0, 2] },
      ],
      state: loots(['white-ansuz'], [], []),
    },
  },
  {
    id: 'the-order-of-gains',
    rules: ['ROK-212'],
    caption: {
      en: 'Stolen pairs come in the order in which they were gained, the pair of the Balance rune last.',
      fr: 'Les paires volées arrivent dans l’ordre où elles avaient été gagnées, celle de l’Équilibre en dernier.',
    },
    position: {
      players: [
        { claims: ['grey-raido'], loot: ['black-fehu'] },
        { balance: 'grey-raido', loot: ['grey-fehu', 'white-fehu', 'grey-tiwaz'] },
      ],
      phase: 'thefts',
    },
    acts: [],
    shows: { state: loots(['black-fehu', 'grey-fehu', 'grey-tiwaz', 'grey-raido'], ['white-fehu']) },
  },
]

import { loots, type One, order, shoot, stoneOf, until } from './acts.ts'

const MUTUAL = [
  { balance: 'black-fehu', loot: ['black-ansuz', 'black-wunjo', 'white-fehu'], claims: ['black-raido'] },
  { balance: 'black-raido', loot: ['black-tiwaz', 'grey-fehu', 'grey-ansuz'], claims: ['black-fehu'] },
] as const
const mutual = { players: MUTUAL, phase: 'thefts', chance: { ints: [500] } } as const
const GHOST = until(5400)
const CHAIN = {
  players: [
    { claims: ['grey-fehu'] },
    { balance: 'grey-fehu', loot: ['grey-ansuz'], claims: ['grey-raido'] },
    { balance: 'grey-raido', loot: ['grey-wunjo', 'grey-tiwaz'] },
  ],
  phase: 'thefts',
  chance: { ints: [500] },
} as const

export const stealing: readonly One[] = [
  {
    id: 'a-theft',
    rules: ['ROK-116', 'ROK-123'],
    caption: {
      en: 'You grabbed the twin of your neighbour’s Balance rune: it is yours, and nobody asks whether you want it.',
      fr: 'Vous avez pris la jumelle de la rune d’Équilibre voisine : elle est à vous, sans qu’on vous demande votre avis.',
    },
    position: { players: [{ claims: ['grey-raido'] }, { balance: 'grey-raido' }], phase: 'thefts' },
    acts: [],
    shows: {
      happened: [{ type: 'theft.resolved', thief: 0, victim: 1, rune: 'grey-raido' }],
      state: { ...loots(['grey-raido'], []), balance: [-2, -2], claims: [[], []] },
    },
  },
  {
    id: 'all-of-that-colour',
    rules: ['ROK-117', 'ROK-118'],
    caption: {
      en: 'With the grey Balance rune go all grey runes of the loot. The black ones stay.',
      fr: 'Avec la rune d’Équilibre grise partent toutes les runes grises du butin. Les noires restent.',
    },
    position: {
      players: [
        { claims: ['grey-raido'] },
        { balance: 'grey-raido', loot: ['grey-fehu', 'black-fehu', 'grey-ansuz', 'black-ansuz', 'grey-wunjo'] },
      ],
      phase: 'thefts',
    },
    acts: [],
    shows: {
      happened: [{ type: 'theft.resolved', thief: 0, victim: 1, colour: 'grey', count: 6 }],
      state: loots(['grey-fehu', 'grey-ansuz', 'grey-wunjo', 'grey-raido'], ['black-fehu', 'black-ansuz']),
    },
  },
  {
    id: 'the-twins-are-a-pair',
    rules: ['ROK-119'],
    caption: {
      en: 'Nothing else was grey: your loot grows by the two twins, and by nothing more.',
      fr: 'Rien d’autre n’était gris : votre butin gagne les deux jumelles, rien de plus.',
    },
    position: {
      players: [
        { claims: ['grey-raido'], loot: ['white-fehu'] },
        { balance: 'grey-raido', loot: ['black-fehu'] },
      ],
      phase: 'thefts',
    },
    acts: [],
    shows: { state: loots(['white-fehu', 'grey-raido'], ['black-fehu']) },
  },
  {
    id: 'won-just-now-and-stolen',
    rules: ['ROK-120'],
    caption: {
      en: 'The grey pair was won in this very turn. It is stolen with the rest.',
      fr: 'La paire grise vient d’être gagnée, ce tour-ci. Elle est volée avec le reste.',
    },
    position: { players: [{}, { balance: 'grey-raido' }], table: ['grey-raido', 'grey-fehu', 'grey-fehu'] },
    acts: [
      { seat: 1, ask: 'grab', sends: { do: 'grab', stone: 2 }, at: 5500 },
      { seat: 1, ask: 'grab', sends: { do: 'grab', stone: 3 }, at: 5900 },
      { seat: 0, ask: 'grab', sends: { do: 'grab', stone: 1 }, at: 5900 },
      until(9200),
    ],
    shows: { state: loots(['grey-fehu', 'grey-raido'], []) },
  },
  {
    id: 'nothing-of-that-colour',
    rules: ['ROK-121'],
    caption: {
      en: 'A black Balance rune, and only white in the loot: nothing but the Balance rune is lost.',
      fr: 'Une rune d’Équilibre noire, et rien que du blanc au butin : seule la rune d’Équilibre est perdue.',
    },
    position: {
      players: [{ claims: ['black-raido'] }, { balance: 'black-raido', loot: ['white-fehu', 'white-ansuz'] }],
      phase: 'thefts',
    },
    acts: [],
    shows: { state: { ...loots(['black-raido'], ['white-fehu', 'white-ansuz']), balance: [-2, -2] } },
  },
  {
    id: 'two-victims',
    rules: ['ROK-122'],
    caption: {
      en: 'You hold the twins of two Balance runes: you rob both neighbours.',
      fr: 'Vous tenez les jumelles de deux runes d’Équilibre : vous volez les deux voisins.',
    },
    position: {
      players: [{ claims: ['grey-raido', 'black-fehu'] }, { balance: 'grey-raido' }, { balance: 'black-fehu' }],
      phase: 'thefts',
    },
    acts: [],
    shows: {
      happened: [
        { type: 'theft.resolved', thief: 0, victim: 2 },
        { type: 'theft.resolved', thief: 0, victim: 1 },
      ],
    },
  },
  {
    id: 'colour-by-colour',
    rules: ['ROK-124'],
    caption: {
      en: 'You rob in black and are robbed in white: black comes first, and neither touches the other.',
      fr: 'Vous volez en noir et on vous vole en blanc : le noir d’abord, et l’un ne touche pas l’autre.',
    },
    position: {
      players: [
        { balance: 'white-raido', loot: ['white-fehu', 'black-fehu'], claims: ['black-tiwaz'] },
        { balance: 'black-tiwaz', loot: ['black-ansuz', 'white-ansuz'], claims: ['white-raido'] },
      ],
      phase: 'thefts',
    },
    acts: [],
    shows: {
      happened: [
        { type: 'theft.resolved', thief: 0, colour: 'black' },
        { type: 'theft.resolved', thief: 1, colour: 'white' },
      ],
      never: ['contest.opened'],
      state: loots(['black-fehu', 'black-ansuz', 'black-tiwaz'], ['white-ansuz', 'white-fehu', 'white-raido']),
    },
  },
  {
    id: 'from-six-to-two',
    rules: ['ROK-125'],
    caption: {
      en: 'Grey raido is robbed with 4 grey runes: 2 white ones are left there, and you have 10.',
      fr: 'Raido grise est volée avec 4 runes grises : il reste 2 blanches là-bas, et vous en avez 10.',
    },
    position: {
      players: [
        { loot: ['black-fehu', 'black-ansuz'], claims: ['grey-raido'] },
        { balance: 'grey-raido', loot: ['grey-fehu', 'grey-tiwaz', 'white-berkano'] },
      ],
      phase: 'thefts',
    },
    acts: [],
    shows: {
      state: loots(['black-fehu', 'black-ansuz', 'grey-fehu', 'grey-tiwaz', 'grey-raido'], ['white-berkano']),
    },
  },
  {
    id: 'you-rob-second',
    rules: ['ROK-126', 'ROK-134', 'ROK-128'],
    caption: {
      en: 'You rob each other in black, and your slide was better: you let the other rob first, then take it all.',
      fr: 'Vous vous volez l’un l’autre en noir, et avez mieux glissé : laissez l’autre voler d’abord, puis reprenez tout.',
    },
    position: mutual,
    acts: [GHOST, shoot(0, 60), shoot(1, 10), order(0, [1, 0], [0, 1])],
    shows: {
      happened: [{ type: 'theft.ordered', colour: 'black', by: 0 }],
      state: loots(
        ['white-fehu', 'black-tiwaz', 'black-ansuz', 'black-wunjo', 'black-fehu', 'black-raido'],
        ['grey-fehu', 'grey-ansuz'],
      ),
    },
  },
  {
    id: 'you-rob-first',
    rules: ['ROK-126', 'ROK-134'],
    caption: {
      en: 'The same, the other way round: you rob first, and lose it all again to the second theft.',
      fr: 'Le même cas dans l’autre sens : vous volez d’abord, et perdez tout au second vol.',
    },
    position: mutual,
    acts: [GHOST, shoot(0, 60), shoot(1, 10), order(0, [0, 1], [1, 0])],
    shows: {
      state: loots(
        ['white-fehu'],
        ['grey-fehu', 'grey-ansuz', 'black-ansuz', 'black-wunjo', 'black-tiwaz', 'black-raido', 'black-fehu'],
      ),
    },
  },
  {
    id: 'who-slides',
    rules: ['ROK-127'],
    caption: {
      en: 'You and your neighbour rob each other in black: you two slide, and nobody else.',
      fr: 'Vous et votre voisin vous volez l’un l’autre en noir : vous deux glissez, et personne d’autre.',
    },
    position: {
      players: [
        { balance: 'black-fehu', claims: ['black-raido'] },
        { balance: 'black-raido', claims: ['black-fehu'] },
        { balance: 'grey-fehu' },
        { claims: ['grey-fehu'] },
      ],
      phase: 'thefts',
      chance: { ints: [500] },
    },
    acts: [GHOST],
    shows: {
      happened: [{ type: 'contest.opened', colour: 'black', seats: [0, 1], round: 1 }],
      may: [
        { seat: 2, ask: 'slideShot', options: [] },
        { seat: 3, ask: 'slideShot', options: [] },
      ],
    },
  },
  {
    id: 'every-order-is-open',
    rules: ['ROK-129'],
    caption: {
      en: 'Three rob in a ring, and you slid best: you order all three thefts, also those that are not yours.',
      fr: 'Trois se volent en rond, et vous avez le mieux glissé : vous ordonnez les trois vols, même ceux des autres.',
    },
    position: {
      players: [
        { balance: 'black-fehu', claims: ['black-raido'] },
        { balance: 'black-raido', claims: ['black-tiwaz'] },
        { balance: 'black-tiwaz', claims: ['black-fehu'] },
      ],
      phase: 'thefts',
      chance: { ints: [500] },
    },
    acts: [GHOST, shoot(0, 60), shoot(1, 20), shoot(2, 10), order(0, [2, 0], [0, 1], [1, 2])],
    shows: {
      happened: [
        { type: 'theft.resolved', thief: 2, victim: 0 },
        { type: 'theft.resolved', thief: 0, victim: 1 },
        { type: 'theft.resolved', thief: 1, victim: 2 },
      ],
    },
  },
  {
    id: 'no-contest',
    rules: ['ROK-130'],
    caption: {
      en: 'Two thefts in black, four different players: the order changes nothing, and nobody has to slide.',
      fr: 'Deux vols en noir, quatre joueurs différents : l’ordre ne change rien, personne ne glisse.',
    },
    position: {
      players: [
        { claims: ['black-fehu'] },
        { claims: ['black-raido'] },
        { balance: 'black-fehu' },
        { balance: 'black-raido' },
      ],
      phase: 'thefts',
    },
    acts: [],
    shows: {
      happened: [
        { type: 'theft.resolved', thief: 0, victim: 2 },
        { type: 'theft.resolved', thief: 1, victim: 3 },
      ],
      never: ['contest.opened'],
    },
  },
  {
    id: 'one-slide-for-two-claims',
    rules: ['ROK-131'],
    caption: {
      en: 'You hold two black claims: you slide once all the same.',
      fr: 'Vous avez deux droits de vol en noir : vous ne glissez qu’une fois.',
    },
    position: {
      players: [
        { claims: ['black-fehu', 'black-wunjo'], balance: 'black-raido' },
        { balance: 'black-fehu', claims: ['black-raido'] },
        { balance: 'black-wunjo' },
      ],
      phase: 'thefts',
    },
    acts: [],
    shows: { happened: [{ type: 'contest.opened', seats: [0, 1], round: 1 }] },
  },
  {
    id: 'one-contest-a-colour',
    rules: ['ROK-132'],
    caption: {
      en: 'There are disputes in black and in white: the black one is settled first, then comes the white.',
      fr: 'Il y a litige en noir et en blanc : on règle le noir d’abord, puis vient le blanc.',
    },
    position: {
      players: [
        { balance: 'white-fehu', claims: ['white-raido', 'black-raido'] },
        { balance: 'white-raido', claims: ['white-fehu'] },
        { balance: 'black-raido', claims: ['black-fehu'] },
        { balance: 'black-fehu' },
      ],
      phase: 'thefts',
      chance: { ints: [500, 500] },
    },
    acts: [GHOST, shoot(0, 60), shoot(2, 10), order(0, [0, 2], [2, 3])],
    shows: {
      happened: [
        { type: 'contest.opened', colour: 'black', seats: [0, 2] },
        { type: 'contest.opened', colour: 'white', seats: [0, 1] },
      ],
    },
  },
  {
    id: 'a-silent-winner',
    rules: ['ROK-133'],
    caption: {
      en: 'You won the slide and say nothing: the order that leaves you most runes is taken.',
      fr: 'Vous avez gagné la glissade et ne dites rien : on prend l’ordre qui vous laisse le plus de runes.',
    },
    position: mutual,
    acts: [GHOST, shoot(0, 60), shoot(1, 10), { seat: 0, ask: 'orderThefts', late: true }],
    shows: {
      happened: [
        {
          type: 'theft.ordered',
          order: [
            [1, 0],
            [0, 1],
          ],
          by: 0,
        },
      ],
    },
  },
  {
    id: 'a-chain-one-way',
    rules: ['ROK-135'],
    caption: {
      en: 'You rob the second player, who robs the third. You go first: 4 runes for you, 6 for them.',
      fr: 'Vous volez la deuxième, qui vole la troisième. Si vous volez en premier : 4 runes pour vous, 6 pour elle.',
    },
    position: CHAIN,
    acts: [GHOST, shoot(0, 60), shoot(1, 0), order(0, [0, 1], [1, 2])],
    shows: { state: loots(['grey-ansuz', 'grey-fehu'], ['grey-wunjo', 'grey-tiwaz', 'grey-raido'], []) },
  },
  {
    id: 'a-chain-the-other-way',
    rules: ['ROK-135'],
    caption: {
      en: 'Now they go first: you take from them what they have just stolen, and hold all 10.',
      fr: 'Maintenant elle d’abord : vous lui prenez ce qu’elle vient de voler, et avez les 10.',
    },
    position: CHAIN,
    acts: [GHOST, shoot(0, 60), shoot(1, 0), order(0, [1, 2], [0, 1])],
    shows: {
      state: loots(['grey-ansuz', 'grey-wunjo', 'grey-tiwaz', 'grey-raido', 'grey-fehu'], [], []),
    },
  },
  {
    id: 'always-a-contest',
    rules: ['ROK-213'],
    caption: {
      en: 'With this option two thieves of a colour slide even where the order cannot matter.',
      fr: 'Avec cette option, deux voleurs d’une couleur glissent même si l’ordre ne change rien.',
    },
    position: {
      players: [
        { claims: ['black-fehu'] },
        { claims: ['black-raido'] },
        { balance: 'black-fehu' },
        { balance: 'black-raido' },
      ],
      alwaysContest: 'on',
      phase: 'thefts',
    },
    acts: [],
    shows: { happened: [{ type: 'contest.opened', seats: [0, 1] }] },
  },
  {
    id: 'victims-in-play-order',
    rules: ['ROK-214'],
    caption: {
      en: 'Your two thefts in grey follow the play order of those whom you rob.',
      fr: 'Vos deux vols en gris suivent l’ordre de jeu de ceux que vous volez.',
    },
    position: {
      players: [{ claims: ['grey-raido', 'grey-fehu'] }, { balance: 'grey-fehu' }, {}, { balance: 'grey-raido' }],
      phase: 'thefts',
    },
    acts: [],
    shows: {
      happened: [
        { type: 'theft.resolved', thief: 0, victim: 1 },
        { type: 'theft.resolved', thief: 0, victim: 3 },
      ],
      state: { balance: [-2, -2, -2, -2] },
    },
  },
  {
    id: 'a-claim-is-no-loot',
    rules: ['ROK-077'],
    caption: {
      en: 'You rob the second player of all that is grey, but not of the claim: they rob the third with it.',
      fr: 'Vous prenez tout le gris de la deuxième, sauf son droit de vol : elle s’en sert contre la troisième.',
    },
    position: {
      players: [
        { claims: ['grey-fehu'] },
        { balance: 'grey-fehu', loot: ['grey-ansuz'], claims: ['grey-raido'] },
        { balance: 'grey-raido', loot: ['grey-wunjo'] },
      ],
      phase: 'thefts',
      chance: { ints: [500] },
    },
    acts: [GHOST, shoot(0, 60), shoot(1, 0), order(0, [0, 1], [1, 2])],
    shows: {
      state: { ...loots(['grey-ansuz', 'grey-fehu'], ['grey-wunjo', 'grey-raido'], []), claims: [[], [], []] },
    },
  },
  {
    id: 'safe-without-balance',
    rules: ['ROK-152'],
    caption: {
      en: 'You have no Balance rune: whatever grey the other takes, your grey pair is safe.',
      fr: 'Vous n’avez pas de rune d’Équilibre : quoi que l’autre prenne en gris, votre paire grise est à l’abri.',
    },
    position: {
      players: [{ loot: ['grey-fehu'] }, { balance: 'white-fehu', claims: [] }],
      table: ['grey-ansuz', 'grey-ansuz'],
      phase: 'grab',
    },
    acts: [
      { seat: 1, ask: 'grab', sends: { do: 'grab', stone: 1 }, at: 5500 },
      { seat: 1, ask: 'grab', sends: { do: 'grab', stone: 2 }, at: 5900 },
      until(9200),
    ],
    shows: { never: ['theft.resolved'], state: loots(['grey-fehu'], ['grey-ansuz']) },
  },
  {
    id: 'a-whole-resolution',
    rules: ['ROK-176', 'ROK-160'],
    caption: {
      en: 'All at once: you give back two strays and a grey pair, then black and white are robbed.',
      fr: 'Tout à la fois : vous rendez deux pierres isolées et une paire grise, puis noir et blanc sont volés.',
    },
    goal: { en: 'Pay for the false pair.', fr: 'Payez la fausse paire.' },
    position: {
      players: [
        { balance: 'grey-raido', loot: ['grey-algiz'], catches: ['grey-berkano', 'white-berkano'] },
        { balance: 'white-tiwaz', claims: ['black-fehu'] },
        { balance: 'black-fehu', loot: ['black-raido', 'black-tiwaz', 'black-ansuz'], claims: ['white-tiwaz'] },
      ],
      table: [
        { rune: 'grey-berkano', face: 'down' },
        { rune: 'white-berkano', face: 'down' },
      ],
      bag: 12,
      phase: 'check',
    },
    acts: [{ seat: 0, ask: 'choosePenaltyPair', play: { pair: 'grey-algiz' } }],
    shows: {
      state: {
        ...loots([], ['black-raido', 'black-tiwaz', 'black-ansuz', 'black-fehu'], ['white-tiwaz']),
        balance: [stoneOf('grey-raido'), -2, -2],
        catches: [[], [], []],
        claims: [[], [], []],
      },
    },
  },
]

import { activate, alone, confirm, end, forCrystals, type One, pick } from './acts.ts'

const PACKS = [
  ['B1-01', 'B1-02', 'B1-03', 'B1-04'],
  ['B1-05', 'B1-06', 'B1-07', 'B1-08'],
  ['B1-09', 'B1-10', 'B1-11', 'B1-12'],
]

const three = { players: [{}, {}, {}], satellites: PACKS }

export const rounds: readonly One[] = [
  {
    id: 'a-round-is-dealt',
    rules: ['RAU-061', 'RAU-062', 'RAU-074'],
    caption: {
      en: 'A round begins: 4 cards of its Age come onto each Satellite, and each player takes up 4.',
      fr: 'Une manche commence : 4 cartes de son Âge sur chaque Satellite, et chacun en prend 4.',
    },
    position: { players: [{}, {}], stop: 9, phase: 'round' },
    acts: [],
    shows: {
      happened: [
        { type: 'round.started', round: 3, age: 2 },
        { type: 'cards.dealt', satellite: 0, count: 4 },
        { type: 'cards.dealt', satellite: 1, count: 4 },
        { type: 'turn.started', round: 3, turn: 1, stop: 9, symbol: 'moon' },
      ],
      asked: [['pickBiome'], ['pickBiome']],
    },
  },
  {
    id: 'cards-from-the-left',
    rules: ['RAU-068', 'RAU-069', 'RAU-070'],
    caption: {
      en: 'The avatar faces a moon: you take the cards of the Satellite on your left, and keep one.',
      fr: 'L’avatar fait face à une lune : vous prenez les cartes du Satellite à votre gauche, et en gardez une.',
    },
    position: three,
    acts: [pick('B1-03')],
    shows: {
      happened: [
        { type: 'hand.shown', seat: 0, cards: PACKS[0]! },
        { type: 'hand.shown', seat: 1, cards: PACKS[1]! },
        { type: 'hand.shown', seat: 2, cards: PACKS[2]! },
        { type: 'biome.picked', seat: 0, card: 'B1-03' },
      ],
    },
  },
  {
    id: 'all-choose-first',
    rules: ['RAU-072', 'RAU-071', 'RAU-065'],
    caption: {
      en: 'All choose at the same time; what they keep stays hidden. Only when the last has chosen does somebody play.',
      fr: 'Tous choisissent en même temps, et ce qu’ils gardent reste caché. On ne joue que lorsque le dernier a choisi.',
    },
    position: three,
    acts: [pick('B1-02'), pick('B1-12', 2), pick('B1-05', 1)],
    shows: {
      happened: [{ type: 'picks.closed' }],
      asked: [['playBiome'], [], []],
      state: {
        kept: [1, 4, 11],
        satellites: [
          [0, 2, 3],
          [5, 6, 7],
          [8, 9, 10],
        ],
      },
    },
  },
  {
    id: 'a-pick-is-changed',
    rules: ['RAU-077'],
    caption: {
      en: 'As long as somebody has still to choose, you may change your mind.',
      fr: 'Tant que quelqu’un doit encore choisir, vous pouvez changer d’avis.',
    },
    position: three,
    acts: [pick('B1-01'), pick('B1-09', 2), pick('B1-02'), pick('B1-05', 1)],
    shows: { happened: [{ type: 'picks.closed' }], state: { kept: [1, 4, 8] } },
  },
  {
    id: 'the-last-card-is-swallowed',
    rules: ['RAU-073', 'RAU-074'],
    caption: {
      en: 'In the third turn of a round there are 2 cards: one is kept, the other goes into the Black Hole.',
      fr: 'Au troisième tour d’une manche, il y a 2 cartes : on en garde une, l’autre part dans le Trou Noir.',
    },
    position: {
      players: [{ hand: ['B1-03', 'B1-04'] }, { hand: ['B1-05', 'B1-06'] }],
      stop: 3,
      phase: 'draft',
    },
    acts: [pick('B1-03'), pick('B1-06', 1)],
    shows: {
      happened: [
        { type: 'card.swallowed', seat: 0 },
        { type: 'card.swallowed', seat: 1 },
      ],
    },
  },
  {
    id: 'a-late-pick',
    rules: ['RAU-198'],
    caption: {
      en: 'Your time to choose is up: the card that would give you most right now is kept for you.',
      fr: 'Votre temps de choix est écoulé : la carte qui vous donnerait le plus sur-le-champ est gardée pour vous.',
    },
    position: three,
    acts: [{ seat: 0, ask: 'pickBiome', late: true }, pick('B1-05', 1), pick('B1-09', 2)],
    shows: { state: { kept: [1, 4, 8] } },
  },
  {
    id: 'the-furthest-plays-first',
    rules: ['RAU-081', 'RAU-082'],
    caption: {
      en: 'The furthest marker plays first, then the others clockwise.',
      fr: 'Le marqueur le plus avancé joue en premier, puis les autres dans le sens des aiguilles d’une montre.',
    },
    position: { ...three, players: [{ points: 14 }, { points: 20 }, { points: 9 }], stop: 1, phase: 'draft' },
    acts: [pick('B1-01'), pick('B1-05', 1), pick('B1-09', 2)],
    shows: { happened: [{ type: 'order.set', order: [1, 2, 0] }], asked: [[], ['playBiome'], []] },
  },
  {
    id: 'the-top-of-the-pile-plays-first',
    rules: ['RAU-083'],
    caption: {
      en: 'Two markers share the furthest space: the one on top plays first.',
      fr: 'Deux marqueurs partagent la case la plus avancée : celui du dessus joue en premier.',
    },
    position: {
      ...three,
      players: [{ points: 20 }, { points: 9 }, { points: 20 }],
      pile: [0, 1, 2],
      stop: 1,
      phase: 'draft',
    },
    acts: [pick('B1-01'), pick('B1-05', 1), pick('B1-09', 2)],
    shows: { happened: [{ type: 'order.set', order: [2, 0, 1] }] },
  },
  {
    id: 'four-in-order',
    rules: ['RAU-086'],
    caption: {
      en: '31, 40, 40 and 12 points, with the second player on top at 40: they begin, and the first comes last.',
      fr: '31, 40, 40 et 12 points, la deuxième place au-dessus à 40 : elle commence, et la première finit.',
    },
    position: {
      players: [{ points: 31 }, { points: 40 }, { points: 40 }, { points: 12 }],
      satellites: [...PACKS, ['B1-13', 'B1-14', 'B1-15', 'B1-16']],
      pile: [0, 3, 2, 1],
      stop: 1,
      phase: 'draft',
    },
    acts: [pick('B1-01'), pick('B1-05', 1), pick('B1-09', 2), pick('B1-13', 3)],
    shows: { happened: [{ type: 'order.set', order: [1, 2, 3, 0] }] },
  },
  {
    id: 'all-advance-together',
    rules: ['RAU-139', 'RAU-141', 'RAU-142', 'RAU-067', 'RAU-028'],
    caption: {
      en: 'When all have played, every avatar goes one notch on, and a new turn begins with the other symbol.',
      fr: 'Quand tous ont joué, chaque avatar avance d’une encoche, et un nouveau tour commence avec l’autre symbole.',
    },
    position: { players: [{}, {}], phase: 'play', stop: 5 },
    acts: [forCrystals(), end(), confirm(), forCrystals(1), end(1), confirm(1)],
    shows: {
      happened: [
        { type: 'avatars.advanced', from: 5, to: 6 },
        { type: 'turn.started', round: 2, turn: 2, stop: 6, symbol: 'moon' },
      ],
      never: ['scoring.started'],
    },
  },
  {
    id: 'a-corner-is-a-scoring',
    rules: ['RAU-140'],
    caption: {
      en: 'After the third turn the avatars come to a corner: a scoring for all.',
      fr: 'Après le troisième tour, les avatars arrivent à un coin : décompte pour tous.',
    },
    position: { players: [{}, {}], phase: 'play', stop: 3 },
    acts: [forCrystals(), end(), confirm(), forCrystals(1), end(1), confirm(1)],
    shows: {
      happened: [
        { type: 'avatars.advanced', from: 3, to: 4 },
        { type: 'scoring.started', round: 1, order: [0, 1] },
      ],
      never: ['turn.started'],
    },
  },
  {
    id: 'a-new-round-after-the-corner',
    rules: ['RAU-143'],
    caption: {
      en: 'When both are through with the scoring, the avatars leave the corner and the next round is dealt.',
      fr: 'Quand les deux ont fini le décompte, les avatars quittent le coin et la manche suivante est distribuée.',
    },
    position: alone({}, { stop: 4 }),
    acts: [confirm(), confirm(1)],
    shows: {
      happened: [
        { type: 'scoring.ended', round: 1 },
        { type: 'avatars.advanced', from: 4, to: 5 },
        { type: 'round.started', round: 2, age: 1 },
      ],
    },
  },
  {
    id: 'how-it-begins',
    rules: ['RAU-050', 'RAU-058'],
    caption: {
      en: 'A game begins: as many Satellites as players, and nobody has a Spore or an Entity.',
      fr: 'Une partie commence : autant de Satellites que de joueurs, et personne n’a de Spore ni d’Entité.',
    },
    position: { players: [{}, {}, {}] },
    acts: [],
    shows: {
      happened: [
        { type: 'cards.dealt', satellite: 0, count: 4 },
        { type: 'cards.dealt', satellite: 1, count: 4 },
        { type: 'cards.dealt', satellite: 2, count: 4 },
      ],
      state: { spores: [0, 0, 0], owners: [-2, -2, -2, -2, -2, -2, -2], points: [0, 0, 0] },
    },
  },
  {
    id: 'the-pile-decides-the-first-turn',
    rules: ['RAU-085'],
    caption: {
      en: 'At the first turn all markers lie in a pile on 0: the top one plays first.',
      fr: 'Au premier tour, tous les marqueurs sont empilés sur 0 : celui du dessus joue en premier.',
    },
    position: { players: [{}, {}, {}], phase: 'setUp', pile: [1, 2, 0] },
    acts: [0, 1, 2].map(seat => ({ seat, ask: 'pickBiome', late: true }) as const),
    shows: { happened: [{ type: 'order.set', order: [0, 1, 2] }], asked: [['playBiome'], [], []] },
  },
  {
    id: 'side-b-for-all',
    rules: ['RAU-029', 'RAU-030', 'RAU-032'],
    caption: {
      en: 'Side B of the boards: the same nine printed Biomes for everybody.',
      fr: 'La face B des plateaux : les neuf mêmes Biomes imprimés pour tous.',
    },
    position: { players: [{}, {}], side: 'B' },
    acts: [],
    shows: { state: { side: 'B', boards: [89, 90, 91, 92, 93, 94, 95, 96, 97, 89, 90, 91, 92, 93, 94, 95, 96, 97] } },
  },
  {
    id: 'a-card-beyond-ones-means',
    rules: ['RAU-079'],
    caption: {
      en: 'A card may be kept that cannot be paid; it is then discarded for something.',
      fr: 'On peut garder une carte qu’on ne peut pas payer ; on la défausse alors contre un gain.',
    },
    position: { players: [{ hand: ['B1-04'], crystals: 0 }, { hand: ['B1-05'] }], stop: 1, phase: 'draft' },
    acts: [
      pick('B1-04'),
      pick('B1-05', 1),
      { seat: 0, ask: 'playBiome', tries: { do: 'place', cell: 4 }, rule: 'RAU-098' },
      forCrystals(),
    ],
    shows: { happened: [{ type: 'biome.discarded', seat: 0, gain: 'crystals' }] },
  },
  {
    id: 'the-order-holds',
    rules: ['RAU-084'],
    caption: {
      en: 'A rival overtakes you in the middle of the turn. The order stays as it was: the third plays next.',
      fr: 'Un rival vous dépasse au milieu du tour. L’ordre ne change pas : le troisième joue ensuite.',
    },
    position: { players: [{ points: 10 }, { points: 9, card: 'B1-03', board: { 0: 'B1-15' } }, {}], stop: 1 },
    acts: [forCrystals(), end(), confirm(), forCrystals(1), activate({ cell: 0 }, 1), end(1), confirm(1)],
    shows: { state: { points: [10, 13, 0] }, asked: [[], [], ['playBiome']] },
  },
]

import { UNKNOWN } from '@runatal/kernel'
import { activate, alone, confirm, end, forCrystals, type One, pick, place, score, step4 } from './acts.ts'

const PACKS = [
  ['B1-01', 'B1-02', 'B1-03', 'B1-04'],
  ['B1-05', 'B1-06', 'B1-07', 'B1-08'],
  ['B1-09', 'B1-10', 'B1-11', 'B1-12'],
]

/** Whoever plays by these settings is asked for the card and what is done with it, and nothing else. */
const swift = { activateForMe: 'on', confirmForMe: 'on' } as const
const held = (seat: number, cards: string[]) => ({ type: 'hand.shown', seat, cards }) as const
const three = { players: [{}, {}, {}], satellites: PACKS }

/** How a game goes: rounds, turns, steps, and what is seen of the cards meanwhile. */
export const course: readonly One[] = [
  {
    id: 'five-steps',
    rules: ['RAU-064'],
    caption: {
      en: 'A turn: all choose, one places, an Entity is welcomed, Biomes are activated; and when all have played, the avatars advance.',
      fr: 'Un tour : tous choisissent, on pose, on accueille une Entité, on active ; et quand tous ont joué, les avatars avancent.',
    },
    position: {
      players: [
        { hand: ['B1-08'], board: { 0: 'B1-03', 1: 'B1-06' } },
        { hand: ['B1-30'], confirmForMe: 'on' },
      ],
      stop: 1,
      phase: 'draft',
    },
    acts: [pick('B1-08'), pick('B1-30', 1), place(2), activate({ cell: 0 }), end(), confirm(), forCrystals(1), end(1)],
    shows: {
      happened: [
        { type: 'picks.closed' },
        { type: 'biome.placed', seat: 0, card: 'B1-08', cell: 2 },
        { type: 'entity.welcomed', seat: 0, entity: 'KITEET' },
        { type: 'biome.activated', seat: 0, cell: 0 },
        { type: 'avatars.advanced', from: 1, to: 2 },
      ],
    },
  },
  {
    id: 'three-turns-and-a-scoring',
    rules: ['RAU-060', 'RAU-075', 'RAU-080'],
    caption: {
      en: 'A round of three: your own pack, the neighbour’s, your own again, each time a card smaller. Then comes a scoring.',
      fr: 'Une manche à trois : votre paquet, celui du voisin, le vôtre encore, chaque fois plus mince. Puis vient un décompte.',
    },
    position: { ...three, players: [{ activateForMe: 'on' }, swift, swift] },
    acts: [
      pick('B1-01'),
      pick('B1-05', 1),
      pick('B1-09', 2),
      forCrystals(),
      confirm(),
      forCrystals(1),
      forCrystals(2),
      pick('B1-10'),
      pick('B1-02', 1),
      pick('B1-06', 2),
      forCrystals(2),
      forCrystals(),
      confirm(),
      forCrystals(1),
      pick('B1-03'),
      pick('B1-07', 1),
      pick('B1-11', 2),
      forCrystals(1),
      end(1),
      forCrystals(2),
      end(2),
      forCrystals(),
      end(),
      confirm(),
    ],
    shows: {
      happened: [
        ...PACKS.map((pack, seat) => held(seat, pack)),
        ...[2, 0, 1].map((pack, seat) => held(seat, PACKS[pack]!.slice(1))),
        ...PACKS.map((pack, seat) => held(seat, pack.slice(2))),
        { type: 'scoring.started', round: 1 },
      ],
      never: ['round.started'],
    },
  },
  {
    id: 'the-fourth-round',
    rules: ['RAU-059'],
    caption: {
      en: 'The third scoring is over: the fourth round begins, the last one.',
      fr: 'Le troisième décompte est fini : la quatrième manche commence, la dernière.',
    },
    position: alone({}, { stop: 12 }),
    acts: [confirm(), confirm(1)],
    shows: { happened: [{ type: 'round.started', round: 4, age: 2 }], never: ['game.ended'] },
  },
  {
    id: 'kept-and-hidden',
    rules: ['RAU-076', 'RAU-078'],
    caption: {
      en: 'You see your own card and not those of the others, who do not see yours; and nobody sees what was given back.',
      fr: 'Vous voyez votre carte, pas celles des autres, qui ne voient pas la vôtre ; et personne ne voit ce qui a été rendu.',
    },
    position: three,
    acts: [pick('B1-02'), pick('B1-05', 1), pick('B1-09', 2)],
    shows: {
      sees: [0, 1, 2].map(viewer => ({
        viewer,
        state: {
          kept: [1, 4, 8].map((card, seat) => (seat === viewer ? card : UNKNOWN)),
          satellites: PACKS.map(() => [UNKNOWN, UNKNOWN, UNKNOWN]),
        },
      })),
    },
  },
  {
    id: 'face-down-in-the-black-hole',
    rules: ['RAU-101'],
    caption: {
      en: 'A discarded card lies face down: how many there are is known, which ones nobody may look up.',
      fr: 'Une carte défaussée est face cachée : on sait combien il y en a, mais personne ne peut regarder lesquelles.',
    },
    position: { players: [{ card: 'B1-03' }, {}], blackHole: ['B1-20'] },
    acts: [forCrystals()],
    shows: {
      state: { blackHole: [19, 2] },
      sees: [0, 1].map(viewer => ({ viewer, state: { blackHole: [UNKNOWN, UNKNOWN] } })),
    },
  },
  {
    id: 'the-rim-of-side-b',
    rules: ['RAU-033'],
    caption: {
      en: 'Side B has the same rim: at notch 6 the avatar wakes the middle row there, too.',
      fr: 'La face B a le même bord : à l’encoche 6, l’avatar y éveille aussi la rangée du milieu.',
    },
    position: step4({ board: { 3: 'B1-08', 1: 'B1-03', 5: 'B1-06' } }, { stop: 6, side: 'B' }),
    acts: [],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'activate',
          having: { do: 'activate' },
          options: [3, 4, 5].map(cell => ({ do: 'activate', cell })),
        },
      ],
    },
  },
  {
    id: 'three-animals',
    rules: ['RAU-037'],
    caption: {
      en: 'METSAT asks for an animal: of the air, of the land or of the sea. There are no others.',
      fr: 'METSAT demande un animal : de l’air, de la terre ou de la mer. Il n’y en a pas d’autres.',
    },
    position: alone({ board: { 3: 'B1-03' }, entities: ['METSAT'] }, { stop: 4 }),
    acts: [],
    shows: {
      may: [
        {
          seat: 0,
          ask: 'scoreActivate',
          having: { do: 'activate', entity: 'METSAT' },
          options: (['air', 'land', 'sea'] as const).map(animal => ({ do: 'activate', entity: 'METSAT', animal })),
        },
      ],
    },
  },
  {
    id: 'five-effects',
    rules: ['RAU-041'],
    caption: {
      en: 'The five effects in one scoring: crystals, points, points for symbols, crystals paid for points, and for a Spore.',
      fr: 'Les cinq effets en un décompte : cristaux, points, points par symbole, cristaux payés pour des points, puis pour une Spore.',
    },
    position: alone(
      { crystals: 5, board: { 0: 'B1-03', 1: 'B1-15', 2: 'B1-09', 3: 'B1-05', 4: 'B1-18' }, spores: [0, 1, 2, 3, 4] },
      { stop: 4 },
    ),
    acts: [
      score({ cell: 0 }),
      score({ cell: 1 }),
      score({ cell: 2 }),
      score({ cell: 3 }),
      score({ cell: 4, spore: 8 }),
    ],
    shows: {
      happened: [
        { type: 'biome.activated', cell: 0, paid: 0, crystals: 2, points: 0 },
        { type: 'biome.activated', cell: 1, paid: 0, crystals: 0, points: 4 },
        { type: 'biome.activated', cell: 2, paid: 0, crystals: 0, points: 1 },
        { type: 'biome.activated', cell: 3, paid: 2, crystals: 0, points: 4 },
        { type: 'biome.activated', cell: 4, paid: 2, crystals: 0, points: 0, spore: 8 },
      ],
      state: { crystals: [3, 4], points: [9, 0] },
    },
  },
  {
    id: 'a-pile-comes-and-goes',
    rules: ['RAU-188'],
    caption: {
      en: 'You gain 2 and land on the pile at 12: you begin the next turn. Then another gains 3, and begins the one after it.',
      fr: 'Vous gagnez 2 et arrivez sur la pile à 12 : vous commencez le tour suivant. Puis un rival gagne 3, et commence celui d’après.',
    },
    position: {
      players: [
        { points: 10, board: { 0: 'B1-35' } },
        { points: 12, board: { 1: 'B1-28' }, ...swift },
        { points: 12, board: { 0: 'B1-38', 1: 'B1-26', 2: 'B1-39', 3: 'B1-03', 4: 'B1-09' }, ...swift },
      ],
      satellites: [
        ['B1-01', 'B1-02', 'B1-04'],
        ['B1-05', 'B1-06', 'B1-07'],
        ['B1-10', 'B1-11', 'B1-12'],
      ],
      pile: [0, 2, 1],
      stop: 1,
      phase: 'activate',
      onTurn: 0,
    },
    acts: [
      activate({ cell: 0 }),
      end(),
      confirm(),
      pick('B1-12'),
      pick('B1-02', 1),
      pick('B1-06', 2),
      forCrystals(),
      end(),
      confirm(),
      forCrystals(1),
      forCrystals(2),
      pick('B1-01'),
      pick('B1-05', 1),
      pick('B1-10', 2),
    ],
    shows: {
      happened: [
        { type: 'marker.moved', seat: 0, delta: 2, total: 12, pile: [2, 1, 0] },
        { type: 'order.set', order: [0, 1, 2] },
        { type: 'marker.moved', seat: 2, delta: 3, total: 15, pile: [2] },
        { type: 'order.set', order: [2, 0, 1] },
      ],
      state: { points: [12, 12, 15] },
    },
  },
]

import { alone, confirm, type One, score } from './acts.ts'

export const track: readonly One[] = [
  {
    id: 'past-99',
    rules: ['RAU-182'],
    caption: {
      en: 'From 95, 7 points more: a marker of +100 is taken, and the track goes on at 2.',
      fr: 'De 95, 7 points de plus : on prend un marqueur +100, et la piste reprend à 2.',
    },
    position: alone({ points: 95, entities: ['TAIVAS'] }, { stop: 4 }),
    acts: [score({ entity: 'TAIVAS' })],
    shows: {
      happened: [
        { type: 'marker.moved', seat: 0, delta: 7, total: 102 },
        { type: 'hundred.gained', seat: 0, count: 1 },
      ],
    },
  },
  {
    id: 'on-top-of-the-pile',
    rules: ['RAU-183'],
    caption: {
      en: 'Your marker comes to a space where two lie already: it goes on top of them.',
      fr: 'Votre marqueur arrive sur une case où il y en a déjà deux : il se pose dessus.',
    },
    position: {
      players: [{ points: 10, board: { 0: 'B1-25' }, spores: [0] }, { points: 12 }, { points: 12 }],
      pile: [2, 1, 0],
      stop: 4,
    },
    acts: [confirm(1), confirm(2), score({ cell: 0 })],
    shows: { happened: [{ type: 'marker.moved', seat: 0, delta: 2, total: 12, pile: [2, 1, 0] }] },
  },
  {
    id: 'a-gain-of-nothing',
    rules: ['RAU-184'],
    caption: {
      en: 'METSAT is asked for sea animals, of which there are none: no points, and the pile stays as it is.',
      fr: 'On demande à METSAT les animaux de la mer : il n’y en a pas, aucun point, et la pile reste telle quelle.',
    },
    position: {
      players: [{ points: 12, board: { 3: 'B1-03' }, entities: ['METSAT'] }, { points: 12 }],
      pile: [0, 1],
      stop: 4,
    },
    acts: [confirm(1), score({ entity: 'METSAT', animal: 'sea' })],
    shows: {
      happened: [{ type: 'entity.activated', entity: 'METSAT', points: 0 }],
      never: ['marker.moved'],
      state: { arrivals: [0, 1] },
    },
  },
  {
    id: 'exactly-100',
    rules: ['RAU-204'],
    caption: {
      en: 'At 99 there is no marker of +100; one point more, and it is taken.',
      fr: 'À 99, pas de marqueur +100 ; un point de plus, et on le prend.',
    },
    position: alone({ points: 97, board: { 0: 'B1-25' }, spores: [0, 8] }, { stop: 4 }),
    acts: [score({ cell: 0 }), score({ cell: 8 })],
    shows: {
      happened: [
        { type: 'marker.moved', total: 99 },
        { type: 'marker.moved', total: 100 },
        { type: 'hundred.gained', seat: 0, count: 1 },
      ],
    },
  },
  {
    id: 'hundreds-count',
    rules: ['RAU-186'],
    caption: {
      en: '104 is ahead of 96, though its marker stands on 4.',
      fr: '104 est devant 96, même si son marqueur est sur la case 4.',
    },
    position: { players: [{ points: 104 }, { points: 96 }], pile: [0, 1], stop: 4 },
    acts: [],
    shows: { happened: [{ type: 'scoring.started', order: [0, 1] }] },
  },
  {
    id: 'the-end',
    rules: ['RAU-189', 'RAU-190', 'RAU-001', 'RAU-192', 'RAU-059'],
    caption: {
      en: 'The fourth scoring is over, and so is the game. The most points win; crystals left over count for nothing.',
      fr: 'Le quatrième décompte est fini, et la partie avec lui. Le plus de points gagne ; les cristaux restants ne comptent pas.',
    },
    position: {
      players: [
        { points: 8, crystals: 0 },
        { points: 3, crystals: 30 },
      ],
      stop: 16,
    },
    acts: [confirm(), confirm(1)],
    shows: {
      happened: [
        { type: 'game.ended', totals: [8, 3] },
        { type: 'game.won', seats: [0], total: 8 },
      ],
      never: ['round.started'],
      won: [0],
    },
  },
  {
    id: 'a-shared-victory',
    rules: ['RAU-191', 'RAU-203'],
    caption: {
      en: 'Two have the most: they have both won, whichever marker is on top.',
      fr: 'Deux en ont le plus : tous deux ont gagné, quel que soit le marqueur du dessus.',
    },
    position: { players: [{ points: 120 }, { points: 120 }, { points: 90 }], phase: 'end' },
    acts: [],
    shows: { happened: [{ type: 'game.won', seats: [0, 1], total: 120 }], won: [0, 1], places: [1, 1, 3] },
  },
  {
    id: 'leaving-a-pile',
    rules: ['RAU-185'],
    caption: {
      en: 'Three markers in a pile: the middle one leaves, and the two others keep their order.',
      fr: 'Trois marqueurs en pile : celui du milieu s’en va, et les deux autres gardent leur ordre.',
    },
    position: {
      players: [{ points: 7 }, { points: 7, board: { 0: 'B1-25' }, spores: [0] }, { points: 7 }],
      pile: [0, 1, 2],
      stop: 4,
    },
    acts: [confirm(2), confirm(), score({ cell: 0 }, 1)],
    shows: { happened: [{ type: 'marker.moved', seat: 1, total: 9 }], state: { arrivals: [0, 2, 1] } },
  },
]

import { alone, confirm, notScore, type One, score } from './acts.ts'

export const scoring: readonly One[] = [
  {
    id: 'spored-biomes',
    rules: ['RAU-144', 'RAU-152', 'RAU-042'],
    caption: {
      en: 'In a scoring your Biomes with a Spore are activated, wherever they lie. One without, or without an effect, is refused.',
      fr: 'Au décompte s’activent vos Biomes qui portent une Spore, où qu’ils soient. Sans Spore ou sans effet, c’est refusé.',
    },
    position: alone({ spores: [0, 2, 5] }, { stop: 4 }),
    acts: [notScore({ cell: 3 }, 'RAU-144'), notScore({ cell: 2 }, 'RAU-042'), score({ cell: 0 })],
    shows: { happened: [{ type: 'biome.activated', seat: 0, cell: 0, crystals: 1 }] },
  },
  {
    id: 'all-entities',
    rules: ['RAU-145', 'RAU-177', 'RAU-179'],
    caption: {
      en: 'And so are all your Entities: KITEET for 3 points, MAA for one a Spore.',
      fr: 'De même toutes vos Entités : KITEET pour 3 points, MAA pour un par Spore.',
    },
    goal: { en: 'Score 5 points with your Entities.', fr: 'Marquez 5 points avec vos Entités.' },
    position: alone({ entities: ['KITEET', 'MAA'], spores: [2, 7] }, { stop: 8 }),
    acts: [score({ entity: 'KITEET' }), score({ entity: 'MAA' })],
    shows: { state: { points: [5, 0] }, asked: [['endTurn'], []] },
  },
  {
    id: 'in-any-order-too',
    rules: ['RAU-146', 'RAU-174'],
    caption: {
      en: 'SIENET gives 3 crystals, which pay for a Biome; then another Entity, then another Biome.',
      fr: 'SIENET donne 3 cristaux, qui paient un Biome ; puis une autre Entité, puis un autre Biome.',
    },
    position: alone(
      { entities: ['SIENET', 'KITEET'], spores: [6, 8], board: { 6: 'B1-02' }, crystals: 0 },
      { stop: 4 },
    ),
    acts: [score({ entity: 'SIENET' }), score({ cell: 6 }), score({ entity: 'KITEET' }), score({ cell: 8 })],
    shows: { state: { crystals: [0, 4], points: [9, 0] } },
  },
  {
    id: 'who-scores-first',
    rules: ['RAU-148'],
    caption: {
      en: 'Two share the furthest space: the marker on top scores first, then the others clockwise.',
      fr: 'Deux partagent la case la plus avancée : le marqueur du dessus décompte d’abord, puis les autres à la suite.',
    },
    position: { players: [{ points: 20 }, { points: 25 }, { points: 25 }], stop: 4, pile: [1, 0, 2] },
    acts: [],
    shows: { happened: [{ type: 'scoring.started', order: [2, 0, 1] }], asked: [[], [], ['endTurn']] },
  },
  {
    id: 'once-a-scoring',
    rules: ['RAU-149'],
    caption: {
      en: 'Each Biome and each Entity once: the second time is refused.',
      fr: 'Chaque Biome et chaque Entité une fois : la seconde est refusée.',
    },
    position: alone({ entities: ['KITEET', 'SIENET'] }, { stop: 4 }),
    acts: [score({ entity: 'KITEET' }), notScore({ entity: 'KITEET' }, 'RAU-149')],
    shows: { happened: [{ type: 'entity.activated', entity: 'KITEET', points: 3 }] },
  },
  {
    id: 'a-new-spore-counts',
    rules: ['RAU-150'],
    caption: {
      en: 'A Biome gets its Spore in the scoring itself, and is activated in it.',
      fr: 'Un Biome reçoit sa Spore pendant le décompte, et s’y active aussitôt.',
    },
    goal: {
      en: 'Lay a Spore to the right and use it at once.',
      fr: 'Posez une Spore à droite et servez-vous-en aussitôt.',
    },
    position: alone({ spores: [0], board: { 0: 'B1-18', 1: 'B1-03' }, crystals: 2 }, { stop: 4 }),
    acts: [score({ cell: 0, spore: 1 }), score({ cell: 1 })],
    shows: { happened: [{ type: 'spore.placed', cell: 1, source: 'effect' }], state: { crystals: [2, 4] } },
  },
  {
    id: 'scoring-is-free',
    rules: ['RAU-151'],
    caption: {
      en: 'Nothing has to be activated: TAIVAS asks for 4 crystals, and you keep them.',
      fr: 'Rien n’est obligatoire : TAIVAS demande 4 cristaux, et vous les gardez.',
    },
    position: alone({ entities: ['TAIVAS'], crystals: 4, spores: [0] }, { stop: 4 }),
    acts: [{ seat: 0, ask: 'scoreActivate', play: { do: 'end' } }, confirm()],
    shows: { never: ['entity.activated', 'biome.activated'], state: { points: [0, 0], crystals: [4, 4] } },
  },
  {
    id: 'no-welcome-in-a-scoring',
    rules: ['RAU-153'],
    caption: {
      en: 'You have a whole row of Forests, but METSAT stays with your rival: nothing changes hands in a scoring.',
      fr: 'Vous avez une rangée entière de Forêts, mais METSAT reste chez votre rival : rien ne change de mains au décompte.',
    },
    position: {
      players: [{ board: { 0: 'B1-14', 2: 'B1-13', 3: 'B1-18' }, spores: [3] }, { entities: ['METSAT'] }],
      stop: 4,
    },
    acts: [score({ cell: 3, spore: 1 })],
    shows: { never: ['entity.welcomed'] },
  },
  {
    id: 'a-whole-scoring',
    rules: ['RAU-154', 'RAU-173'],
    caption: {
      en: 'A Biome for 2 crystals, another for 2 points, KITEET for 3: in all 2 crystals and 5 points.',
      fr: 'Un Biome pour 2 cristaux, un autre pour 2 points, KITEET pour 3 : en tout 2 cristaux et 5 points.',
    },
    position: alone({ board: { 0: 'B1-03', 7: 'B1-25' }, spores: [0, 7], entities: ['KITEET'] }, { stop: 4 }),
    acts: [score({ cell: 0 }), score({ cell: 7 }), score({ entity: 'KITEET' }), confirm()],
    shows: {
      happened: [{ type: 'water.scored', seat: 0, points: 0 }],
      state: { crystals: [6, 4], points: [5, 0] },
    },
  },
  {
    id: 'water',
    rules: ['RAU-147', 'RAU-155', 'RAU-157', 'RAU-159'],
    caption: {
      en: 'At the end of your go the Water Sources are compared: 4 of yours, 1 of the fewest, so 3 more for 6 points.',
      fr: 'À la fin de votre passage, on compare les Sources : 4 chez vous, 1 chez le moins pourvu, soit 3 de plus pour 6 points.',
    },
    position: alone({ board: { 0: 'B2-26' } }, { stop: 12 }),
    acts: [confirm(), confirm(1)],
    shows: {
      happened: [
        { type: 'water.scored', seat: 0, sources: 4, fewest: 1, points: 6 },
        { type: 'water.scored', seat: 1, sources: 1, fewest: 1, points: 0 },
      ],
    },
  },
  {
    id: 'water-with-vuori',
    rules: ['RAU-158', 'RAU-175'],
    caption: {
      en: 'VUORI stands for 2 more Sources: a difference of 2 gives 3 points.',
      fr: 'VUORI vaut 2 Sources de plus : une différence de 2 rapporte 3 points.',
    },
    position: alone({ entities: ['VUORI'] }, { stop: 12 }),
    acts: [confirm()],
    shows: { happened: [{ type: 'water.scored', seat: 0, sources: 3, fewest: 1, points: 3 }] },
  },
  {
    id: 'meri-counts-sources',
    rules: ['RAU-178', 'RAU-044'],
    caption: {
      en: 'MERI gives a point for each Source, the two of VUORI among them: 1 printed and 2, so 3.',
      fr: 'MERI rapporte un point par Source, les deux de VUORI comprises : 1 imprimée et 2, donc 3.',
    },
    position: alone({ entities: ['VUORI', 'MERI'] }, { stop: 12 }),
    acts: [score({ entity: 'MERI' })],
    shows: { happened: [{ type: 'entity.activated', entity: 'MERI', points: 3 }] },
  },
  {
    id: 'a-spore-without-effect-counts',
    rules: ['RAU-165', 'RAU-177'],
    caption: {
      en: 'A Spore on a Biome without effect gives nothing by itself, but MAA counts it.',
      fr: 'Une Spore sur un Biome sans effet ne donne rien d’elle-même, mais MAA la compte.',
    },
    position: alone({ spores: [2, 7], entities: ['MAA'] }, { stop: 4 }),
    acts: [notScore({ cell: 2 }, 'RAU-042'), score({ entity: 'MAA' })],
    shows: { happened: [{ type: 'entity.activated', entity: 'MAA', points: 2 }] },
  },
  {
    id: 'five-sources-against-three',
    rules: ['RAU-160', 'RAU-155'],
    caption: {
      en: '5 Water Sources against 3: two more, for 3 points.',
      fr: '5 Sources contre 3 : deux de plus, pour 3 points.',
    },
    position: { players: [{ board: { 0: 'B2-26', 1: 'B1-25' } }, { board: { 0: 'B1-26' } }], stop: 12 },
    acts: [confirm()],
    shows: { happened: [{ type: 'water.scored', seat: 0, sources: 5, fewest: 3, points: 3 }] },
  },
]

import { activate, alone, confirm, end, notActivate, type One, place, step4 } from './acts.ts'

/** Nine cards that each give crystals for nothing: every one could be activated, wherever the avatar stands. */
const LIVELY = {
  0: 'B1-01',
  1: 'B1-03',
  2: 'B1-06',
  3: 'B1-07',
  4: 'B1-08',
  5: 'B1-12',
  6: 'B1-24',
  7: 'B1-30',
  8: 'B1-33',
}

const lines = (
  [
    [1, 'RAU-023', [0, 3, 6], 'the left column', 'la colonne de gauche'],
    [6, 'RAU-024', [3, 4, 5], 'the middle row', 'la rangée du milieu'],
    [9, 'RAU-025', [2, 5, 8], 'the right column', 'la colonne de droite'],
    [13, 'RAU-026', [6, 7, 8], 'the bottom row', 'la rangée du bas'],
  ] as const
).map(([stop, rule, cells, en, fr]): One => ({
  id: `line-at-stop-${stop}`,
  rules: [rule, 'RAU-124'],
  caption: {
    en: `At notch ${stop} of the rim the avatar wakes ${en}, and nothing else.`,
    fr: `À l’encoche ${stop} du bord, l’avatar éveille ${fr}, et rien d’autre.`,
  },
  position: step4({ board: LIVELY }, { stop }),
  acts: [],
  shows: {
    may: [
      {
        seat: 0,
        ask: 'activate',
        having: { do: 'activate' },
        options: cells.map(cell => ({ do: 'activate', cell })),
      },
    ],
  },
}))

export const activating: readonly One[] = [
  ...lines,
  {
    id: 'not-in-the-line',
    rules: ['RAU-124', 'RAU-132'],
    caption: {
      en: 'Only the line at the avatar is activated; a Spore elsewhere changes nothing in step 4.',
      fr: 'Seule la ligne de l’avatar s’active ; une Spore ailleurs n’y change rien à l’étape 4.',
    },
    position: step4({ spores: [1, 3] }),
    acts: [notActivate({ cell: 1 }, 'RAU-124'), activate({ cell: 3 })],
    shows: { happened: [{ type: 'biome.activated', seat: 0, cell: 3, crystals: 1 }] },
  },
  {
    id: 'earlier-entities-wait',
    rules: ['RAU-126'],
    caption: {
      en: 'KITEET came in an earlier turn: it waits for the scoring.',
      fr: 'KITEET est venue à un tour précédent : elle attend le décompte.',
    },
    position: step4({ entities: ['KITEET'] }),
    acts: [notActivate({ entity: 'KITEET' }, 'RAU-126')],
    shows: { never: ['entity.activated'] },
  },
  {
    id: 'in-any-order',
    rules: ['RAU-127', 'RAU-133'],
    caption: {
      en: 'The bottom Biome gives 2 crystals first, and they pay for the top one: 4 points.',
      fr: 'Le Biome du bas donne d’abord 2 cristaux, qui paient celui du haut : 4 points.',
    },
    goal: { en: 'Score 4 points without a crystal to begin with.', fr: 'Marquez 4 points sans un cristal au départ.' },
    position: step4({ board: { 0: 'B1-05', 6: 'B1-03', 3: 'B1-26' }, crystals: 0 }),
    acts: [notActivate({ cell: 0 }, 'RAU-134'), activate({ cell: 6 }), activate({ cell: 0 })],
    shows: {
      happened: [
        { type: 'biome.activated', cell: 6, crystals: 2 },
        { type: 'biome.activated', cell: 0, paid: 2, points: 4 },
      ],
    },
  },
  {
    id: 'biomes-and-entities-alternate',
    rules: ['RAU-128', 'RAU-125', 'RAU-176'],
    caption: {
      en: 'A Biome gives the crystals that TAIVAS asks for, TAIVAS gives 7 points, then another Biome one more.',
      fr: 'Un Biome donne les cristaux que TAIVAS demande, TAIVAS rapporte 7 points, puis un autre Biome un de plus.',
    },
    position: alone({ board: { 1: 'B1-14', 2: 'B1-20' }, card: 'B1-03', crystals: 2 }, { stop: 1 }),
    acts: [place(0), activate({ cell: 0 }), activate({ entity: 'TAIVAS' }), activate({ cell: 6 })],
    shows: {
      happened: [{ type: 'entity.activated', entity: 'TAIVAS', paid: 4, points: 7 }],
      state: { points: [8, 0] },
    },
  },
  {
    id: 'nothing-is-forced',
    rules: ['RAU-129', 'RAU-137', 'RAU-202'],
    caption: {
      en: 'An effect can be left out: you say that step 4 is over, and then that your turn is.',
      fr: 'Un effet peut être laissé : on dit que l’étape 4 est finie, puis que son tour l’est.',
    },
    position: step4({ board: { 0: 'B1-02', 3: 'B1-26', 6: 'B1-28' }, crystals: 5 }),
    acts: [end(), confirm()],
    shows: { never: ['biome.activated'], asked: [[], ['playBiome']] },
  },
  {
    id: 'each-once',
    rules: ['RAU-130'],
    caption: {
      en: 'The Biome has had its turn: a second time is refused.',
      fr: 'Le Biome a déjà servi : une seconde fois est refusée.',
    },
    position: step4({ board: { 0: 'B1-05' }, crystals: 6 }),
    acts: [activate({ cell: 0 }), notActivate({ cell: 0 }, 'RAU-130')],
    shows: { happened: [{ type: 'biome.activated', cell: 0, paid: 2, points: 4 }] },
  },
  {
    id: 'the-new-card-too',
    rules: ['RAU-131'],
    caption: {
      en: 'Placed in the line of the avatar, the new card is activated in the same turn.',
      fr: 'Placée dans la ligne de l’avatar, la nouvelle carte s’active dès ce tour.',
    },
    goal: {
      en: 'Place the card in the left column and activate it.',
      fr: 'Placez la carte à gauche, au milieu, et activez-la.',
    },
    position: alone({ card: 'B1-03' }, { stop: 1 }),
    acts: [place(3), activate({ cell: 3 })],
    shows: { happened: [{ type: 'biome.activated', cell: 3, crystals: 2 }] },
  },
  {
    id: 'whole-or-not-at-all',
    rules: ['RAU-134'],
    caption: {
      en: 'TAIVAS asks for 4 crystals. With 3 it cannot be used, not even in part.',
      fr: 'TAIVAS demande 4 cristaux. Avec 3, on ne peut pas s’en servir, même en partie.',
    },
    position: step4({ crystals: 3 }, { welcomed: ['TAIVAS'] }),
    acts: [notActivate({ entity: 'TAIVAS' }, 'RAU-134')],
    shows: { never: ['entity.activated'] },
  },
  {
    id: 'the-producer-takes-its-spore',
    rules: ['RAU-135', 'RAU-161'],
    caption: {
      en: 'Only the Biome that makes the Spore has none yet: it may take it itself.',
      fr: 'Seul le Biome qui produit la Spore n’en a pas encore : il peut la prendre lui-même.',
    },
    position: step4({ spores: [0, 1, 2, 3, 4, 6, 7, 8] }, { stop: 6 }),
    acts: [activate({ cell: 5, spore: 5 })],
    shows: { happened: [{ type: 'spore.placed', cell: 5, source: 'effect' }] },
  },
  {
    id: 'no-room-for-a-spore',
    rules: ['RAU-135'],
    caption: {
      en: 'With nine Spores there is no room for a tenth: the effect cannot be used.',
      fr: 'Avec neuf Spores, plus de place pour une dixième : l’effet ne peut pas servir.',
    },
    position: step4({ spores: [0, 1, 2, 3, 4, 5, 6, 7, 8] }, { stop: 6 }),
    acts: [notActivate({ cell: 5 }, 'RAU-135')],
    shows: { never: ['spore.placed'] },
  },
  {
    id: 'worth-nothing-now',
    rules: ['RAU-136'],
    caption: {
      en: 'This Biome counts sea animals, and there is none in sight: it is not offered.',
      fr: 'Ce Biome compte les animaux marins, et aucun n’est en vue : il n’est pas proposé.',
    },
    position: step4({ board: { 0: 'B1-14' } }),
    acts: [notActivate({ cell: 0 }, 'RAU-136')],
    shows: { never: ['biome.activated'] },
  },
  {
    id: 'weighed-again',
    rules: ['RAU-136'],
    caption: {
      en: 'Without a Spore the top Biome is worth nothing. The middle one makes a Spore, and then it is worth a point.',
      fr: 'Sans Spore, le Biome du haut ne vaut rien. Celui du milieu en produit une, et il vaut alors un point.',
    },
    goal: { en: 'Score a point.', fr: 'Marquez un point grâce à une Spore.' },
    position: step4({ board: { 0: 'B1-21', 3: 'B1-18', 6: 'B1-26' }, crystals: 2 }),
    acts: [activate({ cell: 3, spore: 8 }), activate({ cell: 0 })],
    shows: { happened: [{ type: 'marker.moved', seat: 0, delta: 1, total: 1 }] },
  },
  {
    id: 'a-spore-for-three',
    rules: ['RAU-171', 'RAU-161'],
    caption: {
      en: 'In the middle column: a point for the printed Forest, then 3 crystals for a Spore on the Desert at the top right.',
      fr: 'Dans la colonne du milieu : un point pour la Forêt imprimée, puis 3 cristaux pour une Spore sur le Désert en haut à droite.',
    },
    position: alone({ card: 'B1-20', crystals: 4 }, { stop: 2 }),
    acts: [place(4), activate({ cell: 1 }), activate({ cell: 4, spore: 2 })],
    shows: {
      happened: [
        { type: 'biome.activated', cell: 1, points: 1 },
        { type: 'biome.activated', cell: 4, paid: 3, spore: 2 },
      ],
      state: { crystals: [1, 4], points: [1, 0] },
    },
  },
  {
    id: 'metsat-counts-animals',
    rules: ['RAU-172', 'RAU-043'],
    caption: {
      en: 'METSAT gives a point for each symbol of the animal one chooses: three in the air.',
      fr: 'METSAT rapporte un point par symbole de l’animal choisi : trois dans les airs.',
    },
    position: step4({ board: { 3: 'B2-08', 5: 'B1-34' } }, { stop: 2, welcomed: ['METSAT'] }),
    acts: [activate({ entity: 'METSAT', animal: 'air' })],
    shows: { happened: [{ type: 'entity.activated', entity: 'METSAT', animal: 'air', points: 3 }] },
  },
  {
    id: 'metsat-without-animals',
    rules: ['RAU-180'],
    caption: {
      en: 'No animal anywhere: METSAT is worth nothing and is not offered.',
      fr: 'Pas un animal : METSAT ne vaut rien et n’est pas proposée.',
    },
    position: step4({}, { stop: 2, welcomed: ['METSAT'] }),
    acts: [notActivate({ entity: 'METSAT', animal: 'air' }, 'RAU-136')],
    shows: { never: ['entity.activated'] },
  },
  {
    id: 'vuori-is-not-activated',
    rules: ['RAU-175'],
    caption: {
      en: 'VUORI has come: nothing to activate, but 2 more Water Sources as long as it stays.',
      fr: 'VUORI est arrivée : rien à activer, mais 2 Sources de plus tant qu’elle reste.',
    },
    position: alone({ board: { 3: 'B1-33', 4: 'B1-34' }, card: 'B1-37' }),
    acts: [place(5), notActivate({ entity: 'VUORI' }, 'RAU-175')],
    shows: { happened: [{ type: 'sources.changed', seat: 0, total: 3 }] },
  },
]

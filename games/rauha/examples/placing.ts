import { activate, alone, forCrystals, forSpore, notPlay, type One, place, spaces } from './acts.ts'

export const placing: readonly One[] = [
  {
    id: 'place-or-discard',
    rules: ['RAU-087', 'RAU-096', 'RAU-097'],
    caption: {
      en: 'The kept card goes onto any space of the board. It could also have been thrown into the Black Hole; to pass is not possible.',
      fr: 'La carte gardée va sur n’importe quel espace du plateau. On aurait aussi pu la jeter dans le Trou Noir ; passer n’est pas possible.',
    },
    goal: { en: 'Place the card at the bottom right.', fr: 'Placez la carte en bas à droite.' },
    position: alone({ card: 'B1-03', spores: [2, 6] }),
    acts: [place(8)],
    shows: {
      happened: [{ type: 'biome.placed', seat: 0, card: 'B1-03', cell: 8, cost: 0, covered: 'A:8' }],
      asked: [['activate'], []],
    },
  },
  {
    id: 'a-cost-is-paid',
    rules: ['RAU-088'],
    caption: {
      en: 'This card costs 3 crystals: of 5, 2 are left.',
      fr: 'Cette carte coûte 3 cristaux : sur 5, il en reste 2.',
    },
    goal: { en: 'Place the card and pay for it.', fr: 'Placez la carte au centre et payez-la.' },
    position: alone({ card: 'B1-04', crystals: 5 }),
    acts: [place(4)],
    shows: {
      happened: [
        { type: 'biome.placed', card: 'B1-04', cost: 3, cell: 4 },
        { type: 'crystals.changed', seat: 0, delta: -3, total: 2 },
      ],
    },
  },
  {
    id: 'corners-only',
    rules: ['RAU-089'],
    caption: {
      en: 'This card costs nothing but goes on a corner only: in the middle it is refused.',
      fr: 'Cette carte ne coûte rien mais ne va que dans un coin : au milieu, elle est refusée.',
    },
    goal: { en: 'Place the card at the bottom left.', fr: 'Placez la carte en bas à gauche.' },
    position: alone({ card: 'B2-33', crystals: 1 }),
    acts: [notPlay({ do: 'place', cell: 4 }, 'RAU-089'), place(6)],
    shows: { happened: [{ type: 'biome.placed', cell: 6, cost: 0 }], never: ['crystals.changed'] },
  },
  {
    id: 'free-anywhere',
    rules: ['RAU-090', 'RAU-021'],
    caption: {
      en: 'Without a crystal left, a free card still goes anywhere.',
      fr: 'Même sans un seul cristal, une carte gratuite va partout.',
    },
    position: alone({ card: 'B1-03', crystals: 0 }),
    acts: [],
    shows: { may: [spaces(0, 1, 2, 3, 4, 5, 6, 7, 8)] },
  },
  {
    id: 'discard-for-crystals',
    rules: ['RAU-091'],
    caption: {
      en: 'The card goes into the Black Hole, and 4 crystals come.',
      fr: 'La carte part dans le Trou Noir, et 4 cristaux arrivent.',
    },
    goal: { en: 'Discard the card for crystals.', fr: 'Défaussez la carte contre des cristaux.' },
    position: alone({ card: 'B1-03', crystals: 1 }),
    acts: [forCrystals()],
    shows: {
      state: { crystals: [5, 4], spores: [0, 0], blackHole: [2] },
      happened: [
        { type: 'biome.discarded', seat: 0, gain: 'crystals' },
        { type: 'crystals.changed', seat: 0, delta: 4, total: 5 },
      ],
      never: ['spore.placed'],
    },
  },
  {
    id: 'discard-for-a-spore',
    rules: ['RAU-092', 'RAU-161', 'RAU-163'],
    caption: {
      en: 'Or a Spore comes instead. It needs a Biome that has none: on the middle one it is refused.',
      fr: 'Ou bien une Spore vient à la place. Il lui faut un Biome qui n’en a pas : au milieu, c’est refusé.',
    },
    goal: {
      en: 'Discard the card for a Spore below the middle.',
      fr: 'Défaussez la carte contre une Spore sous le milieu.',
    },
    position: alone({ card: 'B1-03', spores: [3, 4], crystals: 2 }),
    acts: [notPlay({ do: 'discard', gain: 'spore', cell: 4 }, 'RAU-163'), forSpore(7)],
    shows: {
      happened: [
        { type: 'biome.discarded', seat: 0, gain: 'spore' },
        { type: 'spore.placed', seat: 0, cell: 7, source: 'discard' },
      ],
      state: { crystals: [2, 4], spores: [(1 << 3) | (1 << 4) | (1 << 7), 0] },
    },
  },
  {
    id: 'away-from-the-avatar',
    rules: ['RAU-093'],
    caption: {
      en: 'The avatar stands over the left column; the card may go to the right one all the same.',
      fr: 'L’avatar est au-dessus de la colonne de gauche ; la carte peut pourtant aller à droite.',
    },
    position: alone({ card: 'B1-08' }, { stop: 1 }),
    acts: [place(8)],
    shows: { happened: [{ type: 'biome.placed', card: 'B1-08', cell: 8 }] },
  },
  {
    id: 'a-card-covers-another',
    rules: ['RAU-094', 'RAU-034'],
    caption: {
      en: 'The new card lies over the one that was there.',
      fr: 'La nouvelle carte recouvre celle qui était là.',
    },
    goal: { en: 'Cover the card in the middle.', fr: 'Recouvrez la carte du milieu.' },
    position: alone({ card: 'B1-08', board: { 4: 'B1-26' } }),
    acts: [place(4)],
    shows: { happened: [{ type: 'biome.placed', card: 'B1-08', cell: 4, covered: 'B1-26' }] },
  },
  {
    id: 'covered-sources-are-gone',
    rules: ['RAU-095', 'RAU-158'],
    caption: {
      en: 'Covered, a Biome gives nothing any more: its 2 Water Sources are gone, and only the printed one is left.',
      fr: 'Recouvert, un Biome ne donne plus rien : ses 2 Sources ont disparu, il ne reste que celle imprimée.',
    },
    position: alone({ card: 'B1-13', board: { 3: 'B1-26', 0: 'B1-14' } }),
    acts: [place(3)],
    shows: { happened: [{ type: 'sources.changed', seat: 0, total: 1 }] },
  },
  {
    id: 'too-dear',
    rules: ['RAU-098'],
    caption: {
      en: 'The card costs 3 and there are 2 crystals: it can only be discarded.',
      fr: 'La carte coûte 3 et il n’y a que 2 cristaux : elle ne peut qu’être défaussée.',
    },
    position: alone({ card: 'B1-04', crystals: 2 }),
    acts: [notPlay({ do: 'place', cell: 4 }, 'RAU-098'), forCrystals()],
    shows: { happened: [{ type: 'biome.discarded', gain: 'crystals' }], never: ['biome.placed'] },
  },
  {
    id: 'nine-spores',
    rules: ['RAU-099'],
    caption: {
      en: 'All nine Biomes have a Spore: to discard for another is not offered.',
      fr: 'Les neuf Biomes ont une Spore : défausser pour une autre n’est pas proposé.',
    },
    position: alone({ card: 'B1-03', spores: [0, 1, 2, 3, 4, 5, 6, 7, 8] }),
    acts: [],
    shows: {
      may: [
        spaces(0, 1, 2, 3, 4, 5, 6, 7, 8),
        { seat: 0, ask: 'playBiome', having: { do: 'discard' }, options: [{ do: 'discard', gain: 'crystals' }] },
      ],
    },
  },
  {
    id: 'the-four-come-too-late',
    rules: ['RAU-100'],
    caption: {
      en: 'The 4 crystals of a discard come when the card is gone: they do not pay for it.',
      fr: 'Les 4 cristaux d’une défausse arrivent quand la carte est partie : ils ne la paient pas.',
    },
    position: alone({ card: 'B1-15', crystals: 0 }),
    acts: [notPlay({ do: 'place', cell: 0 }, 'RAU-098'), forCrystals()],
    shows: { never: ['biome.placed'], state: { crystals: [4, 4] }, asked: [['activate'], []] },
  },
  {
    id: 'no-welcome-after-a-discard',
    rules: ['RAU-102', 'RAU-121'],
    caption: {
      en: 'The top row is all Forest, but a discard welcomes nobody. Step 4 follows all the same.',
      fr: 'La rangée du haut est tout en Forêt, mais une défausse n’accueille personne. L’étape 4 a lieu quand même.',
    },
    position: alone({ card: 'B1-10', board: { 0: 'B1-15', 2: 'B1-09' } }),
    acts: [forSpore(1)],
    shows: { state: { owners: [-2, -2, -2, -2, -2, -2, -2] }, never: ['entity.welcomed'], asked: [['activate'], []] },
  },
  {
    id: 'costs-at-work',
    rules: ['RAU-104'],
    caption: {
      en: 'With 3 crystals a card of cost 3 goes anywhere, and none is left.',
      fr: 'Avec 3 cristaux, une carte de coût 3 va partout, et il n’en reste aucun.',
    },
    position: alone({ card: 'B2-18', crystals: 3 }),
    acts: [place(0)],
    shows: { happened: [{ type: 'crystals.changed', seat: 0, delta: -3, total: 0 }] },
  },
  {
    id: 'a-spore-is-carried',
    rules: ['RAU-164', 'RAU-167'],
    caption: {
      en: 'The covered Biome had a Spore: it passes to the new card.',
      fr: 'Le Biome recouvert avait une Spore : elle passe sur la nouvelle carte.',
    },
    goal: { en: 'Cover the Biome that has the Spore.', fr: 'Recouvrez le Biome qui porte la Spore.' },
    position: alone({ spores: [8], card: 'B1-03' }, { stop: 3 }),
    acts: [place(8)],
    shows: { happened: [{ type: 'spore.carried', seat: 0, cell: 8 }], state: { spores: [1 << 8, 0] } },
  },
  {
    id: 'a-spore-where-one-likes',
    rules: ['RAU-162', 'RAU-166', 'RAU-168'],
    caption: {
      en: 'A Spore is laid at once on a Biome of one’s choice, a printed one too.',
      fr: 'Une Spore se pose aussitôt sur un Biome au choix, même imprimé.',
    },
    position: alone({ card: 'B1-03' }),
    acts: [forSpore(2)],
    shows: { happened: [{ type: 'spore.placed', seat: 0, cell: 2, source: 'discard' }] },
  },
  {
    id: 'a-spore-counts-at-once',
    rules: ['RAU-201', 'RAU-044'],
    caption: {
      en: 'The Biome at the top left gives a point for each Spore: the one just laid counts as the third.',
      fr: 'Le Biome en haut à gauche rapporte un point par Spore : celle qu’on vient de poser est la troisième.',
    },
    goal: {
      en: 'Score 3 points with the Biome at the top left.',
      fr: 'Marquez 3 points avec le Biome en haut à gauche.',
    },
    position: alone({ board: { 0: 'B1-21' }, spores: [3, 4], card: 'B1-03' }, { stop: 1 }),
    acts: [forSpore(8), activate({ cell: 0 })],
    shows: { happened: [{ type: 'biome.activated', seat: 0, cell: 0, points: 3 }] },
  },
]

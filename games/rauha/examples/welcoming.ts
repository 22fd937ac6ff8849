import { activate, alone, confirm, end, forCrystals, notActivate, type One, place } from './acts.ts'

export const welcoming: readonly One[] = [
  {
    id: 'a-line-of-types',
    rules: ['RAU-105', 'RAU-107', 'RAU-114', 'RAU-122'],
    caption: {
      en: 'A second Forest beside the printed one and a third at its other side: the row is whole, and METSAT comes.',
      fr: 'Une deuxième Forêt d’un côté de celle imprimée, une troisième de l’autre : la rangée est complète, METSAT arrive.',
    },
    goal: { en: 'Welcome METSAT with a row of Forests.', fr: 'Accueillez METSAT avec une rangée de Forêts.' },
    position: alone({ board: { 0: 'B1-14' }, card: 'B1-13' }),
    acts: [place(2)],
    shows: {
      state: { owners: [0, -2, -2, -2, -2, -2, -2] },
      happened: [{ type: 'entity.welcomed', seat: 0, entity: 'METSAT', lines: ['row'] }],
    },
  },
  {
    id: 'a-line-of-animals',
    rules: ['RAU-106'],
    caption: {
      en: 'Three air animals in the right column: TAIVAS comes, whatever the types of the Biomes.',
      fr: 'Trois animaux des airs dans la colonne de droite : TAIVAS arrive, quels que soient les types des Biomes.',
    },
    goal: { en: 'Welcome TAIVAS.', fr: 'Accueillez TAIVAS à droite.' },
    position: alone({ board: { 2: 'B1-03', 5: 'B1-14' }, card: 'B1-20', crystals: 9 }),
    acts: [place(8)],
    shows: { happened: [{ type: 'entity.welcomed', seat: 0, entity: 'TAIVAS', lines: ['column'] }] },
  },
  {
    id: 'taken-from-another',
    rules: ['RAU-108', 'RAU-119'],
    caption: {
      en: 'KITEET is with somebody else. The line of Crystals takes it away from there, without a question.',
      fr: 'KITEET est chez quelqu’un d’autre. La ligne de Cristaux l’en retire, sans question.',
    },
    goal: { en: 'Take KITEET.', fr: 'Prenez KITEET à votre rival.' },
    position: { players: [{ board: { 4: 'B1-03' }, card: 'B1-06' }, {}, { entities: ['KITEET', 'MAA'] }] },
    acts: [place(5)],
    shows: { happened: [{ type: 'entity.welcomed', seat: 0, entity: 'KITEET', from: 2, lines: ['row'] }] },
  },
  {
    id: 'two-at-once',
    rules: ['RAU-109', 'RAU-123'],
    caption: {
      en: 'A column of Mountains that all have land animals: VUORI and MAA come together.',
      fr: 'Une colonne de Montagnes qui ont toutes un animal terrestre : VUORI et MAA arrivent ensemble.',
    },
    goal: { en: 'Welcome two Entities with one card.', fr: 'Accueillez deux Entités avec une seule carte.' },
    position: alone({ board: { 2: 'B1-32', 5: 'B1-31' }, card: 'B2-28' }),
    acts: [place(8)],
    shows: {
      happened: [
        { type: 'entity.welcomed', seat: 0, entity: 'VUORI' },
        { type: 'entity.welcomed', seat: 0, entity: 'MAA' },
      ],
    },
  },
  {
    id: 'owned-already',
    rules: ['RAU-110'],
    caption: {
      en: 'METSAT is here already: another row of Forests does nothing.',
      fr: 'METSAT est déjà là : une autre rangée de Forêts ne fait rien.',
    },
    position: alone({ entities: ['METSAT'], board: { 3: 'B1-14', 4: 'B1-09' }, card: 'B1-13' }),
    acts: [place(5)],
    shows: { never: ['entity.welcomed'] },
  },
  {
    id: 'kept-until-taken',
    rules: ['RAU-111'],
    caption: {
      en: 'MAA stays with you until a rival makes a line of land animals.',
      fr: 'MAA reste chez vous jusqu’à ce qu’un rival aligne des animaux terrestres.',
    },
    position: {
      players: [
        { entities: ['MAA'], card: 'B1-03' },
        { board: { 3: 'B1-08', 5: 'B1-09' }, card: 'B1-37' },
      ],
    },
    acts: [forCrystals(), end(), confirm(), place(4, 1)],
    shows: { happened: [{ type: 'entity.welcomed', seat: 1, entity: 'MAA', from: 0 }] },
  },
  {
    id: 'no-diagonals',
    rules: ['RAU-112'],
    caption: {
      en: 'Three Forests from corner to corner are no line.',
      fr: 'Trois Forêts d’un coin à l’autre ne font pas une ligne.',
    },
    position: alone({ board: { 0: 'B1-14', 4: 'B1-09' }, card: 'B1-13' }),
    acts: [place(8)],
    shows: { never: ['entity.welcomed'] },
  },
  {
    id: 'a-double-symbol-is-one-biome',
    rules: ['RAU-113'],
    caption: {
      en: 'Two Biomes show air animals, one of them twice; the middle one has none. The line is not whole.',
      fr: 'Deux Biomes ont des animaux des airs, dont un en double ; celui du milieu n’en a pas. La ligne est incomplète.',
    },
    position: alone({ board: { 3: 'B2-12', 4: 'B1-18' }, card: 'B2-21', crystals: 9 }),
    acts: [place(5)],
    shows: { never: ['entity.welcomed'] },
  },
  {
    id: 'deserts-give-nothing',
    rules: ['RAU-115'],
    caption: {
      en: 'On side B the middle row is all Desert, and no Entity answers to that.',
      fr: 'Sur la face B, la rangée du milieu est tout en Désert, et aucune Entité n’y répond.',
    },
    position: alone({ card: 'B1-26' }, { side: 'B' }),
    acts: [place(0)],
    shows: { never: ['entity.welcomed'] },
  },
  {
    id: 'won-back',
    rules: ['RAU-116'],
    caption: {
      en: 'The row of Forests was whole before. A Forest laid over one of them wins METSAT back.',
      fr: 'La rangée de Forêts était déjà complète. Une Forêt posée par-dessus l’une d’elles reprend METSAT.',
    },
    goal: { en: 'Win METSAT back.', fr: 'Reprenez METSAT à votre rival.' },
    position: { players: [{ board: { 0: 'B1-14', 2: 'B1-09' }, card: 'B1-13' }, { entities: ['METSAT'] }] },
    acts: [place(1)],
    shows: { happened: [{ type: 'entity.welcomed', seat: 0, entity: 'METSAT', from: 1 }] },
  },
  {
    id: 'an-old-line-is-old',
    rules: ['RAU-117'],
    caption: {
      en: 'The same card elsewhere: the old row alone does not bring METSAT back.',
      fr: 'La même carte ailleurs : la vieille rangée seule ne ramène pas METSAT.',
    },
    position: { players: [{ board: { 0: 'B1-14', 2: 'B1-09' }, card: 'B1-13' }, { entities: ['METSAT'] }] },
    acts: [place(8)],
    shows: { never: ['entity.welcomed'] },
  },
  {
    id: 'a-broken-line-loses-nothing',
    rules: ['RAU-118'],
    caption: {
      en: 'A Mountain breaks the row of Forests. METSAT stays.',
      fr: 'Une Montagne rompt la rangée de Forêts. METSAT reste.',
    },
    position: alone({ board: { 0: 'B1-14', 2: 'B1-09' }, card: 'B1-26', entities: ['METSAT'] }),
    acts: [place(1)],
    shows: { never: ['entity.welcomed'], state: { owners: [0, -2, -2, -2, -2, -2, -2] } },
  },
  {
    id: 'the-same-entity-twice-in-a-turn',
    rules: ['RAU-120', 'RAU-066', 'RAU-125', 'RAU-173'],
    caption: {
      en: 'You welcome KITEET and score 3 points; then a rival takes it, and scores 3 as well.',
      fr: 'Vous accueillez KITEET et marquez 3 points ; puis un rival la prend, et en marque 3 aussi.',
    },
    position: {
      players: [
        { board: { 4: 'B1-03' }, card: 'B1-06' },
        { board: { 4: 'B1-08' }, card: 'B1-05' },
      ],
    },
    acts: [place(5), activate({ entity: 'KITEET' }), end(), confirm(), place(5, 1), activate({ entity: 'KITEET' }, 1)],
    shows: {
      happened: [
        { type: 'entity.welcomed', seat: 0, entity: 'KITEET' },
        { type: 'entity.activated', seat: 0, entity: 'KITEET', points: 3 },
        { type: 'entity.welcomed', seat: 1, entity: 'KITEET', from: 0 },
        { type: 'entity.activated', seat: 1, entity: 'KITEET', points: 3 },
      ],
    },
  },
  {
    id: 'row-and-column-of-one-kind',
    rules: ['RAU-200'],
    caption: {
      en: 'The card completes a row and a column of Forests: METSAT comes once, and is activated once.',
      fr: 'La carte complète une rangée et une colonne de Forêts : METSAT vient une fois, et s’active une fois.',
    },
    position: {
      players: [{ board: { 0: 'B1-14', 2: 'B1-09', 4: 'B1-12', 7: 'B1-15' }, card: 'B1-13' }, { entities: ['METSAT'] }],
    },
    acts: [
      place(1),
      activate({ entity: 'METSAT', animal: 'sea' }),
      notActivate({ entity: 'METSAT', animal: 'air' }, 'RAU-130'),
    ],
    shows: {
      happened: [
        { type: 'entity.welcomed', seat: 0, entity: 'METSAT', from: 1, lines: ['row', 'column'] },
        { type: 'entity.activated', entity: 'METSAT', animal: 'sea' },
      ],
    },
  },
  {
    id: 'vuori-changes-hands',
    rules: ['RAU-181'],
    caption: {
      en: 'A rival takes VUORI from you: your 2 more Sources are theirs at once.',
      fr: 'Un rival vous prend VUORI : vos 2 Sources de plus sont aussitôt les siennes.',
    },
    position: {
      players: [{ entities: ['VUORI'] }, { board: { 3: 'B1-31', 4: 'B1-33' }, card: 'B1-34' }],
      onTurn: 1,
      stop: 6,
    },
    acts: [place(5, 1)],
    shows: {
      happened: [
        { type: 'sources.changed', seat: 0, total: 1 },
        { type: 'sources.changed', seat: 1, total: 4 },
      ],
    },
  },
  {
    id: 'two-types-count-as-mountain',
    rules: ['RAU-040', 'RAU-105'],
    caption: {
      en: 'A card that is Forest and Mountain at once completes a row of Mountains.',
      fr: 'Une carte à la fois Forêt et Montagne complète une rangée de Montagnes.',
    },
    position: alone({ board: { 3: 'B1-25', 4: 'B1-26' }, card: 'B1-33' }),
    acts: [place(5)],
    shows: { happened: [{ type: 'entity.welcomed', seat: 0, entity: 'VUORI' }] },
  },
  {
    id: 'two-types-count-as-forest',
    rules: ['RAU-040', 'RAU-105'],
    caption: {
      en: 'The same card completes a row of Forests just as well.',
      fr: 'La même carte complète tout aussi bien une rangée de Forêts.',
    },
    position: alone({ board: { 3: 'B1-13', 4: 'B1-14' }, card: 'B1-33' }),
    acts: [place(5)],
    shows: { happened: [{ type: 'entity.welcomed', seat: 0, entity: 'METSAT' }] },
  },
]

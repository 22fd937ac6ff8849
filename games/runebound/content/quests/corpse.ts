import { text } from '../effects.ts'
import type { QuestCard } from '../language.ts'

/** The quests that The Corpse King adds. */
export const CORPSE_QUESTS: readonly QuestCard[] = [
  {
    id: 'q_corpse_cart',
    name: { en: 'The corpse cart', fr: 'La charrette des morts' },
    deck: 'combat',
    scenario: 'corpse',
    place: 'millstead',
    actions: 1,
    outcomes: [
      { need: ['plains'], do: text(['gold', 4]) },
      { need: ['forest', 'hills'], do: text(['kill_zombie', 1], ['asset_draw', 2]) },
      { need: ['forest', 'forest', 'hills'], do: text(['kill_zombie', 2], ['asset_draw', 2]) },
    ],
  },
  {
    id: 'q_bone_pit',
    name: { en: 'The bone pit', fr: 'La fosse aux os' },
    deck: 'combat',
    scenario: 'corpse',
    place: 'cursed_ruins',
    actions: 1,
    outcomes: [
      { need: ['hills'], do: text(['fight', 'e_bone_hounds']) },
      { need: ['hills', 'hills'], do: text(['kill_zombie', 1], ['asset_draw', 2]) },
      {
        need: ['hills', 'hills', 'mountains'],
        do: text(['kill_zombie', 1], ['companion', ['plus', 1, 'pairs_of_heroes']], ['asset_draw', 2]),
      },
    ],
  },
  {
    id: 'q_hidden_chapel',
    name: { en: 'The hidden chapel', fr: 'La chapelle cachée' },
    deck: 'exploration',
    scenario: 'corpse',
    place: 'blackroot',
    actions: 1,
    outcomes: [
      { need: ['forest'], do: text(['heal', 3]) },
      { need: ['forest', 'hills'], do: text(['companion', 1]) },
      { need: ['wild', 'forest'], do: text(['companion', 2]) },
    ],
  },
  {
    id: 'q_silver_vein',
    name: { en: 'The silver vein', fr: 'La veine d’argent' },
    deck: 'exploration',
    scenario: 'corpse',
    place: 'northspine',
    actions: 1,
    outcomes: [
      { need: ['hills'], do: text(['gold', 4]) },
      { need: ['hills', 'mountains'], do: text(['gold', 6], ['asset_draw', 2]) },
      {
        need: ['mountains', 'mountains'],
        do: text(['gold', 6], ['companion', ['plus', 1, 'pairs_of_heroes']], ['asset_draw', 2]),
      },
    ],
  },
  {
    id: 'q_saints_finger',
    name: { en: 'The saint’s finger', fr: 'Le doigt du saint' },
    deck: 'exploration',
    scenario: 'corpse',
    place: 'shrine_dawn',
    actions: 1,
    outcomes: [
      { need: ['hills'], do: text(['heal', 2]) },
      { need: ['hills', 'hills'], do: text(['companion', ['plus', 3, 'pairs_of_heroes']], ['asset_draw', 2]) },
      {
        need: ['hills', 'hills', 'mountains'],
        do: text(['companion', ['plus', 2, 'pairs_of_heroes']], ['asset_draw', 2]),
      },
    ],
  },
  {
    id: 'q_wisp_trail',
    name: { en: 'Trail of wisps', fr: 'La piste des feux follets' },
    deck: 'exploration',
    scenario: 'corpse',
    place: 'weeping_fens',
    actions: 1,
    outcomes: [
      { need: ['plains'], do: text(['draw_skill', 1]) },
      { need: ['plains', 'water'], do: text(['companion', ['plus', 3, 'pairs_of_heroes']], ['asset_draw', 2]) },
      {
        need: ['plains', 'water', 'water'],
        do: text(['companion', ['plus', 2, 'pairs_of_heroes']], ['asset_draw', 2]),
      },
    ],
  },
  {
    id: 'q_hermits_oak',
    name: { en: 'The hermit’s oak', fr: 'Le chêne de l’ermite' },
    deck: 'exploration',
    scenario: 'corpse',
    place: 'briarweald',
    actions: 1,
    outcomes: [
      { need: ['forest'], do: text(['heal', 3]) },
      { need: ['forest', 'hills'], do: text(['companion', ['plus', 2, 'pairs_of_heroes']], ['asset_draw', 2]) },
      {
        need: ['forest', 'wild'],
        do: text(['companion', ['plus', 1, 'pairs_of_heroes']], ['learn_free', 3], ['asset_draw', 2]),
      },
    ],
  },
  {
    id: 'q_drowned_crypt',
    name: { en: 'The drowned crypt', fr: 'La crypte noyée' },
    deck: 'exploration',
    scenario: 'corpse',
    place: 'sunken_reach',
    actions: 1,
    outcomes: [
      { need: ['plains'], do: text(['gold', 4]) },
      { need: ['forest', 'water'], do: text(['asset_draw', 2]) },
      {
        need: ['forest', 'forest', 'water'],
        do: text(['asset_draw', 3], ['companion', ['plus', 1, 'pairs_of_heroes']]),
      },
    ],
  },
  {
    id: 'q_raise_the_levy',
    name: { en: 'Raise the levy', fr: 'Lever le ban' },
    deck: 'social',
    scenario: 'corpse',
    place: 'castle_orlen',
    actions: 1,
    outcomes: [
      { need: ['plains'], do: text(['gold', 4]) },
      { need: ['plains', 'mountains'], do: text(['companion', ['plus', 3, 'pairs_of_heroes']], ['asset_draw', 2]) },
      {
        need: ['plains', 'mountains', 'mountains'],
        do: text(['companion', ['plus', 2, 'pairs_of_heroes']], ['asset_draw', 2]),
      },
    ],
  },
  {
    id: 'q_widows_plea',
    name: { en: 'A widow’s plea', fr: 'La prière d’une veuve' },
    deck: 'social',
    scenario: 'corpse',
    place: 'larkfield',
    actions: 1,
    outcomes: [
      { need: ['plains'], do: text(['trophy', 'p', 1]) },
      { need: ['forest', 'hills'], do: text(['trophy', 'p', 1], ['heal', 2], ['asset_draw', 2]) },
      {
        need: ['forest', 'hills', 'hills'],
        do: text(['companion', ['plus', 1, 'pairs_of_heroes']], ['trophy', 'p', 1], ['asset_draw', 2]),
      },
    ],
  },
]

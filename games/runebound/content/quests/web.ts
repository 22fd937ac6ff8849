import { text } from '../effects.ts'
import type { QuestCard } from '../language.ts'

/** The quests that Caught in the Web adds. */
export const WEB_QUESTS: readonly QuestCard[] = [
  {
    id: 'q_brood_pit',
    name: { en: 'The brood pit', fr: 'La fosse aux couvées' },
    deck: 'combat',
    scenario: 'web',
    place: 'cursed_ruins',
    actions: 1,
    outcomes: [
      { need: ['hills'], do: text(['fight', 'e_web_brood']) },
      { need: ['hills', 'hills'], do: text(['remove_web', 'chosen', 1], ['asset_draw', 'heroes']) },
      {
        need: ['hills', 'hills', 'water'],
        do: text(['ward', ['plus', 1, 'heroes']], ['trophy', 'o', 1], ['asset_draw', 'heroes']),
      },
    ],
  },
  {
    id: 'q_husk_road',
    name: { en: 'Road of husks', fr: 'La route des mues' },
    deck: 'combat',
    scenario: 'web',
    place: 'hollow_wood',
    actions: 1,
    outcomes: [
      { need: ['forest'], do: text(['gold', ['plus', 2, 'heroes']]) },
      {
        need: ['forest', 'forest'],
        do: text(['gold', ['plus', 3, 'heroes']], ['ward', 'heroes'], ['asset_draw', 'heroes']),
      },
      {
        need: ['forest', 'forest', 'hills'],
        do: text(['remove_web', 'chosen', 2], ['ward', 'heroes'], ['asset_draw', 'heroes']),
      },
    ],
  },
  {
    id: 'q_silk_trail',
    name: { en: 'The silk trail', fr: 'La piste de soie' },
    deck: 'exploration',
    scenario: 'web',
    place: 'fogwood',
    actions: 1,
    outcomes: [
      { need: ['forest'], do: text(['gold', 1]) },
      { need: ['forest', 'forest'], do: text(['remove_web', 'chosen', 1]) },
      { need: ['wild', 'forest'], do: text(['remove_web', 'chosen', 2]) },
    ],
  },
  {
    id: 'q_fire_resin',
    name: { en: 'Fire resin', fr: 'Résine de feu' },
    deck: 'exploration',
    scenario: 'web',
    place: 'larch_forest',
    actions: 1,
    outcomes: [
      { need: ['forest'], do: text(['gold', ['plus', 2, 'heroes']]) },
      { need: ['forest', 'hills'], do: text(['ward', 'heroes'], ['asset_draw', 'heroes']) },
      { need: ['forest', 'wild'], do: text(['ward', ['plus', 2, 'heroes']], ['asset_draw', 'heroes']) },
    ],
  },
  {
    id: 'q_mirror_dew',
    name: { en: 'Mirror dew', fr: 'Rosée de miroir' },
    deck: 'exploration',
    scenario: 'web',
    place: 'mirror_lake',
    actions: 1,
    outcomes: [
      { need: ['plains'], do: text(['heal', 2]) },
      { need: ['plains', 'water'], do: text(['ward', ['plus', 1, 'heroes']], ['asset_draw', 'heroes']) },
      { need: ['plains', 'water', 'water'], do: text(['ward', ['plus', 2, 'heroes']], ['asset_draw', 'heroes']) },
    ],
  },
  {
    id: 'q_spider_bane',
    name: { en: 'Spider bane', fr: 'Tue-araignée' },
    deck: 'exploration',
    scenario: 'web',
    place: 'briarweald',
    actions: 1,
    outcomes: [
      { need: ['forest'], do: text(['draw_skill', 1]) },
      { need: ['forest', 'water'], do: text(['ward', ['plus', 1, 'heroes']], ['asset_draw', 'heroes']) },
      {
        need: ['forest', 'forest', 'water'],
        do: text(['ward', ['plus', 2, 'heroes']], ['gold', ['plus', 2, 'heroes']], ['asset_draw', 'heroes']),
      },
    ],
  },
  {
    id: 'q_under_shrine',
    name: { en: 'Under the shrine', fr: 'Sous le sanctuaire' },
    deck: 'exploration',
    scenario: 'web',
    place: 'shrine_thorns',
    actions: 1,
    outcomes: [
      { need: ['forest'], do: text(['heal', 2]) },
      { need: ['forest', 'hills'], do: text(['ward', 'heroes'], ['asset_draw', 'heroes']) },
      { need: ['forest', 'hills', 'hills'], do: text(['ward', ['plus', 1, 'heroes']], ['asset_draw', 'heroes']) },
    ],
  },
  {
    id: 'q_old_silk_mine',
    name: { en: 'The old silk mine', fr: 'La vieille mine de soie' },
    deck: 'exploration',
    scenario: 'web',
    place: 'low_barrows',
    actions: 1,
    outcomes: [
      { need: ['hills'], do: text(['gold', ['plus', 2, 'heroes']]) },
      { need: ['hills', 'hills'], do: text(['gold', ['plus', 4, 'heroes']], ['asset_draw', 'heroes']) },
      {
        need: ['hills', 'hills', 'mountains'],
        do: text(['gold', ['plus', 4, 'heroes']], ['remove_web', 'chosen', 1], ['asset_draw', 'heroes']),
      },
    ],
  },
  {
    id: 'q_dyers_debt',
    name: { en: 'The dyers’ debt', fr: 'La dette des teinturiers' },
    deck: 'social',
    scenario: 'web',
    place: 'willowmere',
    actions: 1,
    outcomes: [
      { need: ['plains'], do: text(['gold', ['plus', 3, 'heroes']]) },
      { need: ['plains', 'water'], do: text(['gold', ['plus', 4, 'heroes']], ['asset_draw', 'heroes']) },
      {
        need: ['plains', 'water', 'water'],
        do: text(['gold', ['plus', 4, 'heroes']], ['remove_web', 'chosen', 1], ['asset_draw', 'heroes']),
      },
    ],
  },
  {
    id: 'q_lost_daughters',
    name: { en: 'The lost daughters', fr: 'Les filles perdues' },
    deck: 'social',
    scenario: 'web',
    place: 'coldharbor',
    actions: 1,
    outcomes: [
      { need: ['hills'], do: text(['trophy', 'p', 1]) },
      {
        need: ['hills', 'mountains'],
        do: text(['trophy', 'p', 1], ['gold', ['plus', 3, 'heroes']], ['asset_draw', 'heroes']),
      },
      {
        need: ['hills', 'hills', 'mountains'],
        do: text(['trophy', 'w', 2], ['remove_web', 'chosen', 1], ['asset_draw', 'heroes']),
      },
    ],
  },
]

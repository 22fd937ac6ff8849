import { text } from '../effects.ts'
import type { EventCard } from '../language.ts'

/** The events that The Locust Swarm adds. */
export const LOCUST_EVENTS: readonly EventCard[] = [
  {
    id: 'ev_burning_outpost',
    name: { en: 'The burning outpost', fr: 'L’avant-poste en feu' },
    deck: 'combat',
    scenario: 'locust',
    options: [
      {
        name: { en: 'Lead a sally', fr: 'Mener une sortie' },
        test: ['test', 'body', 0, 1],
        pass: text(['kill_unit', 1]),
        fail: text(['suffer', 2]),
      },
      {
        name: { en: 'Save the stores', fr: 'Sauver les réserves' },
        test: ['test', 'mind', 0, 1],
        pass: text(['gold', 3]),
        fail: text(['delay']),
      },
    ],
  },
  {
    id: 'ev_prisoners',
    name: { en: 'A chain of prisoners', fr: 'Une chaîne de captifs' },
    deck: 'combat',
    scenario: 'locust',
    options: [
      {
        name: { en: 'Break the chain', fr: 'Rompre la chaîne' },
        test: ['test', 'body', -1, 1],
        pass: text(['kill_unit', 1], ['trophy', 'p', 1]),
        fail: text(['fight', 'e_uthuk_scout']),
      },
      {
        name: { en: 'Buy them free', fr: 'Racheter leur liberté' },
        gold: 2,
        pass: text(['look_warband'], ['draw_skill', 1]),
      },
    ],
  },
  {
    id: 'ev_thousand_tracks',
    name: { en: 'Tracks of thousands', fr: 'Des milliers de traces' },
    deck: 'exploration',
    scenario: 'locust',
    options: [
      {
        name: { en: 'Count them', fr: 'Les compter' },
        test: ['test', 'mind', 0, 1],
        pass: text(['look_warband'], ['gold', 1]),
      },
      {
        name: { en: 'Ride around them', fr: 'Les contourner' },
        test: ['test', 'body', 0, 1],
        pass: text(['move', 3]),
        fail: text(['delay']),
      },
    ],
  },
  {
    id: 'ev_bone_totem',
    name: { en: 'The bone totem', fr: 'Le totem d’os' },
    deck: 'exploration',
    scenario: 'locust',
    options: [
      {
        name: { en: 'Topple it', fr: 'Le renverser' },
        test: ['test', 'body', 0, 1],
        pass: text(['kill_unit', 1]),
        fail: text(['suffer', 2]),
      },
      {
        name: { en: 'Curse it', fr: 'Le maudire' },
        test: ['test', 'spirit', -1, 1],
        pass: text(['hold_warbands']),
        fail: text(['suffer', 1]),
      },
    ],
  },
  {
    id: 'ev_refugees',
    name: { en: 'Column of refugees', fr: 'Colonne de réfugiés' },
    deck: 'social',
    scenario: 'locust',
    options: [
      {
        name: { en: 'Guide them', fr: 'Les guider' },
        test: ['test', 'mind', 0, 1],
        pass: text(['gold', 1], ['heal', 2]),
        fail: text(['delay']),
      },
      {
        name: { en: 'Learn of the swarm', fr: 'Se renseigner' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['look_warband']),
      },
    ],
  },
  {
    id: 'ev_marshals',
    name: { en: 'Council of marshals', fr: 'Conseil des maréchaux' },
    deck: 'social',
    scenario: 'locust',
    options: [
      {
        name: { en: 'Draw up a plan', fr: 'Dresser un plan' },
        test: ['test', 'mind', -1, 1],
        pass: text(['hold_warbands']),
      },
      {
        name: { en: 'Inspire them', fr: 'Les galvaniser' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['trophy', 'p', 1]),
      },
    ],
  },
  {
    id: 'ev_scythes',
    name: { en: 'Scythes for swords', fr: 'Des faux en guise d’épées' },
    deck: 'social',
    scenario: 'locust',
    options: [
      {
        name: { en: 'Drill the farmers', fr: 'Exercer les paysans' },
        test: ['test', 'body', 0, 1],
        pass: text(['kill_unit', 1]),
        fail: text(['delay']),
      },
      {
        name: { en: 'Raise the roofs again', fr: 'Relever les toits' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['unscorch']),
        fail: text(['delay']),
      },
      {
        name: { en: 'Burn the harvest', fr: 'Brûler la moisson' },
        needs: 'town',
        pass: text(['kill_unit', 2], ['scorch', ['nearest', 'town']]),
      },
    ],
  },
  {
    id: 'ev_swarm_deserter',
    name: { en: 'A deserter of the swarm', fr: 'Un déserteur de l’Essaim' },
    deck: 'social',
    scenario: 'locust',
    options: [
      {
        name: { en: 'Trust him', fr: 'Lui faire confiance' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['look_warband'], ['kill_unit', 1]),
        fail: text(['gold', -2]),
      },
      { name: { en: 'Question him', fr: 'L’interroger' }, test: ['test', 'mind', 0, 1], pass: text(['look_warband']) },
    ],
  },
  {
    id: 'ev_bread_queue',
    name: { en: 'The bread queue', fr: 'La distribution de pain' },
    deck: 'social',
    scenario: 'locust',
    options: [
      { name: { en: 'Share what you have', fr: 'Partager votre pain' }, gold: 1, pass: text(['heal', 3], ['prepare']) },
      {
        name: { en: 'Keep order', fr: 'Maintenir l’ordre' },
        test: ['test', 'body', 1, 1],
        pass: text(['gold', 2]),
        fail: text(['suffer', 1]),
      },
    ],
  },
  {
    id: 'ev_rust_sky',
    name: { en: 'A sky the colour of rust', fr: 'Un ciel de rouille' },
    deck: 'social',
    scenario: 'locust',
    options: [
      {
        name: { en: 'Read the omen', fr: 'Lire le présage' },
        test: ['test', 'mind', -1, 1],
        pass: text(['trophy', 'w', 1]),
      },
      {
        name: { en: 'Stand firm', fr: 'Tenir bon' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['heal', 3]),
        fail: text(['move_warbands', 1]),
      },
    ],
  },
]

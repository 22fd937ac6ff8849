import { text } from '../effects.ts'
import type { EventCard } from '../language.ts'

/** The events that Caught in the Web adds. */
export const WEB_EVENTS: readonly EventCard[] = [
  {
    id: 'ev_ambush_above',
    name: { en: 'Ambush from above', fr: 'Embuscade d’en haut' },
    deck: 'combat',
    scenario: 'web',
    options: [
      {
        name: { en: 'Cut yourself free', fr: 'Se dégager' },
        test: ['test', 'body', 0, 1],
        pass: text(['gold', ['plus', 3, 'heroes']]),
        fail: text(['place_web', 'here', 1]),
      },
      {
        name: { en: 'Burn them out', fr: 'Les enfumer' },
        test: ['test', 'mind', -1, 1],
        pass: text(['ward', ['plus', 1, 'heroes']]),
        fail: text(['suffer', 2]),
      },
    ],
  },
  {
    id: 'ev_humming_hollow',
    name: { en: 'The humming hollow', fr: 'Le creux qui bourdonne' },
    deck: 'combat',
    scenario: 'web',
    options: [
      {
        name: { en: 'Smoke the hollow', fr: 'Enfumer le creux' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['ward', 'heroes']),
        fail: text(['fight', 'e_web_brood']),
      },
      {
        name: { en: 'Seal the entrance', fr: 'Sceller l’entrée' },
        test: ['test', 'body', -1, 1],
        pass: text(['trophy', 'o', 1]),
        fail: text(['place_web', ['nearest', 'wild'], 1]),
      },
    ],
  },
  {
    id: 'ev_maze_of_threads',
    name: { en: 'Maze of threads', fr: 'Dédale de fils' },
    deck: 'exploration',
    scenario: 'web',
    options: [
      {
        name: { en: 'Follow a single thread', fr: 'Suivre un seul fil' },
        test: ['test', 'mind', 0, 1],
        pass: text(['ward', 'heroes']),
      },
      {
        name: { en: 'Tear through', fr: 'Passer en force' },
        test: ['test', 'body', 0, 1],
        pass: text(['move', 2]),
        fail: text(['delay']),
      },
    ],
  },
  {
    id: 'ev_moon_moth',
    name: { en: 'The moon moth', fr: 'Le papillon de lune' },
    deck: 'exploration',
    scenario: 'web',
    options: [
      {
        name: { en: 'Follow its light', fr: 'Suivre sa lueur' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['heal', 3], ['draw_skill', 1]),
      },
      {
        name: { en: 'Catch it', fr: 'L’attraper' },
        test: ['test', 'mind', -1, 1],
        pass: text(['gold', ['plus', 4, 'heroes']]),
        fail: text(['suffer', 1]),
      },
    ],
  },
  {
    id: 'ev_web_weavers',
    name: { en: 'The weavers’ bargain', fr: 'Le marché des tisseuses' },
    deck: 'social',
    scenario: 'web',
    options: [
      {
        name: { en: 'Burn the loom', fr: 'Brûler le métier' },
        test: ['test', 'body', 0, 1],
        pass: text(['remove_web', 'chosen', 1]),
        fail: text(['suffer', 1]),
      },
      {
        name: { en: 'Buy their silk', fr: 'Acheter la soie' },
        gold: 2,
        pass: text(['heal', 3], ['place_web', ['nearest', 'wild'], 1]),
      },
    ],
  },
  {
    id: 'ev_grey_widows',
    name: { en: 'The grey widows', fr: 'Les veuves grises' },
    deck: 'social',
    scenario: 'web',
    options: [
      {
        name: { en: 'Console them', fr: 'Les consoler' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['draw_skill', 2]),
      },
      {
        name: { en: 'Ask about the Queen', fr: 'S’enquérir de la Reine' },
        test: ['test', 'mind', -1, 1],
        pass: text(['ward', ['plus', 1, 'heroes']]),
        fail: text(['gold', -1]),
      },
    ],
  },
  {
    id: 'ev_antidote_seller',
    name: { en: 'The antidote seller', fr: 'La marchande d’antidotes' },
    deck: 'social',
    scenario: 'web',
    options: [
      { name: { en: 'Buy a vial', fr: 'Acheter une fiole' }, gold: 3, pass: text(['ward', ['plus', 2, 'heroes']]) },
      {
        name: { en: 'Test the brew', fr: 'Goûter le breuvage' },
        test: ['test', 'mind', 0, 1],
        pass: text(['heal', 4]),
        fail: text(['suffer', 1]),
      },
    ],
  },
  {
    id: 'ev_hidden_weaver',
    name: { en: 'A weaver in hiding', fr: 'Une tisseuse en fuite' },
    deck: 'social',
    scenario: 'web',
    options: [
      {
        name: { en: 'Shelter her', fr: 'L’abriter' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['remove_web', 'chosen', 1]),
      },
      {
        name: { en: 'Hand her over', fr: 'La livrer' },
        pass: text(['gold', ['plus', 4, 'heroes']], ['place_web', ['random', 'town'], 1]),
      },
    ],
  },
  {
    id: 'ev_torch_militia',
    name: { en: 'The torch militia', fr: 'La milice aux torches' },
    deck: 'social',
    scenario: 'web',
    options: [
      {
        name: { en: 'Lead them', fr: 'La mener' },
        test: ['test', 'body', 0, 1],
        pass: text(['ward', 'heroes']),
        fail: text(['suffer', 2]),
      },
      {
        name: { en: 'Sell them torches', fr: 'Lui vendre des torches' },
        test: ['test', 'mind', 0, 1],
        pass: text(['gold', ['plus', 4, 'heroes']]),
      },
    ],
  },
  {
    id: 'ev_eight_eyes',
    name: { en: 'Dreams of eight eyes', fr: 'Rêves aux huit yeux' },
    deck: 'social',
    scenario: 'web',
    options: [
      {
        name: { en: 'Wake yourself', fr: 'Se réveiller' },
        test: ['test', 'spirit', -1, 1],
        pass: text(['trophy', 'w', 1]),
        fail: text(['suffer', 2]),
      },
      { name: { en: 'Sleep on', fr: 'Dormir encore' }, pass: text(['heal', 3], ['place_web', 'here', 1]) },
    ],
  },
]

import { text } from '../effects.ts'
import type { EventCard } from '../language.ts'

/** The events that The Corpse King adds. */
export const CORPSE_EVENTS: readonly EventCard[] = [
  {
    id: 'ev_dead_at_gate',
    name: { en: 'Dead at the gate', fr: 'Morts à la porte' },
    deck: 'combat',
    scenario: 'corpse',
    options: [
      {
        name: { en: 'Hold the gate', fr: 'Tenir la porte' },
        test: ['test', 'body', 0, 1],
        pass: text(['kill_zombie', 1]),
        fail: text(['zombie', 'here', 1]),
      },
      {
        name: { en: 'Cast holy water', fr: 'Jeter l’eau bénite' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['gold', 5]),
        fail: text(['suffer', 2]),
      },
    ],
  },
  {
    id: 'ev_silent_field',
    name: { en: 'The silent field', fr: 'Le champ muet' },
    deck: 'combat',
    scenario: 'corpse',
    options: [
      {
        name: { en: 'Burn the fallen', fr: 'Brûler les morts' },
        test: ['test', 'body', 0, 1],
        pass: text(['kill_zombie', 1]),
        fail: text(['zombie', 'here', 1]),
      },
      {
        name: { en: 'Search the field', fr: 'Fouiller le champ' },
        test: ['test', 'mind', 0, 1],
        pass: text(['asset_draw', 2]),
        fail: text(['zombie', 'here', 1]),
      },
    ],
  },
  {
    id: 'ev_open_tomb',
    name: { en: 'The open tomb', fr: 'Le tombeau ouvert' },
    deck: 'exploration',
    scenario: 'corpse',
    options: [
      {
        name: { en: 'Close it with a prayer', fr: 'Le refermer en priant' },
        test: ['test', 'spirit', -1, 1],
        pass: text(['companion', ['plus', 2, 'pairs_of_heroes']], ['gold', 2]),
        fail: text(['zombie', 'here', 1]),
      },
      {
        name: { en: 'Loot it', fr: 'Le piller' },
        test: ['test', 'body', 0, 1],
        pass: text(['gold', 6]),
        fail: text(['suffer', 2]),
      },
    ],
  },
  {
    id: 'ev_mist_lantern',
    name: { en: 'A lantern in the mist', fr: 'Une lanterne dans la brume' },
    deck: 'exploration',
    scenario: 'corpse',
    options: [
      {
        name: { en: 'Follow it', fr: 'La suivre' },
        test: ['test', 'mind', 0, 1],
        pass: text(['companion', ['plus', 2, 'pairs_of_heroes']], ['gold', 2]),
        fail: text(['delay']),
      },
      { name: { en: 'Call out', fr: 'Appeler' }, test: ['test', 'spirit', 0, 1], pass: text(['heal', 3]) },
    ],
  },
  {
    id: 'ev_last_watch',
    name: { en: 'The last watch', fr: 'Le dernier guet' },
    deck: 'social',
    scenario: 'corpse',
    options: [
      {
        name: { en: 'Inspire them', fr: 'Les galvaniser' },
        test: ['test', 'spirit', -1, 1],
        pass: text(['companion', 1]),
      },
      { name: { en: 'Pay them', fr: 'Les payer' }, gold: 3, pass: text(['companion', 1]) },
    ],
  },
  {
    id: 'ev_mourners',
    name: { en: 'Procession of mourners', fr: 'Cortège de pleureuses' },
    deck: 'social',
    scenario: 'corpse',
    options: [
      {
        name: { en: 'Walk with them', fr: 'Marcher avec elles' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['heal', 3], ['draw_skill', 1]),
      },
      {
        name: { en: 'Preach resistance', fr: 'Prêcher la résistance' },
        test: ['test', 'mind', -1, 1],
        pass: text(['companion', ['plus', 2, 'pairs_of_heroes']], ['gold', 2]),
      },
    ],
  },
  {
    id: 'ev_lordless_swords',
    name: { en: 'Sellswords without a lord', fr: 'Mercenaires sans seigneur' },
    deck: 'social',
    scenario: 'corpse',
    options: [
      {
        name: { en: 'Hire them', fr: 'Les engager' },
        gold: 3,
        pass: text(['companion', ['plus', 2, 'pairs_of_heroes']], ['gold', 2]),
      },
      {
        name: { en: 'Arm-wrestle their captain', fr: 'Défier leur capitaine au bras de fer' },
        test: ['test', 'body', -1, 1],
        pass: text(['companion', ['plus', 1, 'pairs_of_heroes']], ['gold', 2]),
        fail: text(['gold', -1]),
      },
    ],
  },
  {
    id: 'ev_gravedigger',
    name: { en: 'The gravedigger’s secret', fr: 'Le secret du fossoyeur' },
    deck: 'social',
    scenario: 'corpse',
    options: [
      {
        name: { en: 'Take a spade', fr: 'Prendre une pelle' },
        test: ['test', 'body', 0, 1],
        pass: text(['gold', 5], ['kill_zombie', 1]),
        fail: text(['suffer', 1]),
      },
      { name: { en: 'Hear him out', fr: 'L’écouter' }, test: ['test', 'mind', 0, 1], pass: text(['draw_skill', 2]) },
    ],
  },
  {
    id: 'ev_midnight_bells',
    name: { en: 'Bells at midnight', fr: 'Cloches à minuit' },
    deck: 'social',
    scenario: 'corpse',
    options: [
      {
        name: { en: 'Pull the rope', fr: 'Tirer la corde' },
        test: ['test', 'body', 1, 1],
        pass: text(['for', 'each_hero', text(['heal', 1])]),
      },
      {
        name: { en: 'Keep the vigil', fr: 'Veiller en prière' },
        test: ['test', 'spirit', -1, 1],
        pass: text(['companion', ['plus', 1, 'pairs_of_heroes']], ['heal', 2]),
      },
    ],
  },
  {
    id: 'ev_necromancers_bargain',
    name: { en: 'The necromancer’s bargain', fr: 'Le marché du nécromant' },
    deck: 'social',
    scenario: 'corpse',
    options: [
      { name: { en: 'Shake his hand', fr: 'Lui serrer la main' }, pass: text(['gold', 6], ['zombie', 'here', 2]) },
      {
        name: { en: 'Spit at his feet', fr: 'Cracher à ses pieds' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['trophy', 'p', 1]),
        fail: text(['suffer', 2]),
      },
    ],
  },
]

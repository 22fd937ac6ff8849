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
        test: 'test(B,0,1)',
        pass: 'kill_zombie(chosen,1)',
        fail: 'zombie(here,1)',
      },
      {
        name: { en: 'Cast holy water', fr: 'Jeter l’eau bénite' },
        test: 'test(S,0,1)',
        pass: 'gold(5)',
        fail: 'suffer(2)',
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
        test: 'test(B,0,1)',
        pass: 'kill_zombie(chosen,1)',
        fail: 'zombie(here,1)',
      },
      {
        name: { en: 'Search the field', fr: 'Fouiller le champ' },
        test: 'test(M,0,1)',
        pass: 'asset_draw(2,1)',
        fail: 'zombie(here,1)',
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
        test: 'test(S,-1,1)',
        pass: 'companion(2+floor(J/2)); gold(2)',
        fail: 'zombie(here,1)',
      },
      { name: { en: 'Loot it', fr: 'Le piller' }, test: 'test(B,0,1)', pass: 'gold(6)', fail: 'suffer(2)' },
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
        test: 'test(M,0,1)',
        pass: 'companion(2+floor(J/2)); gold(2)',
        fail: 'delay(self)',
      },
      { name: { en: 'Call out', fr: 'Appeler' }, test: 'test(S,0,1)', pass: 'heal(3,self)' },
    ],
  },
  {
    id: 'ev_last_watch',
    name: { en: 'The last watch', fr: 'Le dernier guet' },
    deck: 'social',
    scenario: 'corpse',
    options: [
      { name: { en: 'Inspire them', fr: 'Les galvaniser' }, test: 'test(S,-1,1)', pass: 'companion(1)' },
      { name: { en: 'Pay them', fr: 'Les payer' }, gold: 3, pass: 'companion(1)' },
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
        test: 'test(S,0,1)',
        pass: 'heal(3,self); draw_skill(1)',
      },
      {
        name: { en: 'Preach resistance', fr: 'Prêcher la résistance' },
        test: 'test(M,-1,1)',
        pass: 'companion(2+floor(J/2)); gold(2)',
      },
    ],
  },
  {
    id: 'ev_lordless_swords',
    name: { en: 'Sellswords without a lord', fr: 'Mercenaires sans seigneur' },
    deck: 'social',
    scenario: 'corpse',
    options: [
      { name: { en: 'Hire them', fr: 'Les engager' }, gold: 3, pass: 'companion(2+floor(J/2)); gold(2)' },
      {
        name: { en: 'Arm-wrestle their captain', fr: 'Défier leur capitaine au bras de fer' },
        test: 'test(B,-1,1)',
        pass: 'companion(1+floor(J/2)); gold(2)',
        fail: 'gold(-1)',
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
        test: 'test(B,0,1)',
        pass: 'gold(5); kill_zombie(chosen,1)',
        fail: 'suffer(1)',
      },
      { name: { en: 'Hear him out', fr: 'L’écouter' }, test: 'test(M,0,1)', pass: 'draw_skill(2)' },
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
        test: 'test(B,1,1)',
        pass: 'for(each_hero){heal(1,self)}',
      },
      {
        name: { en: 'Keep the vigil', fr: 'Veiller en prière' },
        test: 'test(S,-1,1)',
        pass: 'companion(1+floor(J/2)); heal(2,self)',
      },
    ],
  },
  {
    id: 'ev_necromancers_bargain',
    name: { en: 'The necromancer’s bargain', fr: 'Le marché du nécromant' },
    deck: 'social',
    scenario: 'corpse',
    options: [
      { name: { en: 'Shake his hand', fr: 'Lui serrer la main' }, pass: 'gold(6); zombie(here,2)' },
      {
        name: { en: 'Spit at his feet', fr: 'Cracher à ses pieds' },
        test: 'test(S,0,1)',
        pass: 'trophy(p,1)',
        fail: 'suffer(2)',
      },
    ],
  },
]

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
        test: 'test(B,0,1)',
        pass: 'gold(3+J)',
        fail: 'place_web(here,1)',
      },
      {
        name: { en: 'Burn them out', fr: 'Les enfumer' },
        test: 'test(M,-1,1)',
        pass: 'ward(queen,1+J)',
        fail: 'suffer(2)',
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
        test: 'test(S,0,1)',
        pass: 'ward(queen,J)',
        fail: 'fight(e_web_brood)',
      },
      {
        name: { en: 'Seal the entrance', fr: 'Sceller l’entrée' },
        test: 'test(B,-1,1)',
        pass: 'trophy(o,1)',
        fail: 'place_web(nearest(wild),1)',
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
        test: 'test(M,0,1)',
        pass: 'ward(queen,J)',
      },
      {
        name: { en: 'Tear through', fr: 'Passer en force' },
        test: 'test(B,0,1)',
        pass: 'move(2)',
        fail: 'delay(self)',
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
        test: 'test(S,0,1)',
        pass: 'heal(3,self); draw_skill(1)',
      },
      { name: { en: 'Catch it', fr: 'L’attraper' }, test: 'test(M,-1,1)', pass: 'gold(4+J)', fail: 'suffer(1)' },
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
        test: 'test(B,0,1)',
        pass: 'remove_web(chosen,1)',
        fail: 'suffer(1)',
      },
      {
        name: { en: 'Buy their silk', fr: 'Acheter la soie' },
        gold: 2,
        pass: 'heal(3,self); place_web(nearest(wild),1)',
      },
    ],
  },
  {
    id: 'ev_grey_widows',
    name: { en: 'The grey widows', fr: 'Les veuves grises' },
    deck: 'social',
    scenario: 'web',
    options: [
      { name: { en: 'Console them', fr: 'Les consoler' }, test: 'test(S,0,1)', pass: 'draw_skill(2)' },
      {
        name: { en: 'Ask about the Queen', fr: 'S’enquérir de la Reine' },
        test: 'test(M,-1,1)',
        pass: 'ward(queen,1+J)',
        fail: 'gold(-1)',
      },
    ],
  },
  {
    id: 'ev_antidote_seller',
    name: { en: 'The antidote seller', fr: 'La marchande d’antidotes' },
    deck: 'social',
    scenario: 'web',
    options: [
      { name: { en: 'Buy a vial', fr: 'Acheter une fiole' }, gold: 3, pass: 'ward(queen,2+J)' },
      {
        name: { en: 'Test the brew', fr: 'Goûter le breuvage' },
        test: 'test(M,0,1)',
        pass: 'heal(4,self)',
        fail: 'suffer(1)',
      },
    ],
  },
  {
    id: 'ev_hidden_weaver',
    name: { en: 'A weaver in hiding', fr: 'Une tisseuse en fuite' },
    deck: 'social',
    scenario: 'web',
    options: [
      { name: { en: 'Shelter her', fr: 'L’abriter' }, test: 'test(S,0,1)', pass: 'remove_web(chosen,1)' },
      { name: { en: 'Hand her over', fr: 'La livrer' }, pass: 'gold(4+J); place_web(random(town),1)' },
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
        test: 'test(B,0,1)',
        pass: 'ward(queen,J)',
        fail: 'suffer(2)',
      },
      { name: { en: 'Sell them torches', fr: 'Lui vendre des torches' }, test: 'test(M,0,1)', pass: 'gold(4+J)' },
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
        test: 'test(S,-1,1)',
        pass: 'trophy(w,1)',
        fail: 'suffer(2)',
      },
      { name: { en: 'Sleep on', fr: 'Dormir encore' }, pass: 'heal(3,self); place_web(here,1)' },
    ],
  },
]

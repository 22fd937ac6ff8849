import type { EventCard } from './language.ts'

/** The events of the adventure decks. */
export const EVENTS = [
  {
    id: 'ev_caravan',
    name: { en: 'Stranded caravan', fr: 'Caravane en panne' },
    deck: 'social',
    options: [
      {
        name: { en: 'Push the wheels', fr: 'Pousser les roues' },
        test: 'test(B,1,1)',
        pass: 'gold(2)',
        fail: 'delay(self)',
      },
      { name: { en: 'Talk them into a discount', fr: 'Négocier' }, test: 'test(S,0,1)', pass: 'asset_market(2)' },
    ],
  },
  {
    id: 'ev_grave_lights',
    name: { en: 'Lights on the barrow', fr: 'Lueurs sur le tertre' },
    deck: 'exploration',
    options: [
      { name: { en: 'Read the stones', fr: 'Lire les pierres' }, test: 'test(M,0,1)', pass: 'draw_skill(2)' },
      { name: { en: 'Dig', fr: 'Creuser' }, test: 'test(B,-1,1)', pass: 'asset_draw(1,1)', fail: 'suffer(2)' },
    ],
  },
  {
    id: 'ev_rune_smith',
    name: { en: 'The wandering runesmith', fr: 'Le forgerunes errant' },
    deck: 'social',
    options: [
      { name: { en: 'Pay for a lesson', fr: 'Payer une leçon' }, gold: 2, pass: 'learn_free(2)' },
      { name: { en: 'Watch and learn', fr: 'Observer' }, test: 'test(M,-1,1)', pass: 'learn_free(1)' },
    ],
  },
  {
    id: 'ev_ambushed_village',
    name: { en: 'Village under the axe', fr: 'Village assiégé' },
    deck: 'combat',
    options: [
      {
        name: { en: 'Stand at the gate', fr: 'Tenir la porte' },
        test: 'test(B,0,1)',
        pass: 'gold(1); heal(2,self)',
        fail: 'fight(e_orc_reaver)',
      },
      {
        name: { en: 'Lead them away by night', fr: 'Les évacuer de nuit' },
        test: 'test(S,0,1)',
        pass: 'trophy(p,1)',
        fail: 'delay(self)',
      },
    ],
  },
  {
    id: 'ev_sealed_letter',
    name: { en: 'A sealed letter', fr: 'Une lettre scellée' },
    deck: 'social',
    other: true,
    options: [
      { name: { en: 'Carry it', fr: 'La porter' }, pass: 'envelope()' },
      { name: { en: 'Break the seal', fr: 'Rompre le sceau' }, test: 'test(M,0,1)', pass: 'gold(2)', fail: 'gold(-1)' },
    ],
  },
  {
    id: 'ev_tavern_brawl',
    name: { en: 'Tavern brawl', fr: 'Rixe de taverne' },
    deck: 'social',
    other: true,
    options: [
      {
        name: { en: 'Settle it with a friend', fr: 'Régler ça entre amis' },
        needs: 'company',
        pass: 'challenge(hero_here); for(winner){gold(2)}',
      },
      {
        name: { en: 'Duck under a table', fr: 'Se glisser sous la table' },
        test: 'test(S,1,1)',
        pass: 'gold(1)',
        fail: 'suffer(1)',
      },
    ],
  },
  {
    id: 'ev_web_weavers',
    name: { en: "The weavers' bargain", fr: 'Le marché des tisseuses' },
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
    id: 'ev_dragon_omen',
    name: { en: 'Scorched omen', fr: 'Présage calciné' },
    deck: 'exploration',
    scenario: 'margath',
    options: [
      { name: { en: 'Study it', fr: "L'étudier" }, test: 'test(M,0,2)', pass: 'arcane(2)' },
      { name: { en: 'Pray', fr: 'Prier' }, test: 'test(S,0,1)', pass: 'arcane(1)' },
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
    id: 'ev_treat_sick',
    name: { en: 'Tents of the sick', fr: 'Tentes des malades' },
    deck: 'social',
    scenario: 'red',
    options: [
      {
        name: { en: 'Tend them', fr: 'Les soigner' },
        test: 'tiers(S)',
        pass: 'if(successes>=3){cure(nearest(town),1)}else{if(successes>=2){gold(3)}}',
      },
      { name: { en: 'Burn the tents', fr: 'Brûler les tentes' }, pass: 'suffer(2); quarantine(nearest(town),1)' },
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
        test: 'test(M,0,1)',
        pass: 'gold(1); heal(2,self)',
        fail: 'delay(self)',
      },
      { name: { en: 'Learn of the swarm', fr: 'Se renseigner' }, test: 'test(S,0,1)', pass: 'look_warband(1)' },
    ],
  },
] as const satisfies readonly EventCard[]

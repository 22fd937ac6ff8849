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
        test: 'test(B,0,1)',
        pass: 'kill_unit(chosen,1)',
        fail: 'suffer(2)',
      },
      {
        name: { en: 'Save the stores', fr: 'Sauver les réserves' },
        test: 'test(M,0,1)',
        pass: 'gold(3)',
        fail: 'delay(self)',
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
        test: 'test(B,-1,1)',
        pass: 'kill_unit(chosen,1); trophy(p,1)',
        fail: 'fight(e_uthuk_scout)',
      },
      { name: { en: 'Buy them free', fr: 'Racheter leur liberté' }, gold: 2, pass: 'look_warband(1); draw_skill(1)' },
    ],
  },
  {
    id: 'ev_thousand_tracks',
    name: { en: 'Tracks of thousands', fr: 'Des milliers de traces' },
    deck: 'exploration',
    scenario: 'locust',
    options: [
      { name: { en: 'Count them', fr: 'Les compter' }, test: 'test(M,0,1)', pass: 'look_warband(1); gold(1)' },
      {
        name: { en: 'Ride around them', fr: 'Les contourner' },
        test: 'test(B,0,1)',
        pass: 'move(3)',
        fail: 'delay(self)',
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
        test: 'test(B,0,1)',
        pass: 'kill_unit(chosen,1)',
        fail: 'suffer(2)',
      },
      { name: { en: 'Curse it', fr: 'Le maudire' }, test: 'test(S,-1,1)', pass: 'hold_warbands()', fail: 'suffer(1)' },
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
  {
    id: 'ev_marshals',
    name: { en: 'Council of marshals', fr: 'Conseil des maréchaux' },
    deck: 'social',
    scenario: 'locust',
    options: [
      { name: { en: 'Draw up a plan', fr: 'Dresser un plan' }, test: 'test(M,-1,1)', pass: 'hold_warbands()' },
      { name: { en: 'Inspire them', fr: 'Les galvaniser' }, test: 'test(S,0,1)', pass: 'trophy(p,1)' },
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
        test: 'test(B,0,1)',
        pass: 'kill_unit(chosen,1)',
        fail: 'delay(self)',
      },
      {
        name: { en: 'Raise the roofs again', fr: 'Relever les toits' },
        test: 'test(S,0,1)',
        pass: 'unscorch(town_or_shrine)',
        fail: 'delay(self)',
      },
      {
        name: { en: 'Burn the harvest', fr: 'Brûler la moisson' },
        needs: 'town',
        pass: 'kill_unit(chosen,2); scorch(nearest(town))',
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
        test: 'test(S,0,1)',
        pass: 'look_warband(1); kill_unit(chosen,1)',
        fail: 'gold(-2)',
      },
      { name: { en: 'Question him', fr: 'L’interroger' }, test: 'test(M,0,1)', pass: 'look_warband(1)' },
    ],
  },
  {
    id: 'ev_bread_queue',
    name: { en: 'The bread queue', fr: 'La distribution de pain' },
    deck: 'social',
    scenario: 'locust',
    options: [
      { name: { en: 'Share what you have', fr: 'Partager votre pain' }, gold: 1, pass: 'heal(3,self); prepare(self)' },
      { name: { en: 'Keep order', fr: 'Maintenir l’ordre' }, test: 'test(B,1,1)', pass: 'gold(2)', fail: 'suffer(1)' },
    ],
  },
  {
    id: 'ev_rust_sky',
    name: { en: 'A sky the colour of rust', fr: 'Un ciel de rouille' },
    deck: 'social',
    scenario: 'locust',
    options: [
      { name: { en: 'Read the omen', fr: 'Lire le présage' }, test: 'test(M,-1,1)', pass: 'trophy(w,1)' },
      {
        name: { en: 'Stand firm', fr: 'Tenir bon' },
        test: 'test(S,0,1)',
        pass: 'heal(3,self)',
        fail: 'move_warbands(1)',
      },
    ],
  },
]

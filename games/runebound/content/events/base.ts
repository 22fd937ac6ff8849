import { text } from '../effects.ts'
import type { EventCard } from '../language.ts'

/** The events of every game, by deck. */
export const BASE_EVENTS: readonly EventCard[] = [
  {
    id: 'ev_ambushed_village',
    name: { en: 'Village under the axe', fr: 'Village assiégé' },
    deck: 'combat',
    options: [
      {
        name: { en: 'Stand at the gate', fr: 'Tenir la porte' },
        test: ['test', 'body', 0, 1],
        pass: text(['gold', 1], ['heal', 2]),
        fail: text(['fight', 'e_orc_reaver']),
      },
      {
        name: { en: 'Lead them away by night', fr: 'Les évacuer de nuit' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['trophy', 'p', 1]),
        fail: text(['delay']),
      },
    ],
  },
  {
    id: 'ev_held_bridge',
    name: { en: 'The held bridge', fr: 'Le pont gardé' },
    deck: 'combat',
    options: [
      {
        name: { en: 'Storm it', fr: 'Le prendre d’assaut' },
        test: ['test', 'body', -1, 1],
        pass: text(['gold', 3]),
        fail: text(['suffer', 2]),
      },
      {
        name: { en: 'Parley', fr: 'Parlementer' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['gold', 2]),
        fail: text(['delay']),
      },
    ],
  },
  {
    id: 'ev_trial_by_arms',
    name: { en: 'Trial by arms', fr: 'Duel judiciaire' },
    deck: 'combat',
    options: [
      {
        name: { en: 'Fight for the accused', fr: 'Combattre pour l’accusé' },
        test: ['test', 'body', 0, 1],
        pass: text(['trophy', 'o', 1]),
        fail: text(['fight', 'e_masked_duellist']),
      },
      {
        name: { en: 'Plead the case', fr: 'Plaider la cause' },
        test: ['test', 'mind', -1, 1],
        pass: text(['gold', 2], ['draw_skill', 1]),
        fail: text(['gold', -1]),
      },
    ],
  },
  {
    id: 'ev_grave_lights',
    name: { en: 'Lights on the barrow', fr: 'Lueurs sur le tertre' },
    deck: 'exploration',
    options: [
      {
        name: { en: 'Read the stones', fr: 'Lire les pierres' },
        test: ['test', 'mind', 0, 1],
        pass: text(['draw_skill', 2]),
      },
      {
        name: { en: 'Dig', fr: 'Creuser' },
        test: ['test', 'body', -1, 1],
        pass: text(['asset_draw', 1]),
        fail: text(['suffer', 2]),
      },
    ],
  },
  {
    id: 'ev_two_keys',
    name: { en: 'A door with two keys', fr: 'La porte aux deux clefs' },
    deck: 'exploration',
    other: true,
    options: [
      {
        name: { en: 'Pick the lock', fr: 'Crocheter la serrure' },
        test: ['test', 'mind', -1, 1],
        pass: text(['asset_draw', 2]),
        fail: text(['suffer', 1]),
      },
      { name: { en: 'Take the letter in the niche', fr: 'Prendre la lettre dans la niche' }, pass: text(['envelope']) },
    ],
  },
  {
    id: 'ev_listening_stone',
    name: { en: 'The listening stone', fr: 'La pierre qui écoute' },
    deck: 'exploration',
    options: [
      {
        name: { en: 'Sing to it', fr: 'Lui chanter un air' },
        test: ['test', 'spirit', -1, 1],
        pass: text(['learn_free', 2]),
        fail: text(['discard_skill', 1]),
      },
      {
        name: { en: 'Climb it', fr: 'L’escalader' },
        test: ['test', 'body', 0, 1],
        pass: text(['gold', 1], ['gem_up', 'here', 1]),
        fail: text(['suffer', 1]),
      },
    ],
  },
  {
    id: 'ev_caravan',
    name: { en: 'Stranded caravan', fr: 'Caravane en panne' },
    deck: 'social',
    options: [
      {
        name: { en: 'Push the wheels', fr: 'Pousser les roues' },
        test: ['test', 'body', 1, 1],
        pass: text(['gold', 2]),
        fail: text(['delay']),
      },
      {
        name: { en: 'Talk them into a discount', fr: 'Négocier' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['asset_market', 2]),
      },
    ],
  },
  {
    id: 'ev_rune_smith',
    name: { en: 'The wandering runesmith', fr: 'Le forgerunes errant' },
    deck: 'social',
    options: [
      { name: { en: 'Pay for a lesson', fr: 'Payer une leçon' }, gold: 2, pass: text(['learn_free', 2]) },
      { name: { en: 'Watch and learn', fr: 'Observer' }, test: ['test', 'mind', -1, 1], pass: text(['learn_free', 1]) },
    ],
  },
  {
    id: 'ev_sealed_letter',
    name: { en: 'A sealed letter', fr: 'Une lettre scellée' },
    deck: 'social',
    other: true,
    options: [
      { name: { en: 'Carry it', fr: 'La porter' }, pass: text(['envelope']) },
      {
        name: { en: 'Break the seal', fr: 'Rompre le sceau' },
        test: ['test', 'mind', 0, 1],
        pass: text(['gold', 2]),
        fail: text(['gold', -1]),
      },
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
        pass: text(['challenge'], ['for', 'winner', text(['gold', 2])]),
      },
      {
        name: { en: 'Duck under a table', fr: 'Se glisser sous la table' },
        test: ['test', 'spirit', 1, 1],
        pass: text(['gold', 1]),
        fail: text(['suffer', 1]),
      },
    ],
  },
  {
    id: 'ev_market_riot',
    name: { en: 'Market riot', fr: 'Émeute au marché' },
    deck: 'social',
    options: [
      {
        name: { en: 'Hold the line', fr: 'Tenir la ligne' },
        test: ['test', 'body', 0, 1],
        pass: text(['gold', 2]),
        fail: text(['suffer', 2]),
      },
      {
        name: { en: 'Calm the crowd', fr: 'Calmer la foule' },
        test: ['test', 'spirit', -1, 1],
        pass: text(['trophy', 'p', 1]),
        fail: text(['delay']),
      },
    ],
  },
  {
    id: 'ev_riddling_host',
    name: { en: 'The riddling host', fr: 'L’aubergiste aux énigmes' },
    deck: 'social',
    options: [
      {
        name: { en: 'Answer the riddle', fr: 'Répondre à l’énigme' },
        test: ['test', 'mind', 0, 1],
        pass: text(['heal', 4], ['draw_skill', 1]),
      },
      {
        name: { en: 'Drink with him', fr: 'Boire avec lui' },
        test: ['test', 'body', 1, 1],
        pass: text(['heal', 3]),
        fail: text(['delay']),
      },
    ],
  },
  {
    id: 'ev_gambling_den',
    name: { en: 'The gambling den', fr: 'Le tripot' },
    deck: 'social',
    options: [
      {
        name: { en: 'Count the cards', fr: 'Compter les cartes' },
        test: ['test', 'mind', -2, 1],
        pass: text(['gold', 5]),
        fail: text(['gold', -2]),
      },
      {
        name: { en: 'Trust to luck', fr: 'Se fier à la chance' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['gold', 2]),
        fail: text(['gold', -1]),
      },
    ],
  },
  {
    id: 'ev_dying_courier',
    name: { en: 'The dying courier', fr: 'Le courrier mourant' },
    deck: 'social',
    other: true,
    options: [
      { name: { en: 'Swear to deliver his letter', fr: 'Jurer de porter sa lettre' }, pass: text(['envelope']) },
      {
        name: { en: 'Bind his wounds', fr: 'Panser ses plaies' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['gold', 2]),
      },
      {
        name: { en: 'Chase his killers', fr: 'Traquer ses assassins' },
        test: ['test', 'body', 0, 1],
        pass: text(['trophy', 'o', 1]),
        fail: text(['fight', 'e_road_brigand']),
      },
    ],
  },
  {
    id: 'ev_fencing_school',
    name: { en: 'The fencing school', fr: 'La salle d’armes' },
    deck: 'social',
    options: [
      {
        name: { en: 'Spar with the best', fr: 'Croiser le fer avec les meilleurs' },
        test: ['test', 'body', -1, 1],
        pass: text(['learn_free', 2]),
        fail: text(['suffer', 1]),
      },
      {
        name: { en: 'Study the forms', fr: 'Étudier les passes' },
        test: ['test', 'mind', 0, 1],
        pass: text(['draw_skill', 2]),
      },
      { name: { en: 'Pay the master', fr: 'Payer le maître' }, gold: 3, pass: text(['learn_free', 3]) },
    ],
  },
  {
    id: 'ev_wise_woman',
    name: { en: 'The wise woman', fr: 'La rebouteuse' },
    deck: 'social',
    options: [
      { name: { en: 'Listen', fr: 'Écouter' }, test: ['test', 'spirit', 0, 1], pass: text(['heal', 3], ['prepare']) },
      {
        name: { en: 'Learn her recipe', fr: 'Apprendre sa recette' },
        test: ['test', 'mind', -1, 1],
        pass: text(['gold', 3]),
        fail: text(['suffer', 1]),
      },
      { name: { en: 'Pay for a remedy', fr: 'Payer un remède' }, gold: 1, pass: text(['heal', 6], ['clear_delay']) },
    ],
  },
  {
    id: 'ev_ferrymans_tale',
    name: { en: 'The ferryman’s tale', fr: 'Le conte du passeur' },
    deck: 'social',
    options: [
      { name: { en: 'Row for him', fr: 'Ramer pour lui' }, test: ['test', 'body', 1, 1], pass: text(['move', 3]) },
      {
        name: { en: 'Hear the tale to its end', fr: 'Écouter jusqu’au bout' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['draw_skill', 2]),
        fail: text(['delay']),
      },
      { name: { en: 'Pay for the crossing', fr: 'Payer le passage' }, gold: 1, pass: text(['move', 3], ['heal', 2]) },
    ],
  },
  {
    id: 'ev_barons_hunt',
    name: { en: 'The baron’s hunt', fr: 'La chasse du baron' },
    deck: 'social',
    options: [
      {
        name: { en: 'Bring down the stag', fr: 'Abattre le cerf' },
        test: ['test', 'body', -1, 1],
        pass: text(['gold', 3]),
        fail: text(['suffer', 1]),
      },
      { name: { en: 'Read the trail', fr: 'Lire la piste' }, test: ['test', 'mind', 0, 1], pass: text(['gold', 2]) },
      {
        name: { en: 'Flatter the baron', fr: 'Flatter le baron' },
        test: ['test', 'spirit', -1, 1],
        pass: text(['asset_market', 3]),
      },
    ],
  },
  {
    id: 'ev_blind_bookseller',
    name: { en: 'The blind bookseller', fr: 'Le libraire aveugle' },
    deck: 'social',
    options: [
      { name: { en: 'Haggle', fr: 'Marchander' }, test: ['test', 'mind', 0, 1], pass: text(['asset_market', 2]) },
      {
        name: { en: 'Read to him', fr: 'Lui faire la lecture' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['draw_skill', 2], ['heal', 1]),
      },
    ],
  },
  {
    id: 'ev_shared_fire',
    name: { en: 'A shared fire', fr: 'Un feu partagé' },
    deck: 'social',
    other: true,
    options: [
      {
        name: { en: 'Tell of your companions', fr: 'Parler de vos compagnons' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['for', 'each_hero', text(['heal', 2])]),
        fail: text(['delay']),
      },
      {
        name: { en: 'Trade stories', fr: 'Échanger des récits' },
        test: ['test', 'mind', 0, 1],
        pass: text(['draw_skill', 1], ['for', 'chosen_hero', text(['draw_skill', 1])]),
      },
    ],
  },
]

import type { EventCard } from '../language.ts'

/** The events that The Red Death adds. */
export const RED_EVENTS: readonly EventCard[] = [
  {
    id: 'ev_looters',
    name: { en: 'Looters', fr: 'Les détrousseurs' },
    deck: 'combat',
    scenario: 'red',
    options: [
      { name: { en: 'Drive them off', fr: 'Les chasser' }, test: 'test(B,0,1)', pass: 'gold(2)', fail: 'suffer(2)' },
      {
        name: { en: 'Shame them', fr: 'Leur faire honte' },
        test: 'test(S,0,1)',
        pass: 'quarantine(chosen,1)',
        fail: 'gold(-1)',
      },
    ],
  },
  {
    id: 'ev_ratcatchers',
    name: { en: 'The ratcatchers’ war', fr: 'La guerre des ratiers' },
    deck: 'combat',
    scenario: 'red',
    options: [
      {
        name: { en: 'Go down into the sewer', fr: 'Descendre à l’égout' },
        test: 'test(B,-1,1)',
        pass: 'quarantine(nearest(town),1); trophy(o,1)',
        fail: 'fight(e_plague_rats)',
      },
      { name: { en: 'Lay bait', fr: 'Poser des appâts' }, test: 'test(M,0,1)', pass: 'gold(2)' },
    ],
  },
  {
    id: 'ev_bitter_herbs',
    name: { en: 'Bitter herbs', fr: 'Herbes amères' },
    deck: 'exploration',
    scenario: 'red',
    options: [
      { name: { en: 'Gather them', fr: 'Les cueillir' }, test: 'test(M,0,1)', pass: 'quarantine(chosen,1)' },
      {
        name: { en: 'Taste them', fr: 'Les goûter' },
        test: 'test(B,-1,1)',
        pass: 'cure(nearest(town),1)',
        fail: 'suffer(3)',
      },
    ],
  },
  {
    id: 'ev_clean_spring',
    name: { en: 'The clean spring', fr: 'La source pure' },
    deck: 'exploration',
    scenario: 'red',
    options: [
      { name: { en: 'Bless it', fr: 'La bénir' }, test: 'test(S,0,1)', pass: 'infection_dice(-1); heal(2,self)' },
      { name: { en: 'Bottle it', fr: 'La mettre en fioles' }, test: 'test(M,0,1)', pass: 'gold(3)' },
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
    id: 'ev_flagellants',
    name: { en: 'The flagellants', fr: 'Les flagellants' },
    deck: 'social',
    scenario: 'red',
    options: [
      {
        name: { en: 'Argue with them', fr: 'Les raisonner' },
        test: 'test(M,0,1)',
        pass: 'infection_dice(-1)',
        fail: 'suffer(1)',
      },
      { name: { en: 'March with them', fr: 'Marcher avec eux' }, pass: 'suffer(2); trophy(p,1)' },
    ],
  },
  {
    id: 'ev_beaked_doctor',
    name: { en: 'The beaked doctor', fr: 'Le médecin au bec' },
    deck: 'social',
    scenario: 'red',
    options: [
      { name: { en: 'Assist him', fr: 'L’assister' }, test: 'test(S,-1,1)', pass: 'cure(chosen,1)', fail: 'suffer(2)' },
      { name: { en: 'Pay for his round', fr: 'Payer sa tournée' }, gold: 3, pass: 'quarantine(chosen,2)' },
    ],
  },
  {
    id: 'ev_orphans',
    name: { en: 'Orphans on the road', fr: 'Orphelins sur la route' },
    deck: 'social',
    scenario: 'red',
    options: [
      {
        name: { en: 'Take them along', fr: 'Les emmener' },
        test: 'test(S,0,1)',
        pass: 'trophy(w,1)',
        fail: 'delay(self)',
      },
      { name: { en: 'Buy them bread', fr: 'Leur acheter du pain' }, gold: 1, pass: 'heal(2,self); draw_skill(1)' },
    ],
  },
  {
    id: 'ev_council_of_fear',
    name: { en: 'The council of fear', fr: 'Le conseil de la peur' },
    deck: 'social',
    scenario: 'red',
    options: [
      {
        name: { en: 'Speak for the healers', fr: 'Parler pour les guérisseurs' },
        test: 'test(M,-1,1)',
        pass: 'quarantine(chosen,2)',
      },
      {
        name: { en: 'Bang on the table', fr: 'Taper sur la table' },
        test: 'test(B,0,1)',
        pass: 'gold(3)',
        fail: 'activate(random,1)',
      },
    ],
  },
  {
    id: 'ev_relic_seller',
    name: { en: 'A relic for sale', fr: 'Une relique à vendre' },
    deck: 'social',
    scenario: 'red',
    options: [
      { name: { en: 'Buy it', fr: 'L’acheter' }, gold: 2, pass: 'infection_dice(-2)' },
      { name: { en: 'Expose the fraud', fr: 'Dénoncer la fraude' }, test: 'test(M,0,1)', pass: 'gold(2)' },
    ],
  },
]

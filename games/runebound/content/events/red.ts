import { text } from '../effects.ts'
import type { EventCard } from '../language.ts'

/** The events that The Red Death adds. */
export const RED_EVENTS: readonly EventCard[] = [
  {
    id: 'ev_looters',
    name: { en: 'Looters', fr: 'Les détrousseurs' },
    deck: 'combat',
    scenario: 'red',
    options: [
      {
        name: { en: 'Drive them off', fr: 'Les chasser' },
        test: ['test', 'body', 0, 1],
        pass: text(['gold', 2]),
        fail: text(['suffer', 2]),
      },
      {
        name: { en: 'Shame them', fr: 'Leur faire honte' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['quarantine', 'chosen', 1]),
        fail: text(['gold', -1]),
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
        test: ['test', 'body', -1, 1],
        pass: text(['quarantine', ['nearest', 'town'], 1], ['trophy', 'o', 1]),
        fail: text(['fight', 'e_plague_rats']),
      },
      { name: { en: 'Lay bait', fr: 'Poser des appâts' }, test: ['test', 'mind', 0, 1], pass: text(['gold', 2]) },
    ],
  },
  {
    id: 'ev_bitter_herbs',
    name: { en: 'Bitter herbs', fr: 'Herbes amères' },
    deck: 'exploration',
    scenario: 'red',
    options: [
      {
        name: { en: 'Gather them', fr: 'Les cueillir' },
        test: ['test', 'mind', 0, 1],
        pass: text(['quarantine', 'chosen', 1]),
      },
      {
        name: { en: 'Taste them', fr: 'Les goûter' },
        test: ['test', 'body', -1, 1],
        pass: text(['cure', ['nearest', 'town'], 1]),
        fail: text(['suffer', 3]),
      },
    ],
  },
  {
    id: 'ev_clean_spring',
    name: { en: 'The clean spring', fr: 'La source pure' },
    deck: 'exploration',
    scenario: 'red',
    options: [
      {
        name: { en: 'Bless it', fr: 'La bénir' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['infection_dice', -1], ['heal', 2]),
      },
      { name: { en: 'Bottle it', fr: 'La mettre en fioles' }, test: ['test', 'mind', 0, 1], pass: text(['gold', 3]) },
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
        test: ['tiers', 'spirit'],
        pass: text([
          'if',
          ['at_least', 3, 'successes'],
          text(['cure', ['nearest', 'town'], 1]),
          text(['if', ['at_least', 2, 'successes'], text(['gold', 3])]),
        ]),
      },
      {
        name: { en: 'Burn the tents', fr: 'Brûler les tentes' },
        pass: text(['suffer', 2], ['quarantine', ['nearest', 'town'], 1]),
      },
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
        test: ['test', 'mind', 0, 1],
        pass: text(['infection_dice', -1]),
        fail: text(['suffer', 1]),
      },
      { name: { en: 'March with them', fr: 'Marcher avec eux' }, pass: text(['suffer', 2], ['trophy', 'p', 1]) },
    ],
  },
  {
    id: 'ev_beaked_doctor',
    name: { en: 'The beaked doctor', fr: 'Le médecin au bec' },
    deck: 'social',
    scenario: 'red',
    options: [
      {
        name: { en: 'Assist him', fr: 'L’assister' },
        test: ['test', 'spirit', -1, 1],
        pass: text(['cure', 'chosen', 1]),
        fail: text(['suffer', 2]),
      },
      { name: { en: 'Pay for his round', fr: 'Payer sa tournée' }, gold: 3, pass: text(['quarantine', 'chosen', 2]) },
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
        test: ['test', 'spirit', 0, 1],
        pass: text(['trophy', 'w', 1]),
        fail: text(['delay']),
      },
      {
        name: { en: 'Buy them bread', fr: 'Leur acheter du pain' },
        gold: 1,
        pass: text(['heal', 2], ['draw_skill', 1]),
      },
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
        test: ['test', 'mind', -1, 1],
        pass: text(['quarantine', 'chosen', 2]),
      },
      {
        name: { en: 'Bang on the table', fr: 'Taper sur la table' },
        test: ['test', 'body', 0, 1],
        pass: text(['gold', 3]),
        fail: text(['activate', 'random', 1]),
      },
    ],
  },
  {
    id: 'ev_relic_seller',
    name: { en: 'A relic for sale', fr: 'Une relique à vendre' },
    deck: 'social',
    scenario: 'red',
    options: [
      { name: { en: 'Buy it', fr: 'L’acheter' }, gold: 2, pass: text(['infection_dice', -2]) },
      {
        name: { en: 'Expose the fraud', fr: 'Dénoncer la fraude' },
        test: ['test', 'mind', 0, 1],
        pass: text(['gold', 2]),
      },
    ],
  },
]

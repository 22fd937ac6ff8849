import { text } from '../effects.ts'
import type { EventCard } from '../language.ts'

/** The events that Margath's Domination adds. */
export const MARGATH_EVENTS: readonly EventCard[] = [
  {
    id: 'ev_cult_patrol',
    name: { en: 'Cult patrol', fr: 'Patrouille du culte' },
    deck: 'combat',
    scenario: 'margath',
    options: [
      {
        name: { en: 'Strike first', fr: 'Frapper en premier' },
        test: ['test', 'body', 0, 1],
        pass: text(['arcane', 'heroes']),
        fail: text(['fight', 'e_scale_zealot']),
      },
      {
        name: { en: 'Pass for one of them', fr: 'Se faire passer pour l’un d’eux' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['gold', 2]),
        fail: text(['gold', -1]),
      },
    ],
  },
  {
    id: 'ev_claws_challenge',
    name: { en: 'The claw’s challenge', fr: 'Le défi de la griffe' },
    deck: 'combat',
    scenario: 'margath',
    options: [
      {
        name: { en: 'Accept', fr: 'L’accepter' },
        test: ['test', 'body', -1, 1],
        pass: text(['arcane', 'heroes'], ['gold', 1]),
        fail: text(['suffer', 3]),
      },
      {
        name: { en: 'Outwit the champion', fr: 'Ruser avec le champion' },
        test: ['test', 'mind', -1, 1],
        pass: text(['arcane', 'heroes']),
        fail: text(['delay']),
      },
    ],
  },
  {
    id: 'ev_dragon_omen',
    name: { en: 'Scorched omen', fr: 'Présage calciné' },
    deck: 'exploration',
    scenario: 'margath',
    options: [
      { name: { en: 'Study it', fr: 'L’étudier' }, test: ['test', 'mind', 0, 2], pass: text(['arcane', 2]) },
      { name: { en: 'Pray', fr: 'Prier' }, test: ['test', 'spirit', 0, 1], pass: text(['arcane', 1]) },
    ],
  },
  {
    id: 'ev_cold_lair',
    name: { en: 'The cold lair', fr: 'L’antre froid' },
    deck: 'exploration',
    scenario: 'margath',
    options: [
      {
        name: { en: 'Read the scratches', fr: 'Lire les griffures' },
        test: ['test', 'mind', -1, 1],
        pass: text(['arcane', ['plus', 1, 'heroes']]),
        fail: text(['suffer', 1]),
      },
      {
        name: { en: 'Take from the hoard', fr: 'Puiser dans le trésor' },
        test: ['test', 'body', 0, 1],
        pass: text(['gold', 4]),
        fail: text(['suffer', 3]),
      },
    ],
  },
  {
    id: 'ev_red_envoy',
    name: { en: 'An envoy in red', fr: 'Un émissaire en rouge' },
    deck: 'social',
    scenario: 'margath',
    options: [
      {
        name: { en: 'Refuse his gold', fr: 'Refuser son or' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['arcane', 'heroes']),
      },
      {
        name: { en: 'Take his gold', fr: 'Prendre son or' },
        pass: text(['gold', 4], ['if', 'margath_out', text(['margath_move', 1]), text(['suffer', 1])]),
      },
    ],
  },
  {
    id: 'ev_dragon_scholar',
    name: { en: 'The dragon scholar', fr: 'L’érudite des dragons' },
    deck: 'social',
    scenario: 'margath',
    options: [
      {
        name: { en: 'Study with her', fr: 'Étudier avec elle' },
        test: ['test', 'mind', -1, 1],
        pass: text(['arcane', ['plus', 1, 'heroes']]),
      },
      { name: { en: 'Buy her notes', fr: 'Acheter ses notes' }, gold: 3, pass: text(['arcane', 'heroes']) },
    ],
  },
  {
    id: 'ev_first_fall',
    name: { en: 'Ballad of the first fall', fr: 'Ballade de la première chute' },
    deck: 'social',
    scenario: 'margath',
    options: [
      {
        name: { en: 'Learn it by heart', fr: 'L’apprendre par cœur' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['arcane', 'heroes'], ['draw_skill', 1]),
      },
      { name: { en: 'Beat the drum', fr: 'Battre le tambour' }, test: ['test', 'body', 1, 1], pass: text(['gold', 2]) },
    ],
  },
  {
    id: 'ev_scale_smith',
    name: { en: 'The scale-smith', fr: 'Le forgeron d’écailles' },
    deck: 'social',
    scenario: 'margath',
    options: [
      {
        name: { en: 'Work the bellows', fr: 'Tirer le soufflet' },
        test: ['test', 'body', 0, 1],
        pass: text(['asset_market', 4]),
        fail: text(['suffer', 1]),
      },
      {
        name: { en: 'Trade a tale', fr: 'Troquer un récit' },
        test: ['test', 'spirit', 0, 1],
        pass: text(['asset_market', 2]),
      },
    ],
  },
  {
    id: 'ev_townsfolk_flee',
    name: { en: 'Flight of the townsfolk', fr: 'La fuite des habitants' },
    deck: 'social',
    scenario: 'margath',
    options: [
      {
        name: { en: 'Carry the children', fr: 'Porter les enfants' },
        test: ['test', 'body', 0, 1],
        pass: text(['trophy', 'p', 1]),
        fail: text(['delay']),
      },
      {
        name: { en: 'Order the columns', fr: 'Ordonner les colonnes' },
        test: ['test', 'mind', 0, 1],
        pass: text(['arcane', 'heroes']),
        fail: text(['delay']),
      },
    ],
  },
  {
    id: 'ev_shield_oath',
    name: { en: 'Oath on the shield', fr: 'Serment sur le bouclier' },
    deck: 'social',
    scenario: 'margath',
    options: [
      {
        name: { en: 'Swear it aloud', fr: 'Jurer à voix haute' },
        test: ['test', 'spirit', -1, 1],
        pass: text(['arcane', 'heroes'], ['for', 'each_hero', text(['heal', 2])]),
      },
      { name: { en: 'Stand back and make ready', fr: 'Se préparer à l’écart' }, pass: text(['prepare']) },
    ],
  },
]

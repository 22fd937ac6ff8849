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
        test: 'test(B,0,1)',
        pass: 'arcane(J)',
        fail: 'fight(e_scale_zealot)',
      },
      {
        name: { en: 'Pass for one of them', fr: 'Se faire passer pour l’un d’eux' },
        test: 'test(S,0,1)',
        pass: 'gold(2)',
        fail: 'gold(-1)',
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
        test: 'test(B,-1,1)',
        pass: 'arcane(J); gold(1)',
        fail: 'suffer(3)',
      },
      {
        name: { en: 'Outwit the champion', fr: 'Ruser avec le champion' },
        test: 'test(M,-1,1)',
        pass: 'arcane(J)',
        fail: 'delay(self)',
      },
    ],
  },
  {
    id: 'ev_dragon_omen',
    name: { en: 'Scorched omen', fr: 'Présage calciné' },
    deck: 'exploration',
    scenario: 'margath',
    options: [
      { name: { en: 'Study it', fr: 'L’étudier' }, test: 'test(M,0,2)', pass: 'arcane(2)' },
      { name: { en: 'Pray', fr: 'Prier' }, test: 'test(S,0,1)', pass: 'arcane(1)' },
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
        test: 'test(M,-1,1)',
        pass: 'arcane(1+J)',
        fail: 'suffer(1)',
      },
      {
        name: { en: 'Take from the hoard', fr: 'Puiser dans le trésor' },
        test: 'test(B,0,1)',
        pass: 'gold(4)',
        fail: 'suffer(3)',
      },
    ],
  },
  {
    id: 'ev_red_envoy',
    name: { en: 'An envoy in red', fr: 'Un émissaire en rouge' },
    deck: 'social',
    scenario: 'margath',
    options: [
      { name: { en: 'Refuse his gold', fr: 'Refuser son or' }, test: 'test(S,0,1)', pass: 'arcane(J)' },
      {
        name: { en: 'Take his gold', fr: 'Prendre son or' },
        pass: 'gold(4); if(margath_out){margath_move(1)}else{suffer(1)}',
      },
    ],
  },
  {
    id: 'ev_dragon_scholar',
    name: { en: 'The dragon scholar', fr: 'L’érudite des dragons' },
    deck: 'social',
    scenario: 'margath',
    options: [
      { name: { en: 'Study with her', fr: 'Étudier avec elle' }, test: 'test(M,-1,1)', pass: 'arcane(1+J)' },
      { name: { en: 'Buy her notes', fr: 'Acheter ses notes' }, gold: 3, pass: 'arcane(J)' },
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
        test: 'test(S,0,1)',
        pass: 'arcane(J); draw_skill(1)',
      },
      { name: { en: 'Beat the drum', fr: 'Battre le tambour' }, test: 'test(B,1,1)', pass: 'gold(2)' },
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
        test: 'test(B,0,1)',
        pass: 'asset_market(4)',
        fail: 'suffer(1)',
      },
      { name: { en: 'Trade a tale', fr: 'Troquer un récit' }, test: 'test(S,0,1)', pass: 'asset_market(2)' },
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
        test: 'test(B,0,1)',
        pass: 'trophy(p,1)',
        fail: 'delay(self)',
      },
      {
        name: { en: 'Order the columns', fr: 'Ordonner les colonnes' },
        test: 'test(M,0,1)',
        pass: 'arcane(J)',
        fail: 'delay(self)',
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
        test: 'test(S,-1,1)',
        pass: 'arcane(J); for(each_hero){heal(2,self)}',
      },
      { name: { en: 'Stand back and make ready', fr: 'Se préparer à l’écart' }, pass: 'prepare(self)' },
    ],
  },
]

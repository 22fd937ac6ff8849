import type { Sheet } from './language.ts'

/** The four combat sheets with their tokens: the boxes from top to bottom, the last token joins in Act II (RB-014, RB-320). */
export const SHEETS = [
  {
    trait: 'warrior',
    name: { en: 'Warrior', fr: 'Guerrier' },
    ability: { en: 'Opening blow: the hero suffers 1 damage', fr: 'Premier coup : le héros subit 1 dégât' },
    boxes: [
      { icon: 'dbl' },
      { icon: 'skull' },
      { icon: 'surge', more: 1 },
      { icon: 'agi' },
      { icon: 'charge' },
      { icon: 'tac' },
    ],
    tokens: ['skull1|shield1', 'skull1|agi', 'surge1|skull1*', 'blank*|skull1', 'blank*|dbl', 'surge1*|skull2'],
  },
  {
    trait: 'mystic',
    name: { en: 'Mystic', fr: 'Mystique' },
    ability: {
      en: 'Binding sign: the hero chooses one token not cast in round 1',
      fr: 'Signe d’entrave : le héros choisit un pion non lancé au round 1',
    },
    boxes: [
      { icon: 'surge' },
      { icon: 'dbl' },
      { icon: 'skull' },
      { icon: 'agi', more: 1 },
      { icon: 'tac' },
      { icon: 'charge' },
    ],
    tokens: ['surge1|skull1', 'surge1|shield1', 'surge2|blank*', 'skull1*|dbl', 'skull1|agi', 'surge1*|skull2'],
  },
  {
    trait: 'savage',
    name: { en: 'Savage', fr: 'Sauvage' },
    ability: {
      en: 'Ambush: the enemy has initiative in round 1',
      fr: 'Embuscade : l’ennemi a l’initiative au round 1',
    },
    boxes: [
      { icon: 'charge' },
      { icon: 'skull' },
      { icon: 'surge', more: 1 },
      { icon: 'dbl' },
      { icon: 'agi' },
      { icon: 'tac' },
    ],
    tokens: ['skull2|blank', 'charge1|skull1*', 'surge1|skull1', 'blank*|skull1', 'agi|skull1', 'charge2|surge1*'],
  },
  {
    trait: 'rogue',
    name: { en: 'Rogue', fr: 'Escroc' },
    ability: {
      en: 'Cutpurse: the hero loses 1 gold, or suffers 1 damage if it has none',
      fr: 'Coupe-bourse : le héros perd 1 Or, ou subit 1 dégât s’il n’en a pas',
    },
    boxes: [
      { icon: 'agi' },
      { icon: 'tac', more: 1 },
      { icon: 'surge' },
      { icon: 'skull' },
      { icon: 'dbl' },
      { icon: 'charge' },
    ],
    tokens: ['tac|skull1', 'agi*|skull1', 'surge1|shield1', 'skull1*|agi', 'blank*|skull1', 'tac*|skull2'],
  },
] as const satisfies readonly Sheet[]

/** The seventh token of an antagonist (RB-333). */
export const SPECIAL_TOKENS = {
  ariad: 'surge1*|skull2',
  margath: 'skull2|surge1',
  vorakesh: 'surge2|skull1',
  champion: 'surge2|skull1',
} as const

import { capital, count } from '@runatal/grammar/en'
import type { Text } from '../content/effects.ts'
import type { StoryTrial } from '../content/language.ts'
import type { CardWords } from './cards.ts'
import { effectText, FOE, YOU } from './effects.ts'
import { ATTRIBUTE, phrasesEn } from './effects-en.ts'
import { enNames, sideEn } from './en-names.ts'
import { GOLD, the, trophies } from './en-said.ts'

/** The words around the effects of cards. */
export const cardsEn: CardWords = {
  language: 'en',
  phrases: phrasesEn,
  when: {
    passive: '',
    action: '',
    free: 'On your turn',
    in_combat: 'In a fight',
    combat_start: 'At the start of a fight',
    round_start: 'At the start of each combat round',
    after_cast: 'After the cast',
    combat_action: 'Combat action',
    surge: '',
    on_hit: 'When you take damage in a fight',
    on_deal: 'When you deal damage',
    round_end: 'At the end of each combat round',
    combat_win: 'When you win a fight',
    combat_lose: 'When you lose a fight',
    on_test: 'In a test',
    on_explore: 'When you explore',
    on_move: 'When you move',
    on_enter: 'When you enter a hex',
    on_rest: 'When you Rest',
    on_train: 'When you Train',
    on_shop: 'When you Shop',
    on_adventure: 'When you Adventure',
  },
  moment(when, condition) {
    if (when === 'on_test') return capital(condition)
    return when === 'on_enter' ? `When you enter ${condition.replace('at ', '')}` : `${cardsEn.when[when]} ${condition}`
  },
  limit: { turn: 'once per turn', round: 'once per round' },
  exert: 'exert',
  surge: cost => `Surge ${cost}`,
  action: cost => count(cost, 'action'),
  colon: ': ',
  test: testEn,
  failed: 'If not',
  pay: gold => `pay ${count(gold, GOLD)}`,
  company: 'with another hero here',
  start: 'At the start',
  reward: 'Reward',
  lose: 'If you lose',
  gold: gold => `Worth ${count(gold, GOLD)}.`,
  tries: (place, actions) => `${place}, ${count(actions, 'action')}.`,
  samePlace: 'In that hex',
  symbols: enNames.symbols,
  cost: gold => count(gold, GOLD),
  sells: (value, at) => `Sells for ${count(value, GOLD)} at any ${enNames.sites[at]}.`,
  token: token => `Token: ${token.split('|').map(sideEn).join(' / ')}.`,
  trophies: cost => `Costs ${trophies(cost.join(''))}.`,
  success: 'Counts as a success in tests.',
  setup: 'Set-up',
  kinds: enNames.cards,
  traits: enNames.traits,
  subtypes: enNames.subtypes,
  types: enNames.types,
  attributes: enNames.attributes,
}

function testEn(trial: StoryTrial): string {
  switch (trial[0]) {
    case 'fight':
      return `fight ${the(trial[1])}`
    case 'tiers':
      return `${ATTRIBUTE[trial[1]]} test, every success counts`
    case 'test':
      return phrasesEn.words.test(trial, YOU)
  }
}

export const effect = (text: Text, by?: 'hero' | 'foe') => effectText(text, phrasesEn, by === 'foe' ? FOE : YOU)

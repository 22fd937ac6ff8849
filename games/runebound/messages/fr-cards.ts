import { capital, count, de } from '@runatal/grammar/fr'
import type { Text } from '../content/effects.ts'
import type { StoryTrial } from '../content/language.ts'
import type { CardWords } from './cards.ts'
import { effectText, FOE, YOU } from './effects.ts'
import { phrasesFr } from './effects-fr.ts'
import { frNames, sideFr } from './fr-names.ts'
import { ACTION, ATTRIBUTES, GOLD } from './fr-nouns.ts'
import { the, trophies } from './fr-said.ts'

/** The words around the effects of cards. */
export const cardsFr: CardWords = {
  language: 'fr',
  phrases: phrasesFr,
  when: {
    passive: '',
    action: '',
    free: 'À votre tour',
    in_combat: 'En combat',
    combat_start: "Au début d'un combat",
    round_start: 'Au début de chaque round de combat',
    after_cast: 'Après le lancer',
    combat_action: 'Action de combat',
    surge: '',
    on_hit: 'Quand vous subissez des dégâts en combat',
    on_deal: 'Quand vous infligez des dégâts',
    round_end: 'À la fin de chaque round de combat',
    combat_win: 'Quand vous gagnez un combat',
    combat_lose: 'Quand vous perdez un combat',
    on_test: 'Lors d’un test',
    on_explore: 'Quand vous explorez',
    on_move: 'Quand vous vous déplacez',
    on_enter: 'Quand vous entrez dans un hexagone',
    on_rest: 'Quand vous vous reposez',
    on_train: 'Quand vous vous entraînez',
    on_shop: 'Quand vous achetez',
    on_adventure: 'Quand vous vous aventurez',
  },
  moment(when, condition) {
    if (when === 'on_test') return capital(condition)
    return when === 'on_enter' ? `Quand vous entrez ${condition}` : `${cardsFr.when[when]} ${condition}`
  },
  limit: { turn: 'une fois par tour', round: 'une fois par round' },
  exert: 'dépassez-vous',
  surge: cost => `Capacité améliorée ${cost}`,
  action: cost => count(cost, ACTION),
  colon: ' : ',
  test: testFr,
  failed: 'Sinon',
  pay: gold => `payez ${count(gold, GOLD)}`,
  company: 'avec un autre héros présent',
  start: 'Au début',
  reward: 'Récompense',
  lose: 'Si vous perdez',
  gold: gold => `Rapporte ${count(gold, GOLD)}.`,
  tries: (place, actions) => `${place}, ${count(actions, ACTION)}.`,
  samePlace: 'Dans cet hexagone',
  symbols: frNames.symbols,
  cost: gold => count(gold, GOLD),
  sells: (value, at) =>
    `Se vend ${count(value, GOLD)} dans ${at === 'shrine' ? 'tout' : 'toute'} ${frNames.sites[at]}.`,
  token: token => `Pion : ${token.split('|').map(sideFr).join(' / ')}.`,
  trophies: cost => `Coûte ${trophies(cost.join(''))}.`,
  success: 'Vaut un succès dans les tests.',
  setup: 'Mise en place',
  kinds: frNames.cards,
  traits: frNames.traits,
  subtypes: frNames.subtypes,
  types: frNames.types,
  attributes: frNames.attributes,
}

function testFr(trial: StoryTrial): string {
  switch (trial[0]) {
    case 'fight':
      return `combattez ${the(trial[1])}`
    case 'tiers':
      return `test ${de(ATTRIBUTES[trial[1]])}, chaque succès compte`
    case 'test':
      return phrasesFr.words.test(trial, YOU)
  }
}

export const effect = (text: Text, by?: 'hero' | 'foe') => effectText(text, phrasesFr, by === 'foe' ? FOE : YOU)

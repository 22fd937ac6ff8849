import { printed } from '@runatal/grammar/fr'
import type { Named } from '../content/language.ts'

/** Every word that stands in white on a card, and what it means (RRD-044). The word is found without its number. */
export const KEYWORDS: readonly { word: Named; means: Named; rule: string }[] = [
  entry(
    'Amplitude',
    'Amplitude',
    'The card covers that many slots, one after the other.',
    'La carte couvre autant d’emplacements, l’un après l’autre.',
    'RRD-276',
  ),
  entry(
    'Block',
    'Bloque',
    'Takes that much off the opposing assault.',
    'Retranche autant de l’assaut adverse.',
    'RRD-283',
  ),
  entry(
    'damage',
    'dégâts',
    'Added after doubling and halving, before blocks.',
    'S’ajoutent après les multiplications, avant les blocages.',
    'RRD-285',
  ),
  entry(
    'shake',
    'ébranlement',
    'What a support takes off an assault, and what an assault must reach to cancel it.',
    'Ce qu’un soutien retranche d’un assaut, et ce qu’un assaut doit atteindre pour l’annuler.',
    'RRD-273',
  ),
  entry(
    'block',
    'blocage',
    'What a defence takes off an assault.',
    'Ce qu’une défense retranche d’un assaut.',
    'RRD-274',
  ),
  entry(
    'Burn',
    'Brûlez',
    'That much damage on the Top soul, which nothing blocks; the souls go to the Void.',
    'Autant de dégâts à la Top soul, que rien ne bloque ; les âmes vont au Néant.',
    'RRD-211',
  ),
  entry('Destroyer', 'Destructeur', 'The opponent loses that many HP.', 'L’adversaire perd autant de PV.', 'RRD-287'),
  entry(
    'Exchange',
    'Échangez',
    'You may swap a card of that VA from your hand with one of your discard.',
    'Vous pouvez échanger une carte de votre main de cette VA contre une carte de votre défausse.',
    'RRD-288',
  ),
  entry(
    'Follow-up',
    'Enchaînement',
    'From that card of the bout on, it costs no VA.',
    'À partir de cette carte de la passe d’armes, elle ne coûte pas de VA.',
    'RRD-290',
  ),
  entry(
    'Frenzy',
    'Frénésie',
    'Play the card up to that many times, paying each time.',
    'Jouez la carte jusqu’à autant de fois, en payant à chaque fois.',
    'RRD-292',
  ),
  entry(
    'Oblivion',
    'Oubli',
    'The opponent discards that much VA from hand.',
    'L’adversaire défausse autant de VA de sa main.',
    'RRD-298',
  ),
  entry(
    'Pierce',
    'Percer',
    'Ignores that much block or shake.',
    'Ignore autant de blocage ou d’ébranlement.',
    'RRD-300',
  ),
  entry('Draw', 'Pioche', 'Draw that many cards.', 'Piochez autant de cartes.', 'RRD-303'),
  entry(
    'Weak point',
    'Point faible',
    'Until the end of the bout, damage on the slot is raised by that much.',
    'Jusqu’à la fin de la passe d’armes, les dégâts sur l’emplacement augmentent d’autant.',
    'RRD-304',
  ),
  entry(
    'Poison',
    'Poison',
    'In upkeep, discard as much VA from hand as markers, then remove one.',
    'À l’entretien, défaussez de la main autant de VA que de marqueurs, puis retirez-en un.',
    'RRD-308',
  ),
  entry(
    'Search',
    'Recherche',
    'You may take a card of that VA from your deck; then shuffle it.',
    'Vous pouvez prendre une carte de cette VA dans votre deck ; puis mélangez-le.',
    'RRD-310',
  ),
  entry(
    'Bleed',
    'Saignement',
    'At the start of consolidation, lose as many HP as markers, then remove one.',
    'Au début de la consolidation, perdez autant de PV que de marqueurs, puis retirez-en un.',
    'RRD-313',
  ),
  entry(
    'Stunned',
    'Sonné',
    'The opponent must pass instead of playing or countering next.',
    'L’adversaire doit passer au lieu de jouer ou de contrer.',
    'RRD-315',
  ),
  entry(
    'Torpor',
    'Torpeur',
    'Lowers the opponent’s latent potential.',
    'Diminue le potentiel latent adverse.',
    'RRD-319',
  ),
  entry(
    'reserve',
    'en réserve',
    'Points to pay for cards until the end of the bout.',
    'Des points pour payer des cartes jusqu’à la fin de la passe d’armes.',
    'RRD-140',
  ),
  entry(
    'Void',
    'Néant',
    'Sacrificed, burned and transcended cards lie there, face up.',
    'Les cartes sacrifiées, brûlées et transcendées y sont, face visible.',
    'RRD-057',
  ),
  entry(
    'Top soul',
    'Top soul',
    'The first card of the deck, face up: the next to be hit.',
    'La première carte du deck, face visible : la prochaine à être frappée.',
    'RRD-054',
  ),
]

/** The keyword that a piece of white text is about: without its number, and without the d’ of French. */
export function keywordOf(text: string, language: keyof Named) {
  const bare = text.replace(/[+−]?\d+|\bde |\bd’/g, '').trim()
  return KEYWORDS.find(({ word }) => word[language] === bare || word[language] === `${bare}s`)
}

function entry(en: string, fr: string, meansEn: string, meansFr: string, rule: string) {
  return { word: { en, fr }, means: { en: meansEn, fr: printed(meansFr) }, rule }
}

import { typeset } from '@runatal/grammar/fr'
import type { Said } from '@runatal/look/tutorial.ts'
import type { Phase } from '../arrange.ts'
import type { CardType, Slot } from '../content/language.ts'

/** How the parts of a position are called. */

const said = (en: string, fr: string): Said => ({ en, fr: typeset(fr) })

const slots: Record<Slot, Said> = {
  high: said('high slot', 'emplacement haut'),
  body: said('body slot', 'emplacement du corps'),
  low: said('low slot', 'emplacement bas'),
  right: said('right slot', 'emplacement droit'),
  left: said('left slot', 'emplacement gauche'),
}

export const words = {
  cards: said('Cards', 'Cartes'),
  printed: (cost: number, va: number) => said(`cost ${cost}, VA ${va}`, `coût ${cost}, VA ${va}`),
  types: {
    assault: said('Assault', 'Assaut'),
    support: said('Support', 'Soutien'),
    defence: said('Defence', 'Défense'),
  } satisfies Record<CardType, Said>,
  weapons: said('Weapons', 'Armes'),
  turned: said('Objects lying sideways', 'Objets couchés'),
  object: (i: number) => said(`object ${i + 1}`, `objet ${i + 1}`),
  hand: said('Hand', 'Main'),
  deck: said('Deck, Top soul first', 'Deck, Top soul en premier'),
  discard: said('Discard pile, oldest first', 'Défausse, la plus ancienne d’abord'),
  void: said('Void', 'Néant'),
  slots: {
    high: said(`Played on: ${slots.high.en}`, `Joué sur : ${slots.high.fr}`),
    body: said(`Played on: ${slots.body.en}`, `Joué sur : ${slots.body.fr}`),
    low: said(`Played on: ${slots.low.en}`, `Joué sur : ${slots.low.fr}`),
    right: said(`Played on: ${slots.right.en}`, `Joué sur : ${slots.right.fr}`),
    left: said(`Played on: ${slots.left.en}`, `Joué sur : ${slots.left.fr}`),
  },
  sideways: (slot: Slot) => said(`Sideways on: ${slots[slot].en}`, `Couché sur : ${slots[slot].fr}`),
  infusions: said('Infusions, oldest first', 'Infusions, la plus ancienne d’abord'),
  objects: said('Objects', 'Objets'),
  from: said('Ready deck', 'Deck prêt à jouer'),
  character: said('Character', 'Personnage'),
  hp: said('Hit points', 'Points de vie'),
  reserve: said('Reserve', 'Réserve'),
  latent: said('Latent potential', 'Potentiel latent'),
  bleed: said('Bleed markers', 'Marqueurs Saignement'),
  poison: said('Poison markers', 'Marqueurs Poison'),
  stunned: said('Stunned: passes the next card', 'Sonné : passe la prochaine carte'),
  played: said('Cards played this bout', 'Cartes jouées dans cette passe d’armes'),
  last: said('Type of the last one', 'Type de la dernière'),
  passes: said('Passes in a row', 'Passes de suite'),
  weak: (slot: Slot) => said(`Weak points: ${slots[slot].en}`, `Points faibles : ${slots[slot].fr}`),
  next: {
    damage: said('Next assault: more damage', 'Prochain assaut : dégâts en plus'),
    shake: said('Next support: more shake', 'Prochain soutien : secousse en plus'),
    block: said('Next defence: more block', 'Prochaine défense : blocage en plus'),
    amplitude: said('Next assault: Amplitude', 'Prochain assaut : Amplitude'),
    cost: said('Next card: cheaper by', 'Prochaine carte : moins chère de'),
  },
  phase: said('What is to do', 'Ce qu’il y a à faire'),
  phases: {
    setUp: said('Set up the duel', 'Mettre en place'),
    bout: said('Choose who begins the bout', 'Choisir qui commence la passe d’armes'),
    draws: said('Draw for the bout', 'Piocher pour la passe d’armes'),
    upkeep: said('Upkeep', 'Entretien'),
    clash: said('Clash, before the first card', 'Mêlée, avant la première carte'),
    play: said('Play a card', 'Jouer une carte'),
    consolidation: said('Consolidation', 'Consolidation'),
  } satisfies Record<Phase, Said>,
  first: said('Who has the initiative', 'Qui a l’initiative'),
  firstPasser: said('Who passed first before', 'Qui a passé en premier avant'),
  bout: said('Bout', 'Passe d’armes'),
  stillBouts: said('Bouts in a row without a card', 'Passes d’armes de suite sans carte'),
}

import { typeset } from '@runatal/grammar/fr'
import type { Said } from '@runatal/look/tutorial.ts'
import type { Phase } from '../arrange.ts'

/** How the parts of a position are called. */

const said = (en: string, fr: string): Said => ({ en, fr: typeset(fr) })

export const words = {
  runes: said('Runes', 'Runes'),
  faceUp: said('On the table, face up', 'Sur la table, face visible'),
  faceDown: said('On the table, face down', 'Sur la table, face cachée'),
  bag: said('Next runes out of the bag', 'Prochaines runes du sac'),
  balance: said('Balance rune', 'Rune de l’Équilibre'),
  loot: said('Pairs won', 'Paires gagnées'),
  catches: said('Single runes won in this grabbing', 'Runes seules gagnées dans cette saisie'),
  claims: said('Twins of Balance runes of others', 'Jumelles de runes de l’Équilibre des autres'),
  hand: said('Runes for the coming throw', 'Runes du prochain lancer'),
  headStart: said('Head start of the others', 'Avance laissée par les autres'),
  phase: said('What is to do', 'Ce qu’il y a à faire'),
  phases: {
    setUp: said('Draw the Balance runes', 'Tirer les runes de l’Équilibre'),
    draw: said('Draw for a throw', 'Piocher pour un lancer'),
    throw: said('Throw', 'Lancer'),
    flight: said('Stones in the air', 'Pierres en l’air'),
    grab: said('Grab', 'Saisir'),
    check: said('Check what was grabbed', 'Vérifier les saisies'),
    split: said('Split the pairs', 'Partager les paires'),
    thefts: said('Thefts', 'Vols'),
    replace: said('Replace Balance runes', 'Remplacer les runes de l’Équilibre'),
    clear: said('Clear the table', 'Débarrasser la table'),
    pass: said('Pass the bag', 'Passer le sac'),
  } satisfies Record<Phase, Said>,
  turn: said('Number of the throw', 'Numéro du lancer'),
  first: said('Who throws first', 'Qui lance en premier'),
}

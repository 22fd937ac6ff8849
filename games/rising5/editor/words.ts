import { typeset } from '@runatal/grammar/fr'
import type { Said } from '@runatal/look/tutorial.ts'
import type { Phase } from '../arrange.ts'

/** How the parts of a position are called. */

const said = (en: string, fr: string): Said => ({ en, fr: typeset(fr) })

export const words = {
  cards: said('Character cards', 'Cartes Personnage'),
  moon: said('Red Moon', 'Lune Rouge'),
  pawns: said('Heroes on the board', 'Héros sur le plateau'),
  regionCards: said('Region cards', 'Cartes Région'),
  noCard: said('No card here', 'Aucune carte ici'),
  strength: (n: number) => said(`strength ${n}`, `force ${n}`),
  items: said('Items', 'Objets'),
  runes: said('Runes', 'Runes'),
  signs: said('Signs', 'Signes'),
  hand: said('Hand', 'Main'),
  support: said('Support reserve', 'Réserve de soutien'),
  pile: said('The whole Character pile, top first', 'Toute la pile Personnage, du dessus au dessous'),
  next: said('Next Character cards', 'Prochaines cartes Personnage'),
  discard: said('Discard pile, oldest first', 'Défausse, la plus ancienne d’abord'),
  pool: said('Items of the team', 'Objets de l’équipe'),
  used: said('Items used', 'Objets utilisés'),
  artefacts: said('Next Artefacts', 'Prochains Artefacts'),
  regionPile: (region: string) =>
    said(`Pile of region ${region}, top first`, `Pile de la région ${region}, dessus d’abord`),
  portal: said('Runes of the Portal, by space', 'Runes du Portail, par emplacement'),
  reserve: said('Runes in reserve, next to a named Portal', 'Runes en réserve, à côté d’un Portail nommé'),
  solution: said('The secret, by space', 'Le secret, par emplacement'),
  tested: (i: number) => said(`Arrangement answered: ${i + 1}`, `Disposition déjà testée : ${i + 1}`),
  hints: said('Runes revealed by hints', 'Runes révélées par des indices'),
  link: (rune: Said) => said(`Sign of this rune: ${rune.en}`, `Signe de cette rune : ${rune.fr}`),
  note: (sign: Said) => said(`Note beside: ${sign.en}`, `Note à côté de : ${sign.fr}`),
  aside: said('beside the board', 'à côté du plateau'),
  unlinked: said('among the unlinked', 'parmi les non liés'),
  phase: said('What is to do', 'Ce qu’il y a à faire'),
  phases: {
    setUp: said('Set up the game', 'Mettre en place'),
    secret: said('Set the secret', 'Établir le secret'),
    turn: said('Begin a turn', 'Commencer un tour'),
    actions: said('Actions of a hero', 'Actions d’un héros'),
    draw: said('Crisis, then the draw', 'Crise, puis pioche'),
    endTurn: said('End of the turn', 'Fin du tour'),
  } satisfies Record<Phase, Said>,
  onTurn: said('Whose turn', 'À qui de jouer'),
  turn: said('Number of the turn', 'Numéro du tour'),
  hero: said('Hero activated', 'Héros activé'),
  actions: said('Actions left', 'Actions restantes'),
  skill: said('The skill may still be used', 'La compétence peut encore servir'),
  moonWaiting: said('A Red Moon lies on the pile', 'Une Lune Rouge est posée sur la pile'),
  altars: said('Energy cubes on altars', 'Cubes d’énergie sur les autels'),
  eclipse: said('Space of the eclipse marker', 'Case du marqueur d’éclipse'),
  shuffled: said('Red Moons shuffled in', 'Lunes Rouges mélangées au hasard'),
  privateHands: said('Private hands', 'Mains privées'),
  assistant: said('Deduction assistant', 'Assistant de déduction'),
  master: said('Game Master', 'Maître du Jeu'),
  fillIn: said('The table answers for the Game Master', 'La table répond pour le Maître du Jeu'),
}

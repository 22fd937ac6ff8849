import { typeset } from '@runatal/grammar/fr'
import type { Said } from '@runatal/look/tutorial.ts'

/** How the parts of a position are called. */

const said = (en: string, fr: string): Said => ({ en, fr: typeset(fr) })

export const words = {
  pawns: said('Heroes on the map', 'Héros sur la carte'),
  pawn: (seat: number) => said(`Hero of player ${seat + 1}`, `Héros, joueur ${seat + 1}`),
  skills: said('Skill cards', 'Cartes Compétence'),
  assets: said('Assets', 'Atouts'),
  quests: said('Quests', 'Quêtes'),
  tokens: said('Combat tokens', 'Jetons de combat'),
  onMap: said('On the map', 'Sur la carte'),
  down: said('Gem used', 'Gemme utilisée'),
  web: said('Web', 'Toile'),
  zombie: said('Zombie', 'Zombie'),
  scorched: said('Scorched Earth', 'Terre brûlée'),
  hand: said('Hand', 'Main'),
  learned: said('Skills learned', 'Compétences apprises'),
  bears: said('Assets', 'Atouts'),
  hasQuests: said('Quests', 'Quêtes'),
  market: (city: Said) => said(`Market: ${city.en}`, `Marché : ${city.fr}`),
  nextSkills: said('Skills in the discard pile', 'Compétences défaussées'),
  ofHero: said('Fight: tokens of the hero', 'Combat : jetons du héros'),
  ofFoe: said('Fight: tokens of the enemy', 'Combat : jetons de l’ennemi'),
  enemy: said('Fight: the enemy', 'Combat : l’ennemi'),
  hurt: said('Fight: damage on the enemy', 'Combat : dégâts de l’ennemi'),
  fightRound: said('Fight: round', 'Combat : manche'),
  starts: said('Fight: who begins', 'Combat : qui commence'),
  theHero: said('the hero', 'le héros'),
  theFoe: said('the enemy', 'l’ennemi'),
  hero: said('Hero', 'Héros'),
  damage: said('Damage', 'Dégâts'),
  gold: said('Gold', 'Or'),
  arcane: said('Arcane tokens', 'Jetons Arcane'),
  companions: said('Companions', 'Compagnons'),
  delayed: said('Delayed', 'Ralenti'),
  prepared: said('Prepared', 'Préparé'),
  trophies: {
    o: said('Combat trophies', 'Trophées de combat'),
    g: said('Exploration trophies', 'Trophées d’exploration'),
    p: said('Social trophies', 'Trophées sociaux'),
  },
  phase: said('What is to do', 'Ce qu’il y a à faire'),
  phases: {
    turn: said('A hero’s turn', 'Le tour d’un héros'),
    endOfRound: said('End of the round', 'Fin de la manche'),
  },
  onTurn: said('Whose turn', 'À qui de jouer'),
  first: said('First player', 'Premier joueur'),
  actions: said('Actions left', 'Actions restantes'),
  act: said('Act', 'Acte'),
  space: said('Space of the time track', 'Case de la piste du temps'),
}

import { typeset } from '@runatal/grammar/fr'
import type { Said } from '@runatal/look/tutorial.ts'
import type { Phase } from '../arrange.ts'
import { isCorner, roundOf, turnOf } from '../content/path.ts'

/** How the parts of a position are called. */

const said = (en: string, fr: string): Said => ({ en, fr: typeset(fr) })

export const words = {
  cards: said('Cards', 'Cartes'),
  spores: said('Spores', 'Spores'),
  spore: said('Spore', 'Spore'),
  entities: said('Divine Entities', 'Entités Divines'),
  cells: said('Spaces', 'Cases'),
  markers: said('Energy markers', 'Marqueurs d’Énergie'),
  marker: (seat: number) => said(`Marker of player ${seat + 1}`, `Marqueur, joueur ${seat + 1}`),
  age: (age: 1 | 2) => said(`Age ${age}`, `Âge ${age}`),
  hand: said('Hand, while choosing', 'Main, pendant le choix'),
  kept: said('The card kept', 'La carte gardée'),
  satellite: (i: number) => said(`Satellite to the left of player ${i + 1}`, `Satellite à gauche du joueur ${i + 1}`),
  deck: (age: 1 | 2) => said(`Next cards of Age ${age}`, `Prochaines cartes de l’Âge ${age}`),
  blackHole: said('Black Hole', 'Trou Noir'),
  covered: said('Covered cards', 'Cartes recouvertes'),
  welcomed: said('Just welcomed', 'Accueillies à l’instant'),
  used: said('Activated already', 'Déjà activés'),
  pile: said('Pile of markers, from the bottom up', 'Pile des marqueurs, de bas en haut'),
  phase: said('What is to do', 'Ce qu’il y a à faire'),
  phases: {
    setUp: said('Set up the game', 'Mettre en place'),
    round: said('Deal a round', 'Distribuer une manche'),
    draft: said('Step 1: choose a card', 'Étape 1 : choisir une carte'),
    play: said('Step 2: place the card', 'Étape 2 : jouer la carte'),
    activate: said('Step 4: activate', 'Étape 4 : activer'),
    scoring: said('Scoring', 'Décompte'),
    end: said('End of the game', 'Fin de partie'),
  } satisfies Record<Phase, Said>,
  stop: said('Stop of the avatars', 'Arrêt des avatars'),
  stops: (stop: number) =>
    isCorner(stop)
      ? said(`${stop}: scoring ${roundOf(stop)}`, `${stop} : décompte ${roundOf(stop)}`)
      : said(
          `${stop}: round ${roundOf(stop)}, turn ${turnOf(stop)}`,
          `${stop} : manche ${roundOf(stop)}, tour ${turnOf(stop)}`,
        ),
  onTurn: said('Whose turn', 'À qui de jouer'),
  points: said('Life Energy', 'Énergie Vitale'),
  crystals: said('Crystals', 'Cristaux'),
}

import { count, list, printed } from '@runatal/grammar/fr'
import { cards, icons, items, named, places, runes, signs, states } from './fr-nouns.ts'
import type { Difficulty } from '../rules/types.ts'
import type { Names } from './messages.ts'
import { lastSpaces, rewarded } from './words.ts'

const seats = { 1: 'Place 1', 2: 'Place 2', 3: 'Place 3', 4: 'Place 4', 5: 'Place 5' }
const masters = {
  1: 'Place 1, Maître de jeu',
  2: 'Place 2, Maître de jeu',
  3: 'Place 3, Maître de jeu',
  4: 'Place 4, Maître de jeu',
  5: 'Place 5, Maître de jeu',
}

export const frNames: Names = printed<Names>({
  heroes: { orakl: 'Orakl', eli: 'Eli', nova: 'Nova', ekho: 'Ekho', hal: 'Hal' },
  skills: {
    orakl: {
      name: 'Maîtrise des Runes',
      does: 'Échangez deux Runes du Portail, ou une Rune du Portail avec une Rune de la réserve.',
    },
    eli: { name: 'Science des Astres', does: 'Remontez le marqueur d’Éclipse d’une case.' },
    nova: {
      name: 'Attaque surprise',
      does: 'Lancez le dé contre n’importe quel Monstre visible ; un échec ne coûte rien.',
    },
    ekho: { name: 'Chef siartien', does: 'Déplacez un autre personnage vers n’importe quel lieu.' },
    hal: { name: 'Réplique synthétique', does: 'Copiez la Compétence d’un personnage du même lieu.' },
  },
  places: named(places),
  regions: { I: 'Les Dunes', II: 'Les Profondeurs', III: 'Les Terres de cendre' },
  runes: named(runes),
  signs: named(signs),
  states: {
    unknown: { name: states.unknown, means: 'rien n’est dit de cette Rune' },
    dark: { name: states.dark, means: 'cette Rune n’est pas dans la solution' },
    bright: { name: states.bright, means: 'dans la solution, mais mal placée' },
    golden: { name: states.golden, means: 'dans la solution et bien placée' },
  },
  items: {
    blade: { name: items.blade.one, does: 'Vainquez un Monstre de force 4 ou moins, où qu’il soit.' },
    staff: { name: items.staff.one, does: 'Gagnez trois cubes d’énergie.' },
    pendant: { name: items.pendant.one, does: 'Annulez une Lune Rouge qui vient d’être révélée.' },
    orb: { name: items.orb.one, does: 'Gagnez un Indice.' },
    store: { name: items.store.one, does: 'Gagnez deux cubes d’énergie.' },
    ring: { name: items.ring.one, does: 'Remontez le marqueur d’Éclipse de deux cases.' },
    potion: { name: items.potion.one, does: 'Relancez le dé de combat.' },
  },
  // Lords bear their whole title on their cards.
  cards: {
    ...named(cards),
    'I-4': 'Kharn, Seigneur des Dunes',
    'II-4': 'Ythra, Seigneur des Profondeurs',
    'III-4': 'Vorn, Seigneur de l’Éclipse',
  },
  kinds: { monster: 'Monstre', companion: 'Compagnon', cache: 'Cache d’Artefact' },
  icons: named(icons),
  fates: {
    playing: 'En cours',
    won: 'Le Portail est scellé',
    eclipse: 'Éclipse totale',
    deck: 'La pile de cartes Personnage est épuisée',
  },
  choices: {
    table: {
      difficulty: {
        name: 'Difficulté',
        values: {
          beginner: 'Débutant : 3 Lunes Rouges',
          standard: 'Standard : 4 Lunes Rouges',
          heroic: 'Héroïque : 5 Lunes Rouges',
        },
        notes: { beginner: track('beginner'), standard: track('standard'), heroic: track('heroic') },
      },
      moons: {
        name: 'Lunes Rouges dans la pile',
        values: { regular: 'À intervalles réguliers', shuffled: 'Mélangées, à vos risques et périls' },
      },
      hands: { name: 'Mains', values: { open: 'Ouvertes à l’équipe', private: 'Privées' } },
      assistant: { name: 'Assistant de déduction', values: { off: 'Désactivé', on: 'Activé' } },
      first: {
        name: 'Qui commence (la dernière personne à avoir croisé un extraterrestre, ou au hasard)',
        values: { random: 'Au hasard', ...seats },
      },
      master: { name: 'Qui garde le secret', values: { app: 'L’application', ...masters } },
    },
  },

  reward: reward => list(rewarded(reward).map(([icon, n]) => count(n, icons[icon]))),
})

/** What is our own about a level. */
function track(difficulty: Difficulty): string {
  const [least, most] = lastSpaces(difficulty)
  return `Éclipse totale en case ${least === most ? most : `${least} à ${most}, selon l’équipe`} (règle maison)`
}

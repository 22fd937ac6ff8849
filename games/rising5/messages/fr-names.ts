import type { Icon } from '../content/regions.ts'
import type { Names } from './messages.ts'

const seats = { 1: 'Place 1', 2: 'Place 2', 3: 'Place 3', 4: 'Place 4', 5: 'Place 5' }
const masters = {
  1: 'Place 1, Maître de jeu',
  2: 'Place 2, Maître de jeu',
  3: 'Place 3, Maître de jeu',
  4: 'Place 4, Maître de jeu',
  5: 'Place 5, Maître de jeu',
}

/** In French a no-break space stands before : and a narrow one before ; ! ? (written \u00a0 and \u202f to be seen). */
export const frNames: Names = {
  heroes: { orakl: 'Orakl', eli: 'Eli', nova: 'Nova', ekho: 'Ekho', hal: 'Hal' },
  skills: {
    orakl: {
      name: 'Maîtrise des Runes',
      does: 'Échangez deux Runes\u00a0: deux du Portail, ou une avec la réserve.',
    },
    eli: { name: 'Science des Astres', does: 'Remontez le marqueur d’Éclipse d’une case.' },
    nova: {
      name: 'Attaque surprise',
      does: 'Lancez le dé contre n’importe quel Monstre visible\u202f; un échec ne coûte rien.',
    },
    ekho: { name: 'Leader siartian', does: 'Déplacez un autre personnage vers n’importe quel lieu.' },
    hal: { name: 'Réplique synthétique', does: 'Copiez la Compétence d’un personnage du même lieu.' },
  },
  places: {
    'I-a': 'Dunes de verre',
    'I-b': 'Oasis aux murmures',
    'II-a': 'Canyon des spores',
    'II-b': 'Cité noyée',
    'III-a': 'Flèche d’obsidienne',
    'III-b': 'Cratère des échos',
  },
  regions: { I: 'Les Dunes', II: 'Les Profondeurs', III: 'Les Terres de cendre' },
  runes: {
    blue: 'bleue',
    red: 'rouge',
    yellow: 'jaune',
    orange: 'orange',
    green: 'verte',
    violet: 'violette',
    black: 'noire',
  },
  signs: {
    sage: 'Sage',
    gobel: 'Gobel',
    spider: 'Araignée',
    snake: 'Serpent',
    monkey: 'Singe',
    phoenix: 'Phénix',
    whale: 'Baleine',
  },
  states: {
    unknown: { name: 'silhouette', means: 'rien n’est dit de cette Rune' },
    dark: { name: 'sombre', means: 'cette Rune n’est pas dans la solution' },
    bright: { name: 'brillant', means: 'dans la solution, mais mal placée' },
    golden: { name: 'doré', means: 'dans la solution et bien placée' },
  },
  items: {
    blade: { name: 'Lame de feu lunaire', does: 'Terrassez un Monstre de force 4 ou moins, où qu’il soit.' },
    staff: { name: 'Bâton de transmutation', does: 'Gagnez trois cubes d’énergie.' },
    pendant: { name: 'Pendentif de l’Éclipse', does: 'Annulez une Lune Rouge qui vient d’apparaître.' },
    orb: { name: 'Orbe de divination', does: 'Gagnez un Indice.' },
    store: { name: 'Réserve d’énergie', does: 'Gagnez deux cubes d’énergie.' },
    ring: { name: 'Anneau du soleil levant', does: 'Remontez le marqueur d’Éclipse de deux cases.' },
    potion: { name: 'Potion de soin', does: 'Relancez le dé de combat.' },
  },
  cards: {
    'I-S1': 'Trotte-sable',
    'I-S2': 'Ermite de l’oasis',
    'I-1': 'Sangsue des dunes',
    'I-2': 'Chacal de verre',
    'I-3': 'Jumeaux fouisseurs',
    'I-4': 'Kharn, Seigneur des Dunes',
    'I-5': 'Marchande de sel',
    'I-6': 'Gardienne de l’aube',
    'I-7': 'Caisse ensevelie',
    'II-S1': 'Rôdeur à spores',
    'II-S2': 'Pilote échouée',
    'II-1': 'Nuée du canyon',
    'II-2': 'Sentinelle noyée',
    'II-3': 'Raie à deux gueules',
    'II-4': 'Ythra, Seigneur des Profondeurs',
    'II-5': 'Ingénieur des mousses',
    'II-6': 'Astronome aveugle',
    'II-7': 'Coffre inondé',
    'III-S1': 'Brute de cendre',
    'III-S2': 'Reliquaire scellé',
    'III-1': 'Gargouille d’obsidienne',
    'III-2': 'Colosse du cratère',
    'III-3': 'Tisseuse d’échos',
    'III-4': 'Vorn, Seigneur de l’Éclipse',
    'III-5': 'Oracle en exil',
    'III-6': 'Forgeron d’étoiles',
    'III-7': 'Sonde tombée',
  },
  kinds: { monster: 'Monstre', companion: 'Compagnon', cache: 'Cache d’Artefact' },
  icons: { cube: 'cube', sun: 'Soleil', hint: 'Indice', relic: 'Relique', artefact: 'Artefact' },
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
          beginner: 'Débutant\u00a0: 3 Lunes Rouges',
          standard: 'Standard\u00a0: 4 Lunes Rouges',
          heroic: 'Héroïque\u00a0: 5 Lunes Rouges',
        },
      },
      moons: {
        name: 'Lunes Rouges dans la pile',
        values: { regular: 'À intervalles réguliers', shuffled: 'Mélangées, à vos risques et périls' },
      },
      hands: { name: 'Mains', values: { open: 'Ouvertes à l’équipe', private: 'Secrètes' } },
      assistant: { name: 'Aide à la déduction', values: { off: 'Sans', on: 'Avec' } },
      first: {
        name: 'Qui commence (le dernier à avoir rencontré un extraterrestre, ou au sort)',
        values: { random: 'Tiré au sort', ...seats },
      },
      master: { name: 'Qui garde le secret', values: { app: 'L’application', ...masters } },
    },
  },

  reward: reward =>
    list(
      (['cube', 'sun', 'hint', 'relic', 'artefact'] as const)
        .filter((icon: Icon) => (reward[icon] ?? 0) > 0)
        .map(icon => count(reward[icon] ?? 0, frNames.icons[icon])),
    ),
}

/** 0 cube, 1 cube, 2 cubes: in French the plural begins at two, and all our words take an s. */
export function count(n: number, one: string): string {
  return `${n}\u00a0${n < 2 ? one : one.replaceAll(/(?<=\p{L})(?= |$)/gu, 's')}`
}

export function list(items: readonly string[], last = 'et'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

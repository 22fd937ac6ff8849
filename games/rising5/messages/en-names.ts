import { count, list, printed, verb } from '@runatal/grammar/en'
import type { Place } from '../content/names.ts'
import type { RegionCardId } from '../content/regions.ts'
import type { Difficulty } from '../rules/types.ts'
import type { Names } from './messages.ts'
import { lastSpaces, rewarded } from './words.ts'

const seats = { 1: 'Seat 1', 2: 'Seat 2', 3: 'Seat 3', 4: 'Seat 4', 5: 'Seat 5' }
const masters = {
  1: 'Seat 1, as Game Master',
  2: 'Seat 2, as Game Master',
  3: 'Seat 3, as Game Master',
  4: 'Seat 4, as Game Master',
  5: 'Seat 5, as Game Master',
}

export const enNames: Names = printed<Names>({
  heroes: { orakl: 'Orakl', eli: 'Eli', nova: 'Nova', ekho: 'Ekho', hal: 'Hal' },
  skills: {
    orakl: { name: 'Rune Mastery', does: 'Swap two runes of the Portal, or one of them with one of the reserve.' },
    eli: { name: 'Star Science', does: 'Move the eclipse marker up one space.' },
    nova: { name: 'Surprise Attack', does: 'Roll against any monster in sight; a miss costs nothing.' },
    ekho: { name: 'Siartian Leader', does: 'Move another character to any location.' },
    hal: { name: 'Synthetic Replica', does: 'Copy the skill of a character on the same location.' },
  },
  places: {
    'I-a': 'Glass Dunes',
    'I-b': 'Whispering Oasis',
    'II-a': 'Spore Canyon',
    'II-b': 'Drowned City',
    'III-a': 'Obsidian Spire',
    'III-b': 'Crater of Echoes',
  },
  regions: { I: 'The Dunes', II: 'The Depths', III: 'The Ashlands' },
  runes: {
    blue: 'blue',
    red: 'red',
    yellow: 'yellow',
    orange: 'orange',
    green: 'green',
    violet: 'violet',
    black: 'black',
  },
  signs: {
    sage: 'Sage',
    gobel: 'Gobel',
    spider: 'Spider',
    snake: 'Snake',
    monkey: 'Monkey',
    phoenix: 'Phoenix',
    whale: 'Whale',
  },
  states: {
    unknown: { name: 'silhouette', means: 'nothing is said about this rune' },
    dark: { name: 'dark', means: 'this rune is not in the solution' },
    bright: { name: 'bright', means: 'in the solution, on the wrong space' },
    golden: { name: 'golden', means: 'in the solution, on the right space' },
  },
  items: {
    blade: { name: 'Moonfire Blade', does: 'Defeat a monster of strength 4 or less, anywhere.' },
    staff: { name: 'Transmutation Staff', does: 'Gain three energy cubes.' },
    pendant: { name: 'Eclipse Pendant', does: 'Cancel a Red Moon that was just revealed.' },
    orb: { name: 'Divination Orb', does: 'Gain a hint.' },
    store: { name: 'Energy Store', does: 'Gain two energy cubes.' },
    ring: { name: 'Rising Sun Ring', does: 'Move the eclipse marker up two spaces.' },
    potion: { name: 'Healing Potion', does: 'Reroll the fight die.' },
  },
  cards: {
    'I-S1': 'Sand Skitter',
    'I-S2': 'Oasis Hermit',
    'I-1': 'Dune Leech',
    'I-2': 'Glass Jackal',
    'I-3': 'Burrow Twins',
    'I-4': 'Kharn, Lord of the Dunes',
    'I-5': 'Salt Trader',
    'I-6': 'Dawn Keeper',
    'I-7': 'Buried Crate',
    'II-S1': 'Spore Stalker',
    'II-S2': 'Stranded Pilot',
    'II-1': 'Canyon Swarm',
    'II-2': 'Drowned Sentry',
    'II-3': 'Twin-Maw Ray',
    'II-4': 'Ythra, Lord of the Depths',
    'II-5': 'Moss Engineer',
    'II-6': 'Blind Astronomer',
    'II-7': 'Flooded Vault',
    'III-S1': 'Ash Brute',
    'III-S2': 'Sealed Reliquary',
    'III-1': 'Obsidian Gargoyle',
    'III-2': 'Crater Colossus',
    'III-3': 'Echo Weaver',
    'III-4': 'Vorn, Lord of the Eclipse',
    'III-5': 'Exiled Oracle',
    'III-6': 'Star Forger',
    'III-7': 'Fallen Probe',
  },
  kinds: { monster: 'Monster', companion: 'Companion', cache: 'Artefact Cache' },
  icons: { cube: 'cube', sun: 'sun', hint: 'hint', relic: 'Relic', artefact: 'Artefact' },
  fates: {
    playing: 'In play',
    won: 'The Portal is sealed',
    eclipse: 'Total eclipse',
    deck: 'The Character pile has run out',
  },
  choices: {
    table: {
      difficulty: {
        name: 'Difficulty',
        values: {
          beginner: 'Beginner: 3 Red Moons',
          standard: 'Standard: 4 Red Moons',
          heroic: 'Heroic: 5 Red Moons',
        },
        notes: { beginner: track('beginner'), standard: track('standard'), heroic: track('heroic') },
      },
      moons: {
        name: 'Red Moons in the pile',
        values: { regular: 'At regular intervals', shuffled: 'Shuffled in, at your own risk' },
      },
      hands: { name: 'Hands', values: { open: 'Open to the team', private: 'Private' } },
      assistant: { name: 'Deduction assistant', values: { off: 'Off', on: 'On' } },
      first: {
        name: 'Who begins (the last to have met an alien, or at random)',
        values: { random: 'Drawn at random', ...seats },
      },
      master: { name: 'Who keeps the secret', values: { app: 'The app', ...masters } },
    },
  },

  reward: reward => list(rewarded(reward).map(([icon, n]) => count(n, enNames.icons[icon]))),
})

/** As a sentence calls them: 'the Dune Leech', 'Lord Kharn'. */
export function the(card: RegionCardId): string {
  return LORDS[card] ?? `the ${enNames.cards[card]}`
}

const LORDS: Partial<Record<RegionCardId, string>> = { 'I-4': 'Lord Kharn', 'II-4': 'Lord Ythra', 'III-4': 'Lord Vorn' }

/** 'the Dune Leech is', 'the Burrow Twins are'. */
export function acts(card: RegionCardId, one: string, several: string): string {
  return `${the(card)} ${verb(card === 'I-3' ? 2 : 1, one, several)}`
}

/** 'the Glass Dunes'. */
export function thePlace(place: Place): string {
  return `the ${enNames.places[place]}`
}

/** What is our own about a level. */
function track(difficulty: Difficulty): string {
  const [least, most] = lastSpaces(difficulty)
  return `Total eclipse on space ${least === most ? most : `${least} to ${most}, by team size`} (house rule)`
}

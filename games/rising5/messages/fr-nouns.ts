import { agreed, f, fp, m, mp, type Noun } from '@runatal/grammar/fr'
import type { Item, Place } from '../content/names.ts'
import type { Icon, RegionCardId } from '../content/regions.ts'
import type { Rune, Sign, SignState } from '../rules/puzzle.ts'

/** The things of the game, with their grammar. */

/** What there is only one of has no plural of its own. */
const him = (name: string) => m(name, name)
const her = (name: string) => f(name, name)

export const ACTION = f('action')
export const ALTAR = m('autel')
export const ATTEMPT = f('tentative')
export const CARD = f('carte')
export const CUBE = m('cube')
export const MOON = f('Lune Rouge', 'Lunes Rouges')
export const MONSTER = m('Monstre')
export const PLAYER = m('joueur')
export const SIGN = m('Signe')
export const SOLUTION = f('solution')
export const SPACE = f('case')
export const SWAP = m('échange')
export const TURN = m('tour')

export const icons: Record<Icon, Noun> = {
  cube: CUBE,
  sun: m('Soleil'),
  hint: m('Indice'),
  relic: f('Relique'),
  artefact: m('Artefact'),
}

/** By its colour: la bleue, l’orange. */
export const runes: Record<Rune, Noun> = {
  blue: f('bleue'),
  red: f('rouge'),
  yellow: f('jaune'),
  orange: f('orange'),
  green: f('verte'),
  violet: f('violette'),
  black: f('noire'),
}

export const signs: Record<Sign, Noun> = {
  sage: m('Sage'),
  gobel: m('Gobel'),
  spider: f('Araignée'),
  snake: m('Serpent'),
  monkey: m('Singe'),
  phoenix: m('Phénix'),
  whale: f('Baleine'),
}

export const states: Record<SignState, string> = {
  unknown: 'silhouette',
  dark: 'sombre',
  bright: 'brillant',
  golden: 'doré',
}

/** 'dorée' of the Spider, 'doré' of the Monkey. */
export function looks(sign: Noun, state: SignState): string {
  return state === 'unknown' ? states.unknown : agreed(sign, states[state])
}

/** 'Araignée dorée', 'Singe en silhouette'. */
export function signAs(sign: Sign, state: SignState): string {
  return `${signs[sign].one} ${state === 'unknown' ? 'en ' : ''}${looks(signs[sign], state)}`
}

export const places: Record<Place, Noun> = {
  'I-a': fp('Dunes de verre'),
  'I-b': her('Oasis aux murmures'),
  'II-a': him('Canyon des spores'),
  'II-b': her('Cité engloutie'),
  'III-a': her('Aiguille d’obsidienne'),
  'III-b': him('Cratère des échos'),
}

export const items: Record<Item, Noun> = {
  blade: her('Lame de feu lunaire'),
  staff: him('Bâton de transmutation'),
  pendant: him('Pendentif de l’Éclipse'),
  orb: him('Orbe de divination'),
  store: her('Réserve d’énergie'),
  ring: him('Anneau du soleil levant'),
  potion: her('Potion de soin'),
}

export const cards: Record<RegionCardId, Noun> = {
  'I-S1': him('Trotte-sable'),
  'I-S2': him('Ermite de l’oasis'),
  'I-1': her('Sangsue des dunes'),
  'I-2': him('Chacal de verre'),
  'I-3': mp('Jumeaux fouisseurs'),
  'I-4': him('Seigneur Kharn'),
  'I-5': her('Marchande de sel'),
  'I-6': her('Gardienne de l’aube'),
  'I-7': her('Caisse ensevelie'),
  'II-S1': him('Rôdeur à spores'),
  'II-S2': her('Pilote naufragée'),
  'II-1': her('Nuée du canyon'),
  'II-2': her('Sentinelle noyée'),
  'II-3': her('Raie à deux gueules'),
  'II-4': him('Seigneur Ythra'),
  'II-5': him('Ingénieur des mousses'),
  'II-6': him('Astronome aveugle'),
  'II-7': him('Coffre inondé'),
  'III-S1': her('Brute de cendre'),
  'III-S2': him('Reliquaire scellé'),
  'III-1': her('Gargouille d’obsidienne'),
  'III-2': him('Colosse du cratère'),
  'III-3': her('Tisseuse d’échos'),
  'III-4': him('Seigneur Vorn'),
  'III-5': him('Oracle en exil'),
  'III-6': him('Forgeron d’étoiles'),
  'III-7': her('Sonde écrasée'),
}

/** What they are called where no sentence stands around them. */
export function named<Id extends string>(things: Record<Id, Noun>): Record<Id, string> {
  return Object.fromEntries(Object.entries<Noun>(things).map(([id, { one }]) => [id, one])) as Record<Id, string>
}

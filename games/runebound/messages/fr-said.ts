import { agreed, au, count, de, du, le, list, m, type Noun, type Person, verb } from '@runatal/grammar/fr'
import type { GemKind, TrophyIcon } from '../content/language.ts'
import { TERRAIN_NAMES } from '../content/map.ts'
import { heroes } from '../content/tables.ts'
import type { Fighter, State } from '../rules/types.ts'
import { faceUp } from './asked.ts'
import { CARD, GOLD, KINDS, noun, TROPHY } from './fr-nouns.ts'
import { frNames, sideFr } from './fr-names.ts'
import { abilityName, assetOf, nameOf, placeOf, terrainOf, thingOf } from './names.ts'

/** How things are called in sentences. */

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

export const called = (id: string) => nameOf(id, 'fr')
export const abilityCalled = (source: string) => abilityName(source, 'fr')
/** « Longue foulée »: what is called by a title. */
export const quoted = (id: string) => `« ${called(id)} »`

const nounOf = (id: string) => {
  const thing = thingOf(id)
  return thing === undefined ? undefined : noun(thing)
}
/** 'l’Ogre des carrières', 'Tamalir', '« Longue foulée »': how something stands in a sentence. */
export const the = (id: string) => {
  const thing = nounOf(id)
  return thing === undefined ? quoted(id) : le(thing)
}
/** 'la Trousse de chirurgien', '« Mur d’acier »': an asset's ability is called by the asset, others have titles. */
export const ability = (source: string) => {
  const asset = assetOf(source)
  return asset === undefined ? `« ${abilityCalled(source)} »` : the(asset)
}
/** 'les Chiens d’os subissent': what a thing does. */
export const does = (id: string, one: string, many: string) => {
  const thing = nounOf(id)
  return `${the(id)} ${verb(thing?.kind === 'plural' ? 2 : 1, one, many)}`
}
/** What they do, what the reader does, what many enemies do. */
export type Blow = readonly [they: string, you: string, many: string]

/** 'Alice frappe', 'vous frappez', 'les Chiens d’os frappent': what one who fights does. */
export const strikes = (by: Fighter, who: (seat: number) => Person, [they, you, many]: Blow) =>
  'seat' in by ? who(by.seat).does(they, you) : does(by.enemy, they, many)
/** 'le pion 2 d’Alice', 'votre pion 2', 'le pion 2 des Chiens d’os' */
export const theirs = (by: Fighter, who: (seat: number) => Person, thing: Noun) =>
  'seat' in by ? who(by.seat).own(thing) : `${le(thing)} ${ofPlace(by.enemy)}`

/** 'l’Épée usée est défaussée', 'les Dés pipés sont défaussés': what is done to a thing. */
export const isDone = (id: string, done: string) => `${does(id, 'est', 'sont')} ${agreed(nounOf(id) ?? CARD, done)}`

/** 'Tamalir', 'Lac Miroir (I3)', 'I5 (plaine)': a hex as a label. */
export const hex = (code: string) => placed(code, thing => thing.one) ?? wild(code)
/** 'à Tamalir', 'au Lac Miroir (I3)', 'en I5 (plaine)' */
export const at = (code: string) => placed(code, au) ?? `en ${wild(code)}`
/** 'de Tamalir', 'du Lac Miroir (I3)', 'en I5 (plaine)': of something that is there. */
export const of = (code: string) => placed(code, du) ?? `en ${wild(code)}`
/** 'vers Tamalir', 'vers le Lac Miroir (I3)', 'vers I5 (plaine)' */
export const towards = (code: string) => `vers ${placed(code, le) ?? wild(code)}`
/** 'au Sanctuaire de l’Aube', 'à Tamalir', 'en C7': where a card sends somebody, by the id of a place or a hex's code. */
export const atPlace = (id: string) => {
  const thing = nounOf(id)
  return thing === undefined ? at(id) : au(thing)
}
/** 'de Tamalir', 'de l’Ogre des carrières': what is measured from a place, or is an enemy's. */
export const ofPlace = (id: string) => {
  const thing = nounOf(id)
  return thing === undefined ? of(id) : du(thing)
}

const wild = (code: string) => `${code} (${frNames.terrains[TERRAIN_NAMES[terrainOf(code)] ?? 'plains']})`

function placed(code: string, say: (thing: Noun) => string): string | undefined {
  const place = placeOf(code)
  if (place === undefined) return undefined
  return TERRAIN_NAMES[terrainOf(code)] === undefined ? say(noun(place)) : `${say(noun(place))} (${code})`
}

export const hero = (s: State, seat: number) =>
  s.heroes[seat]! < 0 ? `place ${seat + 1}` : called(heroes[s.heroes[seat]!]!.id)
/** '2 Or et l’Épée usée': what one side of a trade gives. */
export const goods = (gold: number, assets: readonly string[]) =>
  list([...(gold > 0 ? [count(gold, GOLD)] : []), ...assets.map(the)])

/** 'Trophée de Combat', 'gemme d’Exploration' */
export const ofKind = ({ one, many, feminine, kind: form }: Noun, kind: GemKind): Noun => {
  const which = de(KINDS[kind])
  return { one: `${one} ${which}`, many: `${many} ${which}`, feminine, kind: form }
}
const ANY: Noun = m('Trophée au choix', 'Trophées au choix')
const PAID: Record<TrophyIcon, Noun> = {
  o: ofKind(TROPHY, 'combat'),
  g: ofKind(TROPHY, 'exploration'),
  p: ofKind(TROPHY, 'social'),
  w: ANY,
}
/** '2 Trophées de Combat et 1 Trophée au choix' */
export const trophies = (paid: string) =>
  list(
    (['o', 'g', 'p', 'w'] as const).flatMap(icon => {
      const n = paid.split(icon).length - 1
      return n === 0 ? [] : [count(n, PAID[icon])]
    }),
  )
export const trophyNoun = (icon: TrophyIcon) => PAID[icon]

/** '2 succès', 'aucune carte' */
export const orNone = (n: number, thing: Noun) =>
  n === 0 ? `${thing.feminine ? 'aucune' : 'aucun'} ${thing.one}` : count(n, thing)

export const token = (s: State, side: number, index: number) => `pion ${index + 1} (${sideFr(faceUp(s, side, index))})`

import { count, list, many, type Noun, type Person } from '@runatal/grammar/en'
import type { GemKind, TrophyIcon } from '../content/language.ts'
import { TERRAIN_NAMES } from '../content/map.ts'
import { heroes } from '../content/tables.ts'
import type { Fighter, State } from '../rules/types.ts'
import { faceUp } from './asked.ts'
import { sideEn } from './en-names.ts'
import { abilityName, assetOf, nameOf, placeOf, terrainOf, thingOf } from './names.ts'

/** How things are called in sentences. */

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

export const called = (id: string) => nameOf(id, 'en')
export const abilityCalled = (source: string) => abilityName(source, 'en')
/** “Long stride”: what is called by a title. */
export const quoted = (id: string) => `“${called(id)}”`

/** 'the Quarry Ogre', 'Tamalir', '“Long stride”': how something stands in a sentence. */
export const the = (id: string) => {
  const thing = thingOf(id)
  if (thing === undefined) return quoted(id)
  return thing.is === 'proper' || WITHOUT_ARTICLE.has(id) ? thing.name.en : `the ${thing.name.en.replace(/^The /, '')}`
}
/** 'the Surgeon’s kit', '“Shield wall”': an asset's ability is called by the asset, others have titles. */
export const ability = (source: string) => {
  const asset = assetOf(source)
  return asset === undefined ? `“${abilityCalled(source)}”` : the(asset)
}
/** 'the Bone Hounds take': what a thing does. */
export const does = (id: string, one: string, several: string) =>
  `${the(id)} ${['mp', 'fp'].includes(thingOf(id)?.is ?? '') ? several : one}`

/** 'Alice strikes', 'you strike', 'the Bone Hounds strike': what one who fights does. */
export const strikes = (
  by: Fighter,
  who: (seat: number) => Person,
  [they, you]: readonly [they: string, you: string],
) => ('seat' in by ? who(by.seat).does(they, you) : does(by.enemy, they, you))
/** 'Alice’s token 2', 'your token 2', 'token 2 of the Bone Hounds' */
export const theirs = (by: Fighter, who: (seat: number) => Person, thing: string) =>
  'seat' in by ? who(by.seat).own(thing) : `${thing} of ${the(by.enemy)}`

/** Those whose French names take an article and whose English ones take none. */
const WITHOUT_ARTICLE: ReadonlySet<string> = new Set([
  'ariad',
  'margath',
  'castle_orlen',
  'mirror_lake',
  'northspine',
  'dragonback',
  'briarweald',
  'larch_forest',
])

/** 'Tamalir', 'Mirror Lake (I3)', 'I5 (plains)': a hex as a label. */
export const hex = (code: string) => placed(code, id => called(id))
/** 'Tamalir', 'the Shrine of Dawn (M3)', 'I5 (plains)': a hex in a sentence. */
export const spot = (code: string) => placed(code, the)

function placed(code: string, say: (id: string) => string): string {
  const found = placeOf(code)
  const terrain = TERRAIN_NAMES[terrainOf(code)]
  if (found === undefined) return `${code} (${terrain})`
  return terrain === undefined ? say(found.id) : `${say(found.id)} (${code})`
}

export const hero = (s: State, seat: number) =>
  s.heroes[seat]! < 0 ? `seat ${seat + 1}` : called(heroes[s.heroes[seat]!]!.id)
/** '2 gold and the Worn sword': what one side of a trade gives. */
export const goods = (gold: number, assets: readonly string[]) =>
  list([...(gold > 0 ? [count(gold, GOLD)] : []), ...assets.map(the)])

/** What cannot be counted in English. */
export const GOLD: Noun = ['gold', 'gold']
export const DAMAGE: Noun = ['damage', 'damage']
export const HEX: Noun = 'hex'
export const TROPHY: Record<TrophyIcon, Noun> = {
  o: trophyOf('combat'),
  g: trophyOf('exploration'),
  p: trophyOf('social'),
  w: ['trophy of any kind', 'trophies of any kind'],
}
export function trophyOf(kind: GemKind): Noun {
  return [`${kind} trophy`, `${kind} trophies`]
}
/** '2 combat trophies and 1 trophy of any kind' */
export const trophies = (paid: string) =>
  list(
    (['o', 'g', 'p', 'w'] as const).flatMap(icon => {
      const n = paid.split(icon).length - 1
      return n === 0 ? [] : [count(n, TROPHY[icon])]
    }),
  )

/** '2 successes', 'no cards' */
export const orNone = (n: number, thing: Noun) => (n === 0 ? `no ${many(thing)}` : count(n, thing))

export const token = (s: State, side: number, index: number) => `token ${index + 1} (${sideEn(faceUp(s, side, index))})`

/** The 48 runes and the Destiny rune (ROK-006 to ROK-016). */

export const COLOURS = ['black', 'grey', 'white'] as const
export type Colour = (typeof COLOURS)[number]

/** Eight Elder Futhark runes in four couples that look alike. */
export const SIGNS = ['fehu', 'ansuz', 'thurisaz', 'wunjo', 'raido', 'berkano', 'algiz', 'tiwaz'] as const
export type Sign = (typeof SIGNS)[number]

export const GLYPHS: Record<Sign, string> = {
  fehu: 'ᚠ',
  ansuz: 'ᚨ',
  thurisaz: 'ᚦ',
  wunjo: 'ᚹ',
  raido: 'ᚱ',
  berkano: 'ᛒ',
  algiz: 'ᛉ',
  tiwaz: 'ᛏ',
}

/** ROK-016: a surface for each colour, so that colour is never the only cue. */
export const SURFACES: Record<Colour, { texture: 'polished' | 'speckled' | 'veined'; hex: string; ink: string }> = {
  black: { texture: 'polished', hex: '#1d1f24', ink: '#d9b45b' },
  grey: { texture: 'speckled', hex: '#8a8f98', ink: '#14161a' },
  white: { texture: 'veined', hex: '#efe9dc', ink: '#7a1f1f' },
}

/** ROK-006, ROK-007: stone 0 bears a dot; the others are 1 to 48, twins being 1 and 2, 3 and 4, and so on. */
export const DESTINY = 0
export const STONES = 48
export const PAIRS = 24

export type Stone =
  | { id: typeof DESTINY; kind: 'destiny'; mark: 'dot' }
  | { id: number; kind: 'rune'; colour: Colour; sign: Sign }

export const ALL_STONES: readonly Stone[] = [
  { id: DESTINY, kind: 'destiny', mark: 'dot' },
  ...Array.from({ length: STONES }, (_, i): Stone => ({
    id: i + 1,
    kind: 'rune',
    colour: COLOURS[colourOf(i + 1)]!,
    sign: SIGNS[signOf(i + 1)]!,
  })),
]

/** Which of the 24 pairs a stone belongs to (ROK-012). */
export function pairOf(stone: number): number {
  return (stone - 1) >> 1
}

/** ROK-014: the one other stone of the same colour and sign. */
export function twinOf(stone: number): number {
  return ((stone - 1) ^ 1) + 1
}

export function isPair(a: number, b: number): boolean {
  return a !== b && pairOf(a) === pairOf(b)
}

/** Index into COLOURS. */
export function colourOf(stone: number): number {
  return colourOfPair(pairOf(stone))
}

/** Index into SIGNS. */
export function signOf(stone: number): number {
  return pairOf(stone) % SIGNS.length
}

export function colourOfPair(pair: number): number {
  return Math.floor(pair / SIGNS.length)
}

/** The two stones of a pair. */
export function stonesOfPair(pair: number): [number, number] {
  return [2 * pair + 1, 2 * pair + 2]
}

/** Signs come in couples that are easily taken for each other. */
export function lookalikeOf(sign: number): number {
  return sign ^ 1
}

/** A rune by its colour and sign, as players say it: twins have the same name. */
export type RuneName = `${Colour}-${Sign}`

export function runeName(stone: number): RuneName {
  return pairName(pairOf(stone))
}

export function pairName(pair: number): RuneName {
  return `${COLOURS[colourOfPair(pair)]!}-${SIGNS[pair % SIGNS.length]!}`
}

export function pairNamed(name: string): number {
  const pair = PAIR_BY_NAME.get(name)
  if (pair === undefined) throw new Error(`There is no rune '${name}': write a colour and a sign, such as black-fehu`)
  return pair
}

const PAIR_BY_NAME = new Map<string, number>(Array.from({ length: PAIRS }, (_, pair) => [pairName(pair), pair]))

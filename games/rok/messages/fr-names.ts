import { agreed, de } from '@runatal/grammar/fr'
import type { Colour, RuneName, Sign } from '../content/stones.ts'
import { rune } from './fr-nouns.ts'
import { parts } from './words.ts'

/** The names of stones as French says them. */

export const colours: Record<Colour, readonly [m: string, f: string]> = {
  black: ['noir', 'noire'],
  grey: ['gris', 'grise'],
  white: ['blanc', 'blanche'],
}

export const signs: Record<Sign, string> = {
  fehu: 'fehu',
  ansuz: 'ansuz',
  thurisaz: 'thurisaz',
  wunjo: 'wunjo',
  raido: 'raido',
  berkano: 'berkano',
  algiz: 'algiz',
  tiwaz: 'tiwaz',
}

/** 'raido grise': runes are feminine. */
export function runeText(one: RuneName): string {
  const [colour, its] = parts(one)
  return `${signs[its]} ${agreed(rune, colours[colour])}`
}

/** 'la rune raido grise'. */
export const theRune = (one: RuneName) => `la rune ${runeText(one)}`

/** 'la paire d’ansuz noires'. */
export function thePair(one: RuneName): string {
  const [colour, its] = parts(one)
  return `la paire ${de(signs[its])} ${agreed(rune, colours[colour], 2)}`
}

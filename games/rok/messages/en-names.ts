import type { Colour, RuneName, Sign } from '../content/stones.ts'
import { parts } from './words.ts'

/** The names of stones as English says them. */

export const colours: Record<Colour, string> = { black: 'black', grey: 'grey', white: 'white' }

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

/** 'grey raido'. */
export function runeText(one: RuneName): string {
  const [colour, sign] = parts(one)
  return `${colours[colour]} ${signs[sign]}`
}

/** 'the grey raido'. */
export const theRune = (one: RuneName) => `the ${runeText(one)}`

/** 'the pair of grey raido'. */
export const thePair = (one: RuneName) => `the pair of ${runeText(one)}`

import { at } from '../at.ts'
import type { RuneId } from './signs.ts'

/** The signs that spell a word, for inscriptions; letters without a sign take the nearest one. */
export function write(word: string): RuneId[] {
  const plain = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const ids: RuneId[] = []
  for (let i = 0; i < plain.length; i++) {
    const two = TWO[plain.slice(i, i + 2)]
    const one = ONE[at(plain, i)]
    if (two !== undefined) {
      ids.push(two)
      i++
    } else if (one !== undefined) ids.push(one)
    else if (ids.length > 0) ids.push('wyrd')
  }
  return ids
}

const TWO: Record<string, RuneId> = { th: 'thurisaz', ng: 'ingwaz' }

const ONE: Record<string, RuneId> = {
  a: 'ansuz',
  b: 'berkano',
  c: 'kenaz',
  d: 'dagaz',
  e: 'ehwaz',
  f: 'fehu',
  g: 'gebo',
  h: 'hagalaz',
  i: 'isa',
  j: 'jera',
  k: 'kenaz',
  l: 'laguz',
  m: 'mannaz',
  n: 'nauthiz',
  o: 'othala',
  p: 'perthro',
  q: 'kenaz',
  r: 'raido',
  s: 'sowilo',
  t: 'tiwaz',
  u: 'uruz',
  v: 'wunjo',
  w: 'wunjo',
  x: 'gebo',
  y: 'eihwaz',
  z: 'algiz',
}

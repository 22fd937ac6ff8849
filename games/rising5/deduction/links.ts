import type { Chance } from '@runatal/kernel'
import type { History, Puzzle } from '../rules/puzzle.ts'
import { type Classes, classesOf } from './classes.ts'
import { type Code, CODES, PLACE, PLACES, SEVEN } from './codes.ts'
import { survivors } from './survivors.ts'

/** `odds[rune][sign]`: how likely the sign stands for the rune. */
export function oddsOfLinks(history: History): number[][] {
  const classes = classesOf(history)
  const left = survivors(history, undefined, classes)
  const odds = Array.from({ length: SEVEN }, () => Array<number>(SEVEN).fill(0))
  for (const number of left)
    for (let rune = 0; rune < SEVEN; rune++) {
      const own = classOf(classes, number, rune)
      for (let sign = 0; sign < SEVEN; sign++)
        if (classes.ofSign[sign] === own) odds[rune]![sign]! += 1 / (left.length * classes.sizes[own]!)
    }
  return odds
}

/** The pairs of rune and sign that hold in every solution still possible, by rune. */
export function certainLinks(history: History): Link[] {
  const classes = classesOf(history)
  const left = survivors(history, undefined, classes)
  const first = left[0]
  if (first === undefined) return []
  const certain: Link[] = []
  for (let rune = 0; rune < SEVEN; rune++) {
    const own = classOf(classes, first, rune)
    if (classes.sizes[own] === 1 && left.every(number => classOf(classes, number, rune) === own))
      certain.push({ rune, sign: classes.ofSign.indexOf(own) })
  }
  return certain
}

/** A rune and the sign that stands for it. */
export interface Link {
  readonly rune: number
  readonly sign: number
}

/** One of the puzzles still possible, each as likely as the next. */
export function imaginePuzzle(history: History, chance: Chance, start?: Code): Puzzle {
  const classes = classesOf(history)
  const left = survivors(history, start, classes)
  if (left.length === 0)
    throw new Error('No solution fits this history: check the runes and signs as they were entered')
  const number = left[chance.int(left.length)]!
  const free = Array.from({ length: SEVEN }, (_, sign) => sign)
  const links: number[] = []
  for (let rune = 0; rune < SEVEN; rune++) {
    const own = classOf(classes, number, rune)
    const fitting = free.filter(sign => classes.ofSign[sign] === own)
    const sign = fitting[chance.int(fitting.length)]!
    free.splice(free.indexOf(sign), 1)
    links.push(sign)
  }
  return { solution: CODES[number]!, links }
}

function classOf({ ofRune }: Classes, number: number, rune: number): number {
  return ofRune[rune * PLACES + PLACE[number * SEVEN + rune]!]!
}

import type { CardFinding, Delta } from './cards.ts'
import { Z95 } from './share.ts'

/** What has become of a card since an earlier run: of each difference its 95 % interval, where both runs can say it. */
export interface CardChange {
  card: string
  before: CardFinding | undefined
  now: CardFinding | undefined
  picked?: Delta
  whenPicked?: Delta
  /** Some interval leaves out 0. */
  isClear: boolean
}

/** Every card of either run; those that are clearly picked or worth another share come first, by how much. */
export function cardChanges(before: readonly CardFinding[], now: readonly CardFinding[]): CardChange[] {
  const earlier = new Map(before.map(one => [one.card, one]))
  const later = new Map(now.map(one => [one.card, one]))
  return [...new Set([...later.keys(), ...earlier.keys()])]
    .map(card => changeOf(card, earlier.get(card), later.get(card)))
    .toSorted((a, b) => Number(b.isClear) - Number(a.isClear) || size(b) - size(a) || (a.card < b.card ? -1 : 1))
}

function changeOf(card: string, before: CardFinding | undefined, now: CardFinding | undefined): CardChange {
  const picked = difference(rateOf(before), rateOf(now))
  const whenPicked = difference(before?.whenPicked, now?.whenPicked)
  const isClear = [picked, whenPicked].some(one => one !== undefined && one.low * one.high > 0)
  return { card, before, now, ...(picked && { picked }), ...(whenPicked && { whenPicked }), isClear }
}

/** How often it is picked, as if hands had nothing to do with one another. */
function rateOf(finding: CardFinding | undefined): Delta | undefined {
  if (finding?.pickRate === undefined) return undefined
  const { pickRate, seen } = finding
  const half = Z95 * Math.sqrt((pickRate * (1 - pickRate)) / seen)
  return { delta: pickRate, low: pickRate - half, high: pickRate + half }
}

/** Of two values that were found in different runs. */
function difference(before: Delta | undefined, now: Delta | undefined): Delta | undefined {
  if (before === undefined || now === undefined) return undefined
  const delta = now.delta - before.delta
  const half = Math.hypot(before.high - before.delta, now.high - now.delta)
  return { delta, low: delta - half, high: delta + half }
}

function size({ picked, whenPicked }: CardChange): number {
  return Math.max(Math.abs(picked?.delta ?? 0), Math.abs(whenPicked?.delta ?? 0))
}

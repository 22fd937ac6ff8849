import type { arrange } from '../../index.ts'
import { Difference, fighter, HERO, type Move, type Question, type Table } from './table.ts'
import type { Token } from './tokens.ts'

/** The model's table beside the real one: what may be done, and how things lie. */

export type Real = ReturnType<typeof arrange>

/** Gives the options that both allow. Of tokens that are alike in all, the rules need to offer one. */
export function compareOptions(real: Real, t: Table, { kind, options }: Question): Move[] {
  const { asked } = real.as(0)
  const offered: Move[] = asked.flatMap(one => real.as(0).options(one as 'combat'))
  if (asked.length !== 1 || asked[0] !== kind)
    throw new Difference(
      `The rulebook asks: ${kind} ${JSON.stringify(options)}\nThe rules ask:     ${asked.join(', ')} ${JSON.stringify(offered)}`,
    )
  const legal = new Set(options.map(move => alike(t, move)))
  const open = new Set(offered.map(move => alike(t, move)))
  const less = options.filter(move => !open.has(alike(t, move)))
  const more = offered.filter(move => !legal.has(alike(t, move)))
  if (less.length + more.length > 0)
    throw new Difference(
      `Asked: ${kind}\nOnly the rulebook allows: ${JSON.stringify(less)}\nOnly the rules allow:     ${JSON.stringify(more)}`,
    )
  return offered
}

/** A move in words that are the same for tokens that are alike. */
function alike(t: Table, move: Move): string {
  const like = (side: number, index: unknown) => {
    const { pool } = fighter(t, side)
    const token = pool[Number(index)]
    return token === undefined ? index : pool.findIndex(other => JSON.stringify(other) === JSON.stringify(token))
  }
  const from = Number(move['side'] ?? HERO)
  const words = Object.entries(move).map(([name, value]) => {
    if (name === 'token' || name === 'on') return [name, like(HERO, value)]
    if (name === 'token2' || name === 'from') return [name, like(from, value)]
    if (name === 'tokens')
      return [name, (value as number[]).map(token => like(HERO, token)).toSorted((a, b) => Number(a) - Number(b))]
    return [name, value]
  })
  return JSON.stringify(words.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)))
}

const PLACES = ['pool', 'spent', 'removed', 'out'] as const

export function placesOf(real: Real, side: number) {
  return real.state.fight?.places[side]?.map(place => PLACES[place] ?? 'pool') ?? []
}

export function comparePosition(real: Real, t: Table) {
  const { state } = real
  const f = state.fight
  const ours = {
    damage: t.hero.damage,
    gold: t.gold,
    hand: t.hand.length,
    health: t.foe.health,
    foe: t.foe.damage,
    ...(t.lying && { first: t.first, hero: t.hero.pool.map(told), enemy: t.foe.pool.map(told) }),
  }
  const tokens = (side: number) =>
    f?.tokens[side]?.map((_, i) => {
      const place = PLACES[f.places[side]?.[i] ?? 0]
      return `${f.faces[side]?.[i]} ${place}${place === 'pool' && (f.under[side]?.[i] ?? -2) >= 0 ? ` on ${f.under[side]?.[i]}` : ''}`
    })
  const theirs = {
    damage: state.damage[0],
    gold: state.gold[0],
    hand: state.hands[0]?.length,
    health: f?.health,
    foe: f?.damage,
    ...(t.lying && { first: f?.first, hero: tokens(0), enemy: tokens(1) }),
  }
  same(ours, theirs)
}

function told(token: Token): string {
  return `${token.face} ${token.place}${token.place === 'pool' && token.on >= 0 ? ` on ${token.on}` : ''}`
}

export function same(ours: object, theirs: object) {
  const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)]
  if (a !== b) throw new Difference(`The rulebook: ${a}\nThe rules:    ${b}`)
}

import { FastChance } from '@runatal/kernel'
import { type Enemy, KINDS } from '../../content/language.ts'
import { amount, sentences, word } from '../../content/words.ts'
import { adventures, arrange, codeOf } from '../../index.ts'
import { type End, fight } from './fight.ts'
import { any, type Duel, randomDuel } from './position.ts'
import { Difference, Excluded, fighter, HERO, type Move, type Part, type Question, type Table } from './table.ts'
import type { Token } from './tokens.ts'

/**
 * A second opinion on fights: a small, slow model, written from the rulebook alone, that fights random enemies beside
 * the rules, move by move. It computes what may be done and what comes of it; only what chance says is taken from what
 * the rules tell.
 */
export const opinion = { name: 'Runebound’s fights', play }

function play(seed: number): string | undefined {
  const chance = new FastChance(seed, 19)
  const duel = randomDuel(chance, seed)
  const moves: string[] = []
  try {
    meet(duel, chance, moves)
    return undefined
  } catch (error) {
    if (error instanceof Excluded) return undefined
    const text = error instanceof Difference ? error.text : error instanceof Error ? error.stack : String(error)
    return `${text}\nPosition: ${JSON.stringify(duel.position)}\nMoves: ${moves.join('  ') || 'none'}`
  }
}

type Real = ReturnType<typeof arrange>

function meet(duel: Duel, chance: FastChance, moves: string[]) {
  const { position, table: t } = duel
  const real = arrange(position)
  let heard = 0
  const listen = () => {
    const { events } = real
    t.told.hear(events.slice(heard))
    heard = events.length
  }
  t.foeLeftOut = () => placesOf(real, 1).flatMap((place, i) => (place === 'out' ? i : []))
  t.isOver = () => real.state.fight === null
  t.foeDoubled = () => real.state.fight?.doubled[1]?.flatMap((doubled, i) => (doubled === 1 ? i : [])) ?? []
  listen()
  const model: Part<End> = fight(t)
  let step = model.next()
  while (step.done !== true) {
    const question: Question = step.value
    t.told.silent()
    const options = compareOptions(real, t, question)
    comparePosition(real, t)
    const move = choice(chance, options)
    moves.push(`${question.kind} ${JSON.stringify(move)}`)
    const refusal = real.as(0).tries(question.kind as 'combat', move)
    if (refusal !== undefined)
      throw new Difference(`The rulebook allows ${JSON.stringify(move)}; the rules: ${refusal.text}`)
    listen()
    step = model.next(move)
  }
  compareEnd(real, duel, step.value)
}

/** Passing and taking damage would end most fights before they begin. */
function choice(chance: FastChance, options: readonly Move[]): Move {
  const bold = options.filter(move => move.do !== 'pass' && move.do !== 'retreat')
  return any(chance, bold.length > 0 && chance.int(6) > 0 ? bold : options)
}

/** Gives the options that both allow. Of tokens that are alike in all, the rules need to offer one. */
function compareOptions(real: Real, t: Table, { kind, options }: Question): Move[] {
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

function placesOf(real: Real, side: number) {
  return real.state.fight?.places[side]?.map(place => PLACES[place] ?? 'pool') ?? []
}

function comparePosition(real: Real, t: Table) {
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

function compareEnd(real: Real, { stage: { enemy }, table: t, position }: Duel, end: End) {
  if (t.told.peek(ENDS[end]) === undefined)
    throw new Difference(
      `The rulebook: the fight is ${end}, the hero has ${t.hero.damage} of ${t.hero.health}, the enemy ${t.foe.damage} of ${t.foe.health}\nThe rules:    ${t.told.toString()}`,
    )
  // RB-543: damage that comes with a lost fight still wakes what a hero does when hit, and may fell the enemy.
  const thorny = t.hero.reflect > 0 || t.hero.abilities.some(({ when }) => when === 'on_hit')
  if (end === 'lost' && enemy.lose !== undefined && thorny) throw new Excluded('RB-543')
  // RB-233: the rules forget the defeat if the victory heals.
  if (t.both && t.hero.abilities.some(({ when, do: text }) => when === 'combat_win' && text.includes('heal')))
    throw new Excluded('RB-233')
  // What scenarios do after a fight asks questions of its own.
  real.playOn(({ asks }) => asks.some(({ kind }) => kind === 'turn'))
  const { state } = real
  const fate = fateAfter(enemy, end)
  same({ fate }, { fate: state.fate })
  if (fate !== 'playing') return
  const kind = KINDS.indexOf(enemy.deck ?? 'combat')
  // Who retreats may meet a plague there, or Zombies that follow.
  const met = end === 'left' && (position.scenario === 'red' || position.scenario === 'corpse')
  const after = aftermath(t, enemy, end)
  same(after, {
    gold: state.gold[0],
    damage: met ? after.damage : state.damage[0],
    mustRest: met ? after.mustRest : state.mustRest[0] === 1,
    at: codeOf(state.at[0] ?? -1),
    trophies: state.trophies[0]?.map(card => adventures[card]?.card.id),
    discarded: state.adventureDiscards[kind]?.map(card => adventures[card]?.card.id),
    fighting: state.fight !== null,
  })
}

const ENDS = { won: 'combat_won', lost: 'combat_lost', left: 'combat_ended' } as const

/** RB-348, RB-466: the last antagonist; RB-323, RB-332: the only hero is removed. */
function fateAfter({ id, antagonist }: Enemy, end: End): string {
  if (antagonist !== true) return 'playing'
  if (end === 'lost') return 'lost'
  return end === 'won' && id !== 'champion' ? 'won' : 'playing'
}

/** RB-284 to RB-296: what a fight leaves behind. */
function aftermath(t: Table, enemy: Enemy, end: End) {
  const won = end === 'won'
  const moment = { won: 'combat_win', lost: 'combat_lose', left: '' }[end]
  const texts = t.hero.abilities.flatMap(({ when, do: text }) => (when === moment ? sentences(text) : []))
  const rewards = won ? [`gold(${enemy.gold})`, ...sentences(enemy.reward ?? '')] : []
  const sum = (verb: string) =>
    [...texts, ...rewards]
      .map(word)
      .reduce((n, one) => n + (one.verb === verb ? amount(one.args[0] ?? '1', () => 1) : 0), 0)
  return {
    gold: t.gold + sum('gold'),
    damage: Math.max(0, t.hero.damage - sum('heal')),
    mustRest: end === 'lost' || t.both,
    at: t.at,
    trophies: won && enemy.deck !== undefined ? [enemy.id] : [],
    discarded: won || enemy.deck === undefined ? [] : [enemy.id],
    fighting: false,
  }
}

function same(ours: object, theirs: object) {
  const [a, b] = [JSON.stringify(ours), JSON.stringify(theirs)]
  if (a !== b) throw new Difference(`The rulebook: ${a}\nThe rules:    ${b}`)
}

import { FastChance } from '@runatal/kernel'
import { arrange } from '../../index.ts'
import { compareOptions, comparePosition, placesOf } from './compare.ts'
import { compareEnd } from './end.ts'
import { type End, fight } from './fight.ts'
import { any, type Duel, randomDuel } from './position.ts'
import { Difference, Excluded, type Move, type Part, type Question } from './table.ts'

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
  t.isOver = () => (real.state.fight?.round ?? Infinity) > t.round
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

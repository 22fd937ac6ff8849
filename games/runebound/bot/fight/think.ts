import { type Ask, FastChance, type Move, Play } from '@runatal/kernel'
import { health } from '../../rules/hero.ts'
import { rules } from '../../rules/runebound.ts'
import type { Combat, Runebound, State } from '../../rules/types.ts'
import { ranked } from './combat.ts'
import { isCheapDefeat } from './defence.ts'
import { fightOut } from './out.ts'

type AnyMove = Move<Runebound>

/** Whether a question of a fight is worth trying its answers out. */
export function isWorthThought(s: State, ask: Ask): boolean {
  if (s.fight === null) return false
  if (ask.kind !== 'choose') return ask.kind === 'combat' || ask.kind === 'block' || ask.kind === 'retreat'
  return s.choice!.what === 'token' || s.choice!.what === 'foe_token'
}

/**
 * Tries the likely answers out by fighting on in the mind, all on the same luck, and drops the worse half after the first
 * trials. `first` is what comes to mind at once; it is kept where nothing fares better.
 */
export function think(s: State, ask: Ask, first: AnyMove, options: AnyMove[]): AnyMove {
  const others = ask.kind === 'combat' ? ranked(s, ask.seat, options as Combat[]) : options
  const moves = [first, ...others.filter(move => move !== first).slice(0, MOST)]
  const world = rules.imagine(s, ask.seat, new FastChance(ask.id))
  let left = moves.map(move => ({ move, total: 0 }))
  let trial = 0
  for (const trials of TRIALS) {
    for (; trial < trials; trial++) for (const one of left) one.total += tryOut(world, ask, one.move, trial)
    left = left.toSorted((a, b) => b.total - a.total).slice(0, Math.ceil(left.length / 2))
  }
  return left[0]!.move
}

const MOST = 5
/** How many trials have been made at each cut. */
const TRIALS = [5, 12]

function tryOut(world: State, ask: Ask, move: AnyMove, luck: number): number {
  const s = rules.clone(world)
  const play = new Play(rules, s, new FastChance(ask.id, luck))
  const { round, seat, party } = s.fight!
  const isCheap = isCheapDefeat(s)
  play.play(
    s.asks.find(one => one.id === ask.id)!,
    move,
  )
  // A fight of many against Margath is long: one exchange tells enough.
  if (party.length > 1) fightOut(play, now => now.fight!.round !== round || now.fight!.seat !== seat)
  else fightOut(play)
  return party.length > 1 ? partyWorth(s) : worth(s, seat, isCheap ? 0 : LIFE)
}

/** A victory with much life left is best; a lost fight is worth nothing, and less if it costs the hero its life. */
function worth(s: State, seat: number, spared: number): number {
  if (s.out[seat] === 1) return -0.5
  const life = 1 - s.damage[seat]! / health(s, seat)
  if (s.victory === 1) return 1 + LIFE * life
  const wounds = s.scenario === 'web' && s.ariad >= 0 ? s.masterDamage / (9 * s.heroes.length) : 0
  return spared * life + wounds
}

/** All of one's health against a victory. */
const LIFE = 0.3

function partyWorth(s: State): number {
  if (s.fate === 'won') return 3
  let sum = 0
  for (let seat = 0; seat < s.heroes.length; seat++) if (s.out[seat] === 0) sum += 1 + spirit(s, seat)
  const wounds = s.fight === null ? 0 : s.fight.damage / s.fight.health
  return wounds * 2 + sum / s.heroes.length
}

/** The last few points of health are the dearest. */
function spirit(s: State, seat: number): number {
  const left = 1 - s.damage[seat]! / health(s, seat)
  return left * (2 - left)
}

import type { Lies, Phase, Player, Position } from '../arrange.ts'
import { pairName, runeName } from '../content/stones.ts'
import type { State } from '../rules/types.ts'

/** The position that a state is. Grabs, contests and the exact moment of a race, it cannot say. */
export function describe(s: State): Position {
  const phase = PHASES[s.phase]
  return {
    players: s.hands.map((_, seat) => playerOf(s, seat)),
    phase,
    variant: s.variant,
    ...(s.hardClosing && { hardClosing: 'on' }),
    ...(s.alwaysContest && { alwaysContest: 'on' }),
    ...(phase !== 'setUp' && { turn: Math.max(1, s.turn), first: Math.max(0, s.first) }),
    ...(s.table.stone.length > 0 && { table: s.table.stone.map((stone, i) => lies(s, stone, i)) }),
  }
}

function playerOf(s: State, seat: number): Player {
  return {
    ...(s.balance[seat]! > 0 && { balance: runeName(s.balance[seat]!) }),
    loot: s.loot[seat]!.map(pairName),
    hand: s.hands[seat]!.map(runeName),
    catches: s.catches[seat]!.map(runeName),
    claims: s.claims[seat]!.map(runeName),
  }
}

function lies({ table }: State, stone: number, i: number): Lies {
  return {
    rune: runeName(stone),
    at: [table.x[i]!, table.y[i]!],
    ...(!table.up[i] && { face: 'down' }),
  }
}

const PHASES: Record<State['phase'], Phase> = {
  setUp: 'setUp',
  draw: 'draw',
  countdown: 'throw',
  flight: 'flight',
  grab: 'grab',
  closing: 'check',
  check: 'check',
  contest: 'thefts',
  order: 'thefts',
  pass: 'pass',
  over: 'pass',
}

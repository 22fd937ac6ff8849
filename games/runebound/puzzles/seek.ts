import type { Seek } from '@runatal/study'
import { SCENARIOS } from '../content/language.ts'
import { bestGoal } from '../bot/plan/plan.ts'
import { codeOf, NEIGHBOURS } from '../content/map.ts'
import { NONE, type Runebound, type State } from '../rules/types.ts'

/** Fights of one hero against one enemy, from the cast of a round on; and ways over the map, from a roll on. */
export const seek: Seek<Runebound> = {
  wishes: SCENARIOS.map(scenario => ({ seats: 1, table: { scenario } })),
  bot: 'policy/10',
  most: 2000,
  // The decks stay hidden: an answer must not hang on what lies in them.
  worlds: 3,
  proposes: true,
  mayBegin: (s, { kind }) => (kind === 'die' ? isThrown(s) : kind === 'combat' && isCast(s)),
  asks(s) {
    const { fight, damage } = s
    if (fight === null) return placesFor(s).map(to => ({ kind: 'road', to }))
    return ['win', 'stand', 'spare'].map(kind => ({
      kind,
      round: fight.round,
      damage: damage[0]!,
      left: fight.health - fight.damage,
    }))
  },
  goal(reached, { kind }) {
    const best = Math.max(...reached)
    const right = reached.filter(one => one === best).length
    if (best <= 0 || 2 * right > reached.length || right > MOST_RIGHT) return undefined
    if (kind === 'road') return right <= FEW_WAYS ? best : undefined
    const others = reached.filter(one => one > 0 && one < best)
    return kind !== 'spare' || others.length > 0 ? best : undefined
  },
  describe(_, right, __, facts) {
    const { kind, damage } = facts
    if (kind === 'road') return { theme: 'road', facts }
    return { theme: String(kind), facts: { ...facts, hurt: right.state.damage[0]! - Number(damage) } }
  },
}

const MOST_RIGHT = 4
const FEW_WAYS = 2

/** The tokens of a round lie as they fell. */
function isCast({ fight }: State): boolean {
  if (fight === null || fight.rival !== NONE || fight.party.length > 0 || fight.health - fight.damage <= 1) return false
  const [mine, under] = [fight.places[0]!, fight.under[0]!]
  return mine.every((place, i) => place === mine[0] && under[i] === NONE)
}

/** The dice of a move lie as they fell. */
function isThrown({ roll, at }: State): boolean {
  return roll?.for === 'move' && roll.seat === 0 && at.length === 1 && roll.spent.every(die => die === 0)
}

/** Where the hero has something to do, if it is further than a step. */
function placesFor(s: State): string[] {
  const here = s.at[0]!
  const to = bestGoal(s, 0)?.hexes ?? []
  return to.filter(hex => hex !== here && !NEIGHBOURS[here]!.includes(hex)).map(codeOf)
}

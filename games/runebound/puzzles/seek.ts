import type { Seek } from '@runatal/study'
import { SCENARIOS } from '../content/language.ts'
import { NONE, type Runebound } from '../rules/types.ts'

/** Fights of one hero against one enemy, from the cast of a round on. */
export const seek: Seek<Runebound> = {
  wishes: SCENARIOS.map(scenario => ({ seats: 1, table: { scenario } })),
  bot: 'policy/10',
  most: 2000,
  proposes: true,
  mayBegin: ({ fight }, { kind }) =>
    kind === 'combat' &&
    fight !== null &&
    fight.rival === NONE &&
    fight.party.length === 0 &&
    fight.health - fight.damage > 1 &&
    fight.places[0]!.every((place, i) => place === fight.places[0]![0] && fight.under[0]![i] === NONE),
  asks: ({ fight, damage }) =>
    ['win', 'stand', 'spare'].map(kind => ({
      kind,
      round: fight!.round,
      damage: damage[0]!,
      left: fight!.health - fight!.damage,
    })),
  goal(reached, { kind }) {
    const best = Math.max(...reached)
    const right = reached.filter(one => one === best).length
    if (best <= 0 || 2 * right > reached.length || right > MOST_RIGHT) return undefined
    const others = reached.filter(one => one > 0 && one < best)
    return kind !== 'spare' || others.length > 0 ? best : undefined
  },
  describe: (_, right, __, facts) => ({
    theme: String(facts.kind),
    facts: { ...facts, hurt: right.state.damage[0]! - Number(facts.damage) },
  }),
}

const MOST_RIGHT = 4

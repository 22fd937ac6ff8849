import { type Ask, FastChance, type Move } from '@runatal/kernel'
import type { Runebound, State } from '../rules/types.ts'
import { rollout } from './rollout.ts'

/** The plan knows best, and has thought about fights already: there is one answer. Of the heroes each has its merits. */
export function consider(s: State, ask: Ask, options: Move<Runebound>[]): Move<Runebound>[] {
  return ask.kind === 'pickHero' ? options : [rollout(s, ask, options, new FastChance(ask.id))]
}

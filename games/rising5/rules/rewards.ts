import type { Decisions, Steps, Turn } from '@runatal/kernel'
import { ALTARS } from '../content/box.ts'
import { RELICS } from '../content/names.ts'
import type { Reward } from '../content/regions.ts'
import { RELIC_COUNT } from '../content/tables.ts'
import { rise } from './eclipse.ts'
import { TAKE_RELIC } from './moves.ts'
import { addItem } from './pool.ts'
import { AWAY, NONE, type Rising5, type State } from './types.ts'

/** Rewards, in this order: cubes, suns, hint, Relic (R5-114). Whoever earned it makes the choices (R5-138). */
export function gain(s: State, earner: number, { cube = 0, sun = 0, hint = 0, relic = 0 }: Reward, t: Turn<Rising5>) {
  if (cube > 0) addCubes(s, cube, t)
  rise(s, sun, 'reward', t)
  if (relic > 0) t.next(['relic', earner])
  if (hint > 0) t.next(['hint', earner])
}

/** R5-131 to R5-134: as many as fit; the rest is lost. */
export function addCubes(s: State, cubes: number, t: Turn<Rising5>): void {
  const fitting = Math.min(cubes, ALTARS - s.altars)
  s.altars += fitting
  t.emit?.({ type: 'cubes_gained', cubes: fitting, lost: cubes - fitting })
}

/** Takes the card of a place out of the game (R5-106, R5-126, R5-135). */
export function remove(s: State, place: number): void {
  s.removed.push(s.places[place]!)
  s.places[place] = NONE
}

export const relics: Steps<Rising5, 'relic'> = {
  // R5-120: the last one is taken without a question.
  relic(s, earner, t) {
    const left = relicsLeft(s)
    if (left.length > 1) t.ask(earner, 'relic')
    else if (left.length === 1) takeRelic(s, earner, left[0]!, t)
  },
}

export const relicDecisions: Decisions<Rising5, 'relic'> = {
  relic: {
    rule: 'R5-120',
    options: s => relicsLeft(s).map(relic => TAKE_RELIC[relic]!),
    take(s, seat, move, t) {
      takeRelic(s, seat, RELICS.indexOf(move.relic), t)
    },
    // The Blade and the Staff are of use at any moment, the Pendant only to those who are there.
    late: s => TAKE_RELIC[relicsLeft(s)[0]!]!,
    barred: s => TAKE_RELIC.filter((_, i) => s.items[i] !== AWAY).map(move => ({ move, rule: 'R5-120' })),
  },
}

function relicsLeft(s: State): number[] {
  const left: number[] = []
  for (let relic = 0; relic < RELIC_COUNT; relic++) if (s.items[relic] === AWAY) left.push(relic)
  return left
}

function takeRelic(s: State, by: number, relic: number, t: Turn<Rising5>) {
  t.emit?.({ type: 'relic_gained', relic: RELICS[relic]!, by })
  addItem(s, relic, t)
}

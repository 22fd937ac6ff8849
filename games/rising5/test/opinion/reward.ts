import { ALL_RELICS, type Reward } from './book.ts'
import { runesToAsk } from './riddle.ts'
import { moveMarker, tell, type World } from './world.ts'

/** R5-114: cubes, suns, then the hint and the Relic, which may ask something. */
export function gainAll(w: World, reward: Reward, seat: number): void {
  if (reward['cube']) gainCubes(w, reward['cube'])
  if (reward['sun']) moveMarker(w, -reward['sun'], 'reward')
  if (reward['relic']) w.duties.push({ kind: 'relic', seat })
  if (reward['hint']) w.duties.push({ kind: 'hint', seat })
}

/** R5-131 to R5-133. */
export function gainCubes(w: World, cubes: number): void {
  const placed = Math.min(cubes, 4 - w.table.altars)
  w.table.altars += placed
  tell(w, 'cubes_gained', { cubes: placed, lost: cubes - placed })
}

/** Rewards that need no answer: a hint when all is known (R5-173), the last Relic (R5-120). */
export function gainUnasked(w: World): boolean {
  const duty = w.duties.at(-1)
  if (duty?.kind === 'hint' && runesToAsk(w.table).length === 0) w.duties.pop()
  else if (duty?.kind === 'relic' && relicsLeft(w).length < 2) {
    w.duties.pop()
    const [last] = relicsLeft(w)
    if (last !== undefined) takeRelic(w, last, duty.seat)
  } else return false
  return true
}

export function relicsLeft(w: World) {
  return ALL_RELICS.filter(relic => w.table.items[relic] === 'away')
}

export function takeRelic(w: World, relic: (typeof ALL_RELICS)[number], by: number): void {
  w.table.items[relic] = 'held'
  tell(w, 'relic_gained', { relic, by })
}

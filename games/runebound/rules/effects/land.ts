import { codeOf, distance, GEMS, hexesOf } from '../../content/map.ts'
import { walkable, walkTo } from '../move.ts'
import { anyOf } from '../places.ts'
import { quantity } from '../quantities.ts'
import type { Doing, State, T } from '../types.ts'
import { ask, type Asked, type Deeds } from './deeds.ts'

/** Step by step: whoever has begun to move may stop after each. */
const walk: Asked<'move' | 'move_on'> = {
  ask: (s, doing, t) => ask(s, doing, 'hex', walkable(s, doing.seat), t, { pass: true }),
  chosen(s, doing, t) {
    const [word, n] = doing.effect
    walkTo(s, doing.seat, s.picked, quantity(s, n, doing) - 1, word === 'move', t)
  },
}

/** Ways across the map, and its gems. */
export const land: Deeds<'move' | 'move_on' | 'teleport' | 'gem_up' | 'gem_down'> = {
  move: walk,
  move_on: walk,
  teleport(_, { effect: [, to], seat }, t) {
    t.next(['enter', { hex: hexesOf(to)[0]!, seats: [seat] }], ['movementEnded', [seat]])
  },
  gem_up: turnGems,
  gem_down: turnGems,
}

/** The nearest gems that are not so yet; ties by chance (RB-563). */
function turnGems(s: State, { effect: [word, place, n], seat }: Doing<'gem_up' | 'gem_down'>, t: T) {
  const up = word === 'gem_up' ? 1 : 0
  const from = place === 'here' ? s.at[seat]! : hexesOf(place)[0]!
  for (let i = 0; i < n; i++) {
    const others = GEMS.flatMap((_, gem) => (s.gems[gem] === 1 - up ? gem : []))
    if (others.length === 0) return
    const least = Math.min(...others.map(gem => distance(GEMS[gem]!.hex, from)))
    const gem = anyOf(
      others.filter(one => distance(GEMS[one]!.hex, from) === least),
      t.chance,
    )
    s.gems[gem] = up
    t.emit?.({ type: 'gem_turned', hex: codeOf(GEMS[gem]!.hex), up: up === 1 })
  }
}

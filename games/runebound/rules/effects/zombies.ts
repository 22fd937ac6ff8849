import { quantity } from '../quantities.ts'
import { killZombie, placeZombie, zombiesStep } from '../scenarios/corpse.ts'
import type { Doing, State, T } from '../types.ts'
import { hexesMeant } from '../where.ts'
import { ask, type Deeds, more } from './deeds.ts'

/** Zombies, raised, driven on and laid to rest. */
export const zombies: Deeds<'zombie' | 'zombie_quiet' | 'kill_zombie' | 'zombies_step'> = {
  zombie: raise,
  zombie_quiet: raise,
  kill_zombie: {
    ask: (s, doing, t) => ask(s, doing, 'hex', [...new Set(s.zombies)], t),
    chosen(s, doing, t) {
      killZombie(s, s.picked, t)
      more(s, doing, quantity(s, doing.effect[1], doing) - 1, left => ['kill_zombie', left], t)
    },
  },
  zombies_step(s, doing, t) {
    for (let i = quantity(s, doing.effect[1], doing); i > 0; i--) zombiesStep(s, t)
  },
}

function raise(s: State, doing: Doing<'zombie' | 'zombie_quiet'>, t: T) {
  const [word, where, n] = doing.effect
  for (let i = quantity(s, n, doing); i > 0; i--)
    for (const hex of hexesMeant(s, where, doing.seat, t)) placeZombie(s, hex, t, word === 'zombie_quiet')
}

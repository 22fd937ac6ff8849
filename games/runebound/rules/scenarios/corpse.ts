import { text } from '../../content/effects.ts'
import type { Seat, Steps } from '@runatal/kernel'
import { codeOf, hexesOf, NEIGHBOURS, sitesOf } from '../../content/map.ts'
import { take } from '../decks.ts'
import { win } from '../health.ts'
import { health } from '../hero.ts'
import { heroesAt, nearest, turnOrder } from '../places.ts'
import { exploreWild } from '../tests.ts'
import { NONE, type Runebound, type State, type T } from '../types.ts'

/** The Corpse King (RB-432 to RB-466, RB-575). */

/** A Zombie appears; heroes there meet it, unless it comes quietly (RB-442). */
export function placeZombie(s: State, hex: number, t: T, quiet = false): void {
  s.zombies.push(hex)
  s.sameHex = hex
  t.emit?.({ type: 'zombie_placed', hex: codeOf(hex) })
  if (!quiet) meetZombie(s, hex, t)
}

export function killZombie(s: State, hex: number, t: T): void {
  take(s.zombies, hex)
  t.emit?.({ type: 'zombie_killed', hex: codeOf(hex) })
}

/** RB-444: every hero there, in turn order. */
function meetZombie(s: State, hex: number, t: T) {
  for (const seat of heroesAt(s, hex).toReversed()) t.next(['contact', seat])
}

/** A hero enters a hex: one roll for each Zombie there (RB-443). */
export function enterAmongZombies(s: State, hex: number, seat: Seat, t: T): void {
  for (const zombie of s.zombies) if (zombie === hex) t.next(['contact', seat])
}

/** RB-440, RB-443; those who moved together end together, so a Zombie comes to one of them (RB-566). */
export function zombiesCome(s: State, seats: readonly Seat[], t: T): void {
  const stood = s.zombies.slice()
  const entered: number[] = []
  for (const seat of seats) {
    const hex = s.at[seat]!
    for (let i = 0; i < stood.length; i++)
      if (s.zombies[i] === stood[i] && NEIGHBOURS[hex]!.includes(stood[i]!)) {
        moveZombie(s, i, hex, t)
        entered.push(hex)
      }
  }
  for (const hex of entered.toReversed()) meetZombie(s, hex, t)
}

/** Every Zombie a step towards the nearest hero. */
export function zombiesStep(s: State, t: T): void {
  for (let i = s.zombies.length - 1; i >= 0; i--) {
    const from = s.zombies[i]!
    const to = nearest(
      turnOrder(s).map(seat => s.at[seat]!),
      from,
      t.chance,
    )
    if (to === from) continue
    const hex = nearest(NEIGHBOURS[from]!, to, t.chance)
    moveZombie(s, i, hex, t)
    meetZombie(s, hex, t)
  }
}

function moveZombie(s: State, index: number, to: number, t: T) {
  t.emit?.({ type: 'zombie_moved', from: codeOf(s.zombies[index]!), to: codeOf(to) })
  s.zombies[index] = to
}

/** RB-447 to RB-449 */
export function corpseActEnds(s: State, t: T): void {
  const [ruins] = hexesOf('cursed_ruins')
  s.vorakesh = ruins!
  t.emit?.({ type: 'master_appeared', enemy: 'vorakesh', hex: codeOf(ruins!) })
  const shrines = sitesOf('shrine')
  t.chance.shuffle(shrines)
  s.champions = shrines.slice(0, s.heroes.length - 1)
  for (const hex of s.champions) t.emit?.({ type: 'master_appeared', enemy: 'champion', hex: codeOf(hex) })
  placeZombie(s, ruins!, t)
}

/** RB-432, RB-575: checked when an antagonist falls. */
export function antagonistFalls(s: State, id: string, hex: number, t: T): void {
  if (id === 'vorakesh') s.vorakesh = NONE
  else take(s.champions, hex)
  if (s.vorakesh === NONE && s.champions.length === 0) win(s, t)
}

export const corpseSteps: Steps<Runebound, 'contact'> = {
  // RB-441, RB-444: to who has fallen nothing more can happen.
  contact(s, seat, t) {
    if (s.damage[seat]! < health(s, seat)) exploreWild(s, seat, text(), text(['suffer', 4]), t)
  },
}

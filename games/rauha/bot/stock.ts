import type { Seat } from '@runatal/kernel'
import { ANIMAL_COUNTS, CELLS, WATER } from '../content/tables.ts'
import type { State } from '../rules/types.ts'
import { VUORI } from './printed.ts'

/** What a seat has besides crystals and points. */
export class Stock {
  /** Symbols of each animal. */
  readonly animals = new Float64Array(3)
  /** The animal with the most symbols, and how many these are. */
  favourite = 0
  most = 0
  spores = 0
  sources = 0
  /** How many Sources it has more than the one with the fewest; below 0 if it is that one. */
  ahead = 0
  /** Its Entities, as a set. */
  owned = 0

  count(s: State, seat: Seat): void {
    this.countAnimals(s, CELLS * seat)
    this.countSources(s, seat)
    this.owned = 0
    for (let entity = 0; entity < s.owners.length; entity++) if (s.owners[entity] === seat) this.owned |= 1 << entity
    this.spores = 0
    for (let set = s.spores[seat]!; set !== 0; set &= set - 1) this.spores++
  }

  private countAnimals({ boards }: State, base: number) {
    let air = 0
    let land = 0
    let sea = 0
    for (let at = base; at < base + CELLS; at++) {
      const printed = 3 * boards[at]!
      air += ANIMAL_COUNTS[printed]!
      land += ANIMAL_COUNTS[printed + 1]!
      sea += ANIMAL_COUNTS[printed + 2]!
    }
    this.animals[0] = air
    this.animals[1] = land
    this.animals[2] = sea
    this.most = Math.max(air, land, sea)
    this.favourite = air === this.most ? 0 : land === this.most ? 1 : 2
  }

  private countSources({ boards, owners }: State, seat: Seat) {
    let fewest = Infinity
    for (let other = 0, at = 0; at < boards.length; other++) {
      let sources = owners[VUORI] === other ? 2 : 0
      for (const end = at + CELLS; at < end; at++) sources += WATER[boards[at]!]!
      if (other === seat) this.sources = sources
      else if (sources < fewest) fewest = sources
    }
    this.ahead = this.sources - fewest
  }
}

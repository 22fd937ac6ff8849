import type { Seat } from '@runatal/kernel'
import { isCorner } from '../content/path.ts'
import { ALLOWED, ANIMAL_COUNTS, CELLS, COST, SYMBOLS, WATER } from '../content/tables.ts'
import { NONE, type State } from '../rules/types.ts'
import { waterPoints } from '../rules/water.ts'
import { ANIMAL, BIOME_PRINTS, CHOSEN, CORNERS_AFTER, ENTITY_PRINTS, LATER, LINE, MERI, ONCE, SOURCES } from './printed.ts'
import { type Prints, SPORES, TURNS_AFTER, VUORI } from './printed.ts'

/** Looks at a seat's board. There is one Outlook for all: the next look writes over this one. */
export function outlook(s: State, seat: Seat): Outlook {
  reused ??= new Outlook(s)
  return reused.look(s, seat)
}

/**
 * What a seat can still expect of its board, in points: how often each Biome will be activated, what each activation
 * is worth, and from that the price of a crystal, a Spore, a Source, a symbol. One look prices every possible move.
 */
class Outlook {
  private s: State
  private base = 0
  private seat = 0
  /** How often each cell will still be activated, by its lines and (with a Spore) in scorings. */
  private readonly visits = new Float64Array(CELLS)
  private readonly animals = new Float64Array(3)
  /** What one more symbol of an animal brings. */
  private readonly animalPrice = new Float64Array(3)
  /** The scorings to come, in which a Spore activates its Biome; and those whose water is to come. */
  private scorings = 0
  private waters = 0
  /** The Entities, if owned, that can still be activated in the turn or scoring that is on. */
  private entitiesNow = 0
  private spores = 0
  private water = 0
  private fewest = 0
  /** What one more Source brings besides the comparison. */
  private waterPrice = 0
  private sporePrice = 0
  private owned = 0
  /** What a crystal is worth now. */
  rate = 0
  turns = 0
  /** How many scorings an Entity will see before somebody takes it. */
  private keeping = 0
  private potential = 0

  constructor(s: State) {
    this.s = s
  }

  look(s: State, seat: Seat): this {
    this.s = s
    this.seat = seat
    this.base = CELLS * seat
    this.countTime()
    this.countSymbols()
    this.setPrices()
    return this
  }

  /** The points at the end, as far as one can tell now. */
  total(): number {
    const { s, base, visits } = this
    let total = s.points[this.seat]! + this.rate * s.crystals[this.seat]!
    for (let cell = 0; cell < CELLS; cell++) total += visits[cell]! * this.activation(BIOME_PRINTS, s.boards[base + cell]!)
    for (let entity = 0; entity < s.owners.length; entity++)
      if (this.owned & (1 << entity)) total += this.entityVisits(entity) * this.activation(ENTITY_PRINTS, entity)
    return total + this.waters * smoothWater(this.water - this.fewest)
  }

  /** What placing a card on a cell changes. */
  placing(card: number, cell: number): number {
    const { s, base, animalPrice } = this
    const old = s.boards[base + cell]!
    const before = this.activation(BIOME_PRINTS, old)
    const after = this.activation(BIOME_PRINTS, card)
    let gain = this.visits[cell]! * (after - before) - this.rate * COST[card]!
    for (let i = 0; i < 3; i++) gain += animalPrice[i]! * (ANIMAL_COUNTS[3 * card + i]! - ANIMAL_COUNTS[3 * old + i]!)
    const sources = WATER[card]! - WATER[old]!
    if (sources !== 0) gain += this.moreSources(sources)
    const won = this.linesWith(card, cell) & ~this.owned
    for (let entity = 0; won >> entity !== 0; entity++) if (won & (1 << entity)) gain += this.entity(entity)
    return gain
  }

  /** What a Spore on a cell brings. */
  spore(cell: number): number {
    const act = this.activation(BIOME_PRINTS, this.s.boards[this.base + cell]!)
    return this.scorings * Math.max(act, this.potential) + this.sporePrice
  }

  /** What a card brings if it is played as well as can be. */
  holding(card: number): number {
    let best = Math.max(this.discard(), this.bestSpore())
    if (COST[card]! > this.s.crystals[this.seat]!) return best
    for (let cell = 0; cell < CELLS; cell++)
      if (ALLOWED[card]! & (1 << cell)) best = Math.max(best, this.placing(card, cell))
    return best
  }

  /** What the crystals for a discarded card are worth. */
  discard(): number {
    return 4 * this.rate
  }

  /** What the best free cell gives a Spore; 0 if there is none. */
  bestSpore(): number {
    let best = 0
    for (let cell = 0; cell < CELLS; cell++)
      if ((this.s.spores[this.seat]! & (1 << cell)) === 0) best = Math.max(best, this.spore(cell))
    return best
  }

  /** What one activation is worth. */
  activation({ pay, crystals, points, per, makesSpore }: Prints, number: number): number {
    if (makesSpore[number] !== 0) return Math.max(0, MAKER * this.bestSporeNow - this.rate * pay[number]!)
    const each = points[number]!
    if (each === 0) return this.rate * crystals[number]!
    const by = per[number]!
    if (by === ONCE) return pay[number] === 0 ? each : Math.max(0, PAYER * (each - this.rate * pay[number]!))
    if (by === SPORES) return each * this.spores
    if (by === SOURCES) return each * this.water
    const { animals } = this
    if (by === CHOSEN) return each * Math.max(animals[0]!, animals[1]!, animals[2]!)
    return each * animals[by - ANIMAL]!
  }

  private bestSporeNow = 0

  private entity(entity: number): number {
    if (entity === VUORI) return KEPT * this.moreSources(2)
    return (1 + this.keeping) * this.activation(ENTITY_PRINTS, entity)
  }

  private entityVisits(entity: number): number {
    return this.keeping + (this.entitiesNow & (1 << entity) ? 1 : 0)
  }

  private moreSources(sources: number): number {
    const ahead = this.water - this.fewest
    return this.waters * (smoothWater(ahead + sources) - smoothWater(ahead)) + this.waterPrice * sources
  }

  private countTime() {
    const { s, seat, visits } = this
    const { stop } = s
    const onTurn = s.active === seat
    const over = onTurn && s.asks[0]?.kind === 'endTurn'
    this.scorings = CORNERS_AFTER[stop]!
    this.waters = this.scorings
    this.turns = TURNS_AFTER[stop]!
    this.entitiesNow = 0
    let now = 0
    if (isCorner(stop)) {
      if (onTurn || isToScore(s, seat)) this.waters++
      if (onTurn && !over) {
        now = s.spores[seat]! & ~s.usedCells
        this.entitiesNow = ~s.usedEntities
      } else if (!onTurn && this.waters > this.scorings) {
        now = s.spores[seat]!
        this.entitiesNow = -1
      }
    } else if (s.drafting || s.kept[seat] !== NONE) {
      now = LINE[stop]!
      this.turns++
    } else if (onTurn && !over) {
      now = LINE[stop]! & ~s.usedCells
      this.entitiesNow = s.welcomed & ~s.usedEntities
    }
    for (let cell = 0; cell < CELLS; cell++) {
      const bit = 1 << cell
      let count = LATER[CELLS * stop + cell]!
      if (now & bit) count++
      if (s.spores[seat]! & bit) count += this.scorings
      visits[cell] = count
    }
  }

  private countSymbols() {
    const { s, base, seat, animals } = this
    let [air, land, sea] = [0, 0, 0]
    for (let at = base; at < base + CELLS; at++) {
      const printed = 3 * s.boards[at]!
      air += ANIMAL_COUNTS[printed]!
      land += ANIMAL_COUNTS[printed + 1]!
      sea += ANIMAL_COUNTS[printed + 2]!
    }
    animals[0] = air
    animals[1] = land
    animals[2] = sea
    this.owned = 0
    for (let entity = 0; entity < s.owners.length; entity++) if (s.owners[entity] === seat) this.owned |= 1 << entity
    this.spores = 0
    for (let set = s.spores[seat]!; set !== 0; set &= set - 1) this.spores++
    this.fewest = 99
    for (let other = 0; other < s.points.length; other++) {
      let water = s.owners[VUORI] === other ? 2 : 0
      for (let at = CELLS * other; at < CELLS * (other + 1); at++) water += WATER[s.boards[at]!]!
      if (other === seat) this.water = water
      else if (water < this.fewest) this.fewest = water
    }
  }

  private setPrices() {
    const { s, base, visits, animalPrice } = this
    this.rate = RATES[this.turns]!
    this.keeping = KEEPING[this.scorings]!
    this.potential = POTENTIAL[this.turns]!
    animalPrice.fill(ANIMAL_PRICE[this.turns]!)
    this.waterPrice = this.owned & (1 << MERI) ? this.entityVisits(MERI) : 0
    this.sporePrice = 0
    for (let cell = 0; cell < CELLS; cell++) {
      const biome = s.boards[base + cell]!
      const by = BIOME_PRINTS.per[biome]!
      if (by === ONCE) continue
      const price = visits[cell]! * BIOME_PRINTS.points[biome]!
      if (by >= ANIMAL) animalPrice[by - ANIMAL]! += price
      else if (by === SOURCES) this.waterPrice += price
      else this.sporePrice += price
    }
    for (let entity = 0; entity < s.owners.length; entity++) {
      if ((this.owned & (1 << entity)) === 0) continue
      const by = ENTITY_PRINTS.per[entity]!
      if (by === SPORES) this.sporePrice += this.entityVisits(entity)
      if (by === CHOSEN) animalPrice[mostOf(this.animals)]! += this.entityVisits(entity)
    }
    this.bestSporeNow = 0
    this.bestSporeNow = this.bestSpore()
  }

  /** The symbols of the lines that a card would complete. */
  private linesWith(card: number, cell: number): number {
    const { boards } = this.s
    const column = cell % 3
    const row = this.base + cell - column
    const col = this.base + column
    const top = cell - column
    const own = SYMBOLS[card]!
    const across = own & (column === 0 ? -1 : SYMBOLS[boards[row]!]!) & (column === 1 ? -1 : SYMBOLS[boards[row + 1]!]!)
    const down = own & (top === 0 ? -1 : SYMBOLS[boards[col]!]!) & (top === 3 ? -1 : SYMBOLS[boards[col + 3]!]!)
    return (
      (across & (column === 2 ? -1 : SYMBOLS[boards[row + 2]!]!)) |
      (down & (top === 6 ? -1 : SYMBOLS[boards[col + 6]!]!))
    )
  }
}

let reused: Outlook | undefined

const MAKER = 0.6
const PAYER = 0.9
const KEPT = 0.7
/** By turns left. */
const RATES = Float64Array.from({ length: 13 }, (_, turns) => (turns === 0 ? 0.05 : Math.min(0.9, 0.25 + 0.1 * turns)))
const POTENTIAL = Float64Array.from({ length: 13 }, (_, turns) => Math.min(2.5, 0.7 * turns))
const ANIMAL_PRICE = Float64Array.from({ length: 13 }, (_, turns) => 0.12 * turns)
/** By scorings left: an Entity kept through each with a chance of 4 in 5. */
const KEEPING = Float64Array.from({ length: 5 }, (_, corners) => {
  let sum = 0
  for (let i = 0; i < corners; i++) sum += 0.9 * 0.8 ** i
  return sum
})

function mostOf(animals: Float64Array): number {
  const [air, land, sea] = [animals[0]!, animals[1]!, animals[2]!]
  return air >= land && air >= sea ? 0 : land >= sea ? 1 : 2
}

/** Water points as they may turn out: others move too. */
function smoothWater(ahead: number): number {
  return ahead <= 0 ? 0 : waterPoints(ahead)
}

function isToScore(s: State, seat: Seat): boolean {
  for (const frame of s.agenda) if (typeof frame !== 'string' && frame[0] === 'takeScoring' && frame[1] === seat) return true
  return false
}

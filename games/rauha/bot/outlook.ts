import type { Seat } from '@runatal/kernel'
import { ALLOWED, ANIMAL_COUNTS, CELLS, COST, SYMBOLS, WATER } from '../content/tables.ts'
import type { State } from '../rules/types.ts'
import { waterPoints } from '../rules/water.ts'
import { ANIMAL, BIOME_PRINTS, ENTITY_PRINTS, ONCE, type Prints, SOURCES, SPORES, VUORI } from './printed.ts'
import { TimeLeft } from './time-left.ts'
import { type Weights, WEIGHTS } from './weights.ts'

/** Looks at a seat's board. There is one Outlook for all: the next look writes over this one. */
export function outlook(s: State, seat: Seat): Outlook {
  reused ??= new Outlook(s)
  reused.look(s, seat)
  return reused
}

/**
 * What a seat can still expect of its board, in points: how often each Biome will be activated, what each activation
 * is worth, and from that the price of a crystal, a Spore, a Source, a symbol. One look prices every possible move.
 */
export class Outlook {
  private readonly time = new TimeLeft()
  private s: State
  private base = 0
  private seat = 0
  private readonly animals = new Float64Array(3)
  private readonly countedAnimals = new Float64Array(3)
  /** What one more symbol of an animal brings. */
  private readonly animalPrice = new Float64Array(3)
  /** What one activation of each cell is worth. */
  private readonly activations = new Float64Array(CELLS)
  /** What covering a cell loses. */
  private readonly loss = new Float64Array(CELLS)
  /** The symbols that the others show in the row and in the column of a cell. */
  private readonly across = new Int16Array(CELLS)
  private readonly down = new Int16Array(CELLS)
  private readonly looseAcross = new Int16Array(CELLS)
  private readonly looseDown = new Int16Array(CELLS)
  private spores = 0
  private water = 0
  /** The fewest Sources of another seat. */
  private fewest = 0
  /** What one more Source brings besides the comparison. */
  private waterPrice = 0
  /** What one more Spore brings wherever it lies. */
  private sporePrice = 0
  /** What a Spore brings on the best free cell; 0 if there is none. */
  private bestSpore = 0
  private owned = 0
  /** What a crystal is worth now. */
  rate = 0
  private keeping = 0
  private potential = 0
  private pair = 0
  /** Animals, Spores and Sources as they may be counted, on average, in what is to come. */
  private countedSpores = 0
  private countedWater = 0

  constructor(s: State) {
    this.s = s
  }

  look(s: State, seat: Seat): void {
    this.s = s
    this.seat = seat
    this.base = CELLS * seat
    this.time.look(s, seat)
    const { turns, scorings } = this.time
    this.rate = weights.rate[turns]!
    this.keeping = weights.keeping[scorings]!
    this.potential = weights.potential[turns]!
    this.pair = weights.pair[turns]!
    this.countSymbols()
    this.countSources()
    for (let i = 0; i < 3; i++) this.countedAnimals[i] = this.animals[i]! + weights.moreAnimals[turns]!
    this.countedSpores = this.spores + weights.moreSpores[turns]!
    this.countedWater = this.water + weights.moreSources[turns]!
    this.setPrices()
    this.priceActivations()
    this.priceCells()
    this.readLines()
  }

  /** The points at the end, as far as one can tell now. */
  total(): number {
    const { s, time } = this
    let total = s.points[this.seat]! + this.rate * s.crystals[this.seat]!
    for (let cell = 0; cell < CELLS; cell++) total += time.visits[cell]! * this.activations[cell]!
    for (let set = this.owned, entity = 0; set !== 0; set >>= 1, entity++)
      if (set & 1) total += this.entityVisits(entity) * this.activation(ENTITY_PRINTS, entity)
    if (this.pair !== 0) {
      let pairs = 0
      for (let cell = 0; cell < CELLS; cell++) pairs += this.pairs(SYMBOLS[s.boards[this.base + cell]!]!, cell)
      total += (this.pair * pairs) / 2
    }
    return total + time.waters * WATER_POINTS[AHEAD + this.water - this.fewest]!
  }

  /** What placing a card on a cell changes. */
  placing(card: number, cell: number): number {
    return this.onAnyCell(card) + this.onCell(card, this.activation(BIOME_PRINTS, card), cell)
  }

  /** What a card brings if it is played as well as can be. */
  holding(card: number): number {
    const rest = Math.max(this.discard(), this.bestSpore)
    if (COST[card]! > this.s.crystals[this.seat]!) return rest
    const activation = this.activation(BIOME_PRINTS, card)
    const allowed = ALLOWED[card]!
    let best = -Infinity
    for (let cell = 0; cell < CELLS; cell++) {
      if ((allowed & (1 << cell)) === 0) continue
      const value = this.onCell(card, activation, cell)
      if (value > best) best = value
    }
    return Math.max(rest, best + this.onAnyCell(card))
  }

  /** What the crystals for a discarded card are worth. */
  discard(): number {
    return 4 * this.rate
  }

  /** What a Spore on a cell brings. */
  spore(cell: number): number {
    return this.time.scorings * Math.max(this.activations[cell]!, this.potential) + this.sporePrice
  }

  /** What one activation is worth. */
  activation({ pay, crystals, points, per, makesSpore }: Prints, number: number): number {
    const each = points[number]!
    if (each === 0) {
      if (makesSpore[number] === 0) return this.rate * crystals[number]!
      return Math.max(0, weights.maker * this.bestSpore - this.rate * pay[number]!)
    }
    const by = per[number]!
    if (by === ONCE) return pay[number] === 0 ? each : Math.max(0, weights.payer * (each - this.rate * pay[number]!))
    if (by >= ANIMAL) return each * this.countedAnimals[by - ANIMAL]!
    if (by === SPORES) return each * this.countedSpores
    if (by === SOURCES) return each * this.countedWater
    return each * this.countedAnimals[mostOf(this.animals)]!
  }

  private onAnyCell(card: number): number {
    const { animalPrice } = this
    const at = 3 * card
    return (
      animalPrice[0]! * ANIMAL_COUNTS[at]! +
      animalPrice[1]! * ANIMAL_COUNTS[at + 1]! +
      animalPrice[2]! * ANIMAL_COUNTS[at + 2]! -
      this.rate * COST[card]!
    )
  }

  private onCell(card: number, activation: number, cell: number): number {
    let gain = this.time.visits[cell]! * activation - this.loss[cell]!
    const sources = WATER[card]! - WATER[this.s.boards[this.base + cell]!]!
    if (sources !== 0) gain += this.moreSources(sources)
    const won = SYMBOLS[card]! & (this.across[cell]! | this.down[cell]!) & ~this.owned
    if (this.pair !== 0)
      gain +=
        this.pair * (this.pairs(SYMBOLS[card]!, cell) - this.pairs(SYMBOLS[this.s.boards[this.base + cell]!]!, cell))
    for (let set = won, entity = 0; set !== 0; set >>= 1, entity++) if (set & 1) gain += this.welcoming(entity)
    return gain
  }

  /** How many lines a cell is one step from, with these symbols. */
  private pairs(symbols: number, cell: number): number {
    const wanted = symbols & ~this.owned
    return BITS[wanted & this.looseAcross[cell]!]! + BITS[wanted & this.looseDown[cell]!]!
  }

  private welcoming(entity: number): number {
    if (entity === VUORI) return weights.vuori * this.moreSources(2)
    return (1 + this.keeping) * this.activation(ENTITY_PRINTS, entity)
  }

  private entityVisits(entity: number): number {
    return this.keeping + ((this.time.entitiesNow >> entity) & 1)
  }

  private moreSources(sources: number): number {
    const ahead = AHEAD + this.water - this.fewest
    return this.time.waters * (WATER_POINTS[ahead + sources]! - WATER_POINTS[ahead]!) + this.waterPrice * sources
  }

  private countSymbols() {
    const { s, base, seat, animals } = this
    let air = 0
    let land = 0
    let sea = 0
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
  }

  private countSources() {
    const { boards, owners } = this.s
    this.fewest = 99
    for (let other = 0, at = 0; at < boards.length; other++) {
      let water = owners[VUORI] === other ? 2 : 0
      for (const end = at + CELLS; at < end; at++) water += WATER[boards[at]!]!
      if (other === this.seat) this.water = water
      else if (water < this.fewest) this.fewest = water
    }
  }

  private setPrices() {
    const { s, base, animalPrice } = this
    const { visits, turns } = this.time
    animalPrice.fill(weights.animal[turns]!)
    this.waterPrice = 0
    this.sporePrice = 0
    for (let cell = 0; cell < CELLS; cell++) this.count(BIOME_PRINTS, s.boards[base + cell]!, visits[cell]!)
    for (let set = this.owned, entity = 0; set !== 0; set >>= 1, entity++)
      if (set & 1) this.count(ENTITY_PRINTS, entity, this.entityVisits(entity))
  }

  /** Adds to the prices of what an effect counts. */
  private count({ points, per }: Prints, number: number, visits: number) {
    const by = per[number]!
    if (by === ONCE) return
    const price = visits * points[number]!
    if (by >= ANIMAL) this.animalPrice[by - ANIMAL]! += price
    else if (by === SOURCES) this.waterPrice += price
    else if (by === SPORES) this.sporePrice += price
    else this.animalPrice[mostOf(this.animals)]! += price
  }

  /** What an activation of each cell is worth; what makes Spores only once the best place for one is known. */
  private priceActivations() {
    const { s, base, activations } = this
    const free = ~s.spores[this.seat]!
    let makers = 0
    let best = 0
    for (let cell = 0; cell < CELLS; cell++) {
      const biome = s.boards[base + cell]!
      if (BIOME_PRINTS.makesSpore[biome] === 0) activations[cell] = this.activation(BIOME_PRINTS, biome)
      else {
        activations[cell] = 0
        makers |= 1 << cell
      }
      if (free & (1 << cell)) best = Math.max(best, this.spore(cell))
    }
    this.bestSpore = best
    for (let cell = 0; makers >> cell !== 0; cell++)
      if (makers & (1 << cell)) activations[cell] = this.activation(BIOME_PRINTS, s.boards[base + cell]!)
  }

  private priceCells() {
    const { base, loss, activations, animalPrice } = this
    const { boards } = this.s
    const { visits } = this.time
    for (let cell = 0; cell < CELLS; cell++) {
      const printed = 3 * boards[base + cell]!
      loss[cell] =
        visits[cell]! * activations[cell]! +
        animalPrice[0]! * ANIMAL_COUNTS[printed]! +
        animalPrice[1]! * ANIMAL_COUNTS[printed + 1]! +
        animalPrice[2]! * ANIMAL_COUNTS[printed + 2]!
    }
  }

  private readLines() {
    const { boards } = this.s
    for (let i = 0; i < 3; i++) {
      readLine(boards, this.base, 3 * i, 1, this.across, this.looseAcross)
      readLine(boards, this.base, i, 3, this.down, this.looseDown)
    }
  }
}

/** For each of three cells in line, the symbols that the other two share. */
function readLine(boards: number[], base: number, first: number, step: number, both: Int16Array, one: Int16Array) {
  const at = base + first
  const a = SYMBOLS[boards[at]!]!
  const b = SYMBOLS[boards[at + step]!]!
  const c = SYMBOLS[boards[at + 2 * step]!]!
  both[first] = b & c
  both[first + step] = a & c
  both[first + 2 * step] = a & b
  one[first] = b ^ c
  one[first + step] = a ^ c
  one[first + 2 * step] = a ^ b
}

let reused: Outlook | undefined

/** How many bits are set, for sets of up to seven. */
const BITS = Uint8Array.from({ length: 128 }, (_, set) => [...set.toString(2)].filter(bit => bit === '1').length)

let weights = WEIGHTS
export function setWeights(w: Weights) {
  weights = w
}

/** Water points by how far one is ahead of the fewest, with room for being far behind. */
const AHEAD = 40
const WATER_POINTS = Float64Array.from({ length: 2 * AHEAD }, (_, i) => waterPoints(Math.max(0, i - AHEAD)))

function mostOf(animals: Float64Array): number {
  const [air, land, sea] = [animals[0]!, animals[1]!, animals[2]!]
  return air >= land && air >= sea ? 0 : land >= sea ? 1 : 2
}

import type { Seat } from '@runatal/kernel'
import { ALLOWED, ANIMAL_COUNTS, CELLS, COST, SYMBOLS, WATER } from '../content/tables.ts'
import type { State } from '../rules/types.ts'
import { waterPoints } from '../rules/water.ts'
import { Lines } from './lines.ts'
import { PRICES } from './prices.ts'
import { ANIMAL, BIOME_PRINTS, ENTITY_PRINTS, ONCE, type Prints, SOURCES, SPORES, VUORI } from './printed.ts'
import { Stock } from './stock.ts'
import { TimeLeft } from './time-left.ts'

/** Looks at a seat's board. There is one Outlook for all: the next look writes over this one. */
export function outlook(s: State, seat: Seat): Outlook {
  reused ??= new Outlook(s)
  reused.look(s, seat)
  return reused
}

let reused: Outlook | undefined

/**
 * What a seat can expect of its moves, in points: how often each Biome will still be activated, what an activation is
 * worth, and from that the price of a crystal, a Spore, a Source, a symbol. One look prices every possible move.
 */
export class Outlook {
  private readonly time = new TimeLeft()
  private readonly stock = new Stock()
  private readonly lines = new Lines()
  private s: State
  private seat = 0
  private base = 0
  /** What a crystal is worth now. */
  crystal = 0
  private pair = 0
  private keeping = 0
  /** What one more symbol of an animal, Spore or Source brings, wherever it lies. */
  private readonly animalPrice = new Float64Array(3)
  private sporePrice = 0
  private sourcePrice = 0
  /** What a Spore brings on the best free cell; 0 if there is none. */
  private bestSpore = 0
  /** What one activation of each cell is worth, and what is lost when it is covered. */
  private readonly activations = new Float64Array(CELLS)
  private readonly losses = new Float64Array(CELLS)

  constructor(s: State) {
    this.s = s
  }

  look(s: State, seat: Seat): void {
    this.s = s
    this.seat = seat
    this.base = CELLS * seat
    this.time.look(s, seat)
    this.stock.count(s, seat)
    this.lines.read(s.boards, this.base)
    const { turns, scorings } = this.time
    this.crystal = PRICES.crystal[turns]!
    this.pair = PRICES.pair[turns]!
    this.keeping = PRICES.keeping[scorings]!
    this.setPrices()
    this.setActivations()
    this.setLosses()
  }

  /** What placing a card on a cell changes. */
  placing(card: number, cell: number): number {
    return this.onAnyCell(card) + this.onCell(card, this.activation(BIOME_PRINTS, card), cell)
  }

  /** What a card brings if it is played as well as can be. */
  holding(card: number): number {
    const discarded = Math.max(this.discarding(), this.bestSpore)
    if (COST[card]! > this.s.crystals[this.seat]!) return discarded
    const activation = this.activation(BIOME_PRINTS, card)
    const allowed = ALLOWED[card]!
    let best = -Infinity
    for (let cell = 0; cell < CELLS; cell++) {
      if ((allowed & (1 << cell)) === 0) continue
      const value = this.onCell(card, activation, cell)
      if (value > best) best = value
    }
    return Math.max(discarded, best + this.onAnyCell(card))
  }

  /** What the crystals for a discarded card are worth. */
  discarding(): number {
    return 4 * this.crystal
  }

  /** What a Spore on a cell brings. */
  spore(cell: number): number {
    return this.time.scorings * this.activations[cell]! + this.sporePrice
  }

  /** What one activation is worth. */
  private activation({ pay, crystals, points, per, makesSpore }: Prints, number: number): number {
    const { stock, time } = this
    const each = points[number]!
    if (each === 0) {
      if (makesSpore[number] === 0) return this.crystal * crystals[number]!
      return Math.max(0, PRICES.maker * this.bestSpore - this.crystal * pay[number]!)
    }
    const by = per[number]!
    if (by === ONCE) return pay[number] === 0 ? each : Math.max(0, PRICES.payer * (each - this.crystal * pay[number]!))
    if (by >= ANIMAL) return each * (stock.animals[by - ANIMAL]! + PRICES.moreAnimals * time.turns)
    if (by === SPORES) return each * (stock.spores + PRICES.moreSpores * time.turns)
    if (by === SOURCES) return each * (stock.sources + PRICES.moreSources * time.turns)
    return each * (stock.most + PRICES.moreAnimals * time.turns)
  }

  private onAnyCell(card: number): number {
    const { animalPrice } = this
    const printed = 3 * card
    return (
      animalPrice[0]! * ANIMAL_COUNTS[printed]! +
      animalPrice[1]! * ANIMAL_COUNTS[printed + 1]! +
      animalPrice[2]! * ANIMAL_COUNTS[printed + 2]! -
      this.crystal * COST[card]!
    )
  }

  private onCell(card: number, activation: number, cell: number): number {
    let gain = this.time.visits[cell]! * activation - this.losses[cell]!
    const sources = WATER[card]! - WATER[this.s.boards[this.base + cell]!]!
    if (sources !== 0) gain += this.moreSources(sources)
    const wanted = SYMBOLS[card]! & ~this.stock.owned
    gain += this.pair * this.lines.pairs(wanted, cell)
    for (let won = this.lines.completed(wanted, cell), entity = 0; won !== 0; won >>= 1, entity++)
      if (won & 1) gain += this.welcoming(entity)
    return gain
  }

  private welcoming(entity: number): number {
    if (entity === VUORI) return PRICES.vuori * this.moreSources(2)
    return (1 + this.keeping) * this.activation(ENTITY_PRINTS, entity)
  }

  private moreSources(sources: number): number {
    const { ahead } = this.stock
    const compared = waterPoints(Math.max(0, ahead + sources)) - waterPoints(Math.max(0, ahead))
    return this.time.waters * compared + this.sourcePrice * sources
  }

  private setPrices() {
    const { s, base, time } = this
    this.animalPrice.fill(PRICES.animal[time.turns]!)
    this.sourcePrice = 0
    this.sporePrice = 0
    for (let cell = 0; cell < CELLS; cell++) this.count(BIOME_PRINTS, s.boards[base + cell]!, time.visits[cell]!)
    for (let set = this.stock.owned, entity = 0; set !== 0; set >>= 1, entity++)
      if (set & 1) this.count(ENTITY_PRINTS, entity, this.keeping + ((time.entitiesNow >> entity) & 1))
  }

  /** Adds to the prices of what an effect counts. */
  private count({ points, per }: Prints, number: number, visits: number) {
    const by = per[number]!
    if (by === ONCE) return
    const price = visits * points[number]!
    if (by >= ANIMAL) this.animalPrice[by - ANIMAL]! += price
    else if (by === SOURCES) this.sourcePrice += price
    else if (by === SPORES) this.sporePrice += price
    else this.animalPrice[this.stock.favourite]! += price
  }

  /** What makes Spores is priced last: it takes the best place for one. */
  private setActivations() {
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

  private setLosses() {
    const { base, losses, activations, animalPrice, lines, pair } = this
    const { boards } = this.s
    const { visits } = this.time
    for (let cell = 0; cell < CELLS; cell++) {
      const biome = boards[base + cell]!
      losses[cell] =
        visits[cell]! * activations[cell]! +
        animalPrice[0]! * ANIMAL_COUNTS[3 * biome]! +
        animalPrice[1]! * ANIMAL_COUNTS[3 * biome + 1]! +
        animalPrice[2]! * ANIMAL_COUNTS[3 * biome + 2]! +
        pair * lines.pairs(SYMBOLS[biome]! & ~this.stock.owned, cell)
    }
  }
}

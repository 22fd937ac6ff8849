import type { Seat } from '@runatal/kernel'
import { CELLS, isCard, SYMBOLS } from '../content/tables.ts'
import type { State } from '../rules/types.ts'
import { waterPoints } from '../rules/water.ts'
import { Lines } from './lines.ts'
import { ANIMAL, BIOME_PRINTS, CHOSEN, ENTITY_PRINTS, ONCE, type Prints, SOURCES, SPORES } from './printed.ts'
import { Stock } from './stock.ts'
import { TimeLeft } from './time-left.ts'

/** The facts by which a seat's final points are foretold. Effects count once for each activation to come. */
export const FACTS = [
  'always 1',
  'crystals',
  'crystals up to 6',
  'points',
  'income in crystals',
  'points by animals, as many as there are now',
  'points by animals, each',
  'points by Spores, as many as there are now',
  'points by Spores, each',
  'points by Sources, as many as there are now',
  'points by Sources, each',
  'points for crystals',
  'crystals for points',
  'Spores for crystals',
  'crystals for Spores',
  'Spores',
  'Spores on Biomes that give neither points nor crystals',
  'cells not yet covered',
  'pairs in a line',
  'animals',
  'animals of the favourite',
  'water points',
  'Sources',
  'points by what Entities count',
  'METSAT',
  'KITEET',
  'SIENET',
  'VUORI',
  'TAIVAS',
  'MAA',
  'MERI',
] as const

const FIRST_ENTITY = FACTS.indexOf('METSAT')

/** Reads the facts about a seat. */
export class Standing {
  readonly facts = new Float64Array(FACTS.length)
  readonly time = new TimeLeft()
  private readonly stock = new Stock()
  private readonly lines = new Lines()

  read(s: State, seat: Seat): void {
    const { facts, time, stock } = this
    time.look(s, seat)
    stock.count(s, seat)
    this.lines.read(s.boards, CELLS * seat)
    facts.fill(0)
    facts[0] = 1
    facts[1] = s.crystals[seat]!
    facts[2] = Math.min(6, s.crystals[seat]!)
    facts[15] = stock.spores
    facts[19] = stock.animals[0]! + stock.animals[1]! + stock.animals[2]!
    facts[20] = stock.most
    facts[21] = time.waters * waterPoints(Math.max(0, stock.ahead))
    facts[22] = stock.sources
    this.readCells(s, seat)
    this.readEntities()
  }

  private readCells({ boards, spores }: State, seat: Seat) {
    const { facts } = this
    for (let cell = 0; cell < CELLS; cell++) {
      const biome = boards[CELLS * seat + cell]!
      this.addEffect(BIOME_PRINTS, biome, this.time.visits[cell]!)
      if ((spores[seat]! >> cell) & 1 && BIOME_PRINTS.points[biome] === 0 && BIOME_PRINTS.crystals[biome] === 0)
        facts[16]!++
      if (!isCard(biome)) facts[17]!++
      facts[18]! += this.lines.pairs(SYMBOLS[biome]! & ~this.stock.owned, cell) / 2
    }
  }

  private readEntities() {
    const { facts, stock, time } = this
    for (let set = stock.owned, entity = 0; set !== 0; set >>= 1, entity++) {
      if ((set & 1) === 0) continue
      facts[FIRST_ENTITY + entity] = 1
      if ((time.entitiesNow >> entity) & 1) this.addEffect(ENTITY_PRINTS, entity, 1)
      facts[23]! += time.scorings * this.counted(ENTITY_PRINTS.per[entity]!)
    }
  }

  private addEffect({ pay, crystals, points, per, makesSpore }: Prints, number: number, visits: number) {
    const { facts } = this
    const by = per[number]!
    const each = visits * points[number]!
    if (makesSpore[number] !== 0) {
      facts[13]! += visits
      facts[14]! += visits * pay[number]!
    } else if (each === 0) facts[4]! += visits * crystals[number]!
    else if (pay[number] !== 0) {
      facts[11]! += each
      facts[12]! += visits * pay[number]!
    } else if (by === ONCE) facts[3]! += each
    else {
      const fact = by === SPORES ? 7 : by === SOURCES ? 9 : 5
      facts[fact]! += each * this.counted(by)
      facts[fact + 1]! += each
    }
  }

  /** How many there are of what an effect counts. */
  private counted(by: number): number {
    const { stock } = this
    if (by === ONCE) return 0
    if (by >= ANIMAL) return stock.animals[by - ANIMAL]!
    if (by === CHOSEN) return stock.most
    return by === SPORES ? stock.spores : stock.sources
  }
}

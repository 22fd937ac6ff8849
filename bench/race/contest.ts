import { FastChance } from '@runatal/kernel'
import { dated, decidedAt, firstOf, type Request } from '@runatal/rok'
import { headway, HouseClock, oneWay, Trip } from '@runatal/table'

/** Lines by how long a message there and back takes, in milliseconds, when nothing holds it up. */
export const LINES = [20, 80, 200] as const

/**
 * Three people of equal reactions reach for the same stone, each over a line of their own. The clocks, lines and the
 * arbiter are those of the real table; only the network is made up. Each message is held up by chance, on a long line
 * more than on a short one.
 */
export class Contest {
  private readonly chance: FastChance
  private readonly players: Player[]

  constructor(number: number) {
    this.chance = new FastChance(number, 20)
    this.players = LINES.map((line, seat) => new Player(line, seat, this.chance))
  }

  /** Signs go out so that they arrive together, and the arbiter looks at when a grab was made. */
  ours(): number {
    const slowest = Math.max(...this.players.map(({ trip }) => oneWay(trip)))
    const requests = this.players.map(player => {
      const seen = OPENING + headway(player.trip, slowest) + player.oneWay()
      const made = seen + player.reaction
      const arrived = made + player.oneWay()
      const sent = { claimed: player.claims(made), trip: player.trip.shortest! }
      const when = dated(OPENING, [0, 0, 0], player.seat, { now: arrived, sent })
      return { seat: player.seat, tag: 1, arrived, dated: when, result: 'pending' } satisfies Request
    })
    const end = decidedAt(requests)
    const order = [0, 1, 2]
    this.chance.shuffle(order)
    return firstOf(
      requests.filter(({ arrived }) => arrived <= end),
      order,
    ).seat
  }

  /** Signs go out at once, and whoever is heard first has it. */
  plain(): number {
    const heard = this.players.map(player => OPENING + player.oneWay() + player.reaction + player.oneWay())
    return heard.indexOf(Math.min(...heard))
  }
}

const OPENING = 100_000
/** Milliseconds: the middle of the reactions, and how far they spread (sigma of the lognormal). */
const REACTION = 1100
const SPREAD = 0.2
/** What holds a message up: a part of the line, and some of it anywhere; exponential. */
const HELD_UP = { part: 0.06, anywhere: 2 }

class Player {
  readonly seat: number
  readonly reaction: number
  readonly trip = new Trip()
  private readonly line: number
  private readonly chance: FastChance
  private readonly clock = new HouseClock()
  /** How far the player's own clock is off. */
  private readonly off: number

  constructor(line: number, seat: number, chance: FastChance) {
    this.line = line
    this.seat = seat
    this.chance = chance
    this.off = chance.int(2_000_000) - 1_000_000
    this.reaction = REACTION * Math.exp(SPREAD * this.normal())
    // As the wire does: a few questions about the time before it begins.
    for (let i = 0; i < 8; i++) {
      const asked = 1500 * i
      const heard = asked + this.oneWay()
      const answered = heard + this.oneWay()
      this.clock.heard(asked + this.off, answered + this.off, heard)
      this.trip.answer(this.trip.ask(heard), answered + this.oneWay())
    }
  }

  /** What the player's device takes for the time of the table at a true time. */
  claims(made: number): number {
    return this.clock.at(made + this.off)!
  }

  oneWay(): number {
    const held = -Math.log((1 + this.chance.int(FINE)) / (FINE + 1))
    return this.line / 2 + held * (HELD_UP.part * this.line + HELD_UP.anywhere)
  }

  private normal(): number {
    const radius = Math.sqrt(-2 * Math.log((1 + this.chance.int(FINE)) / (FINE + 1)))
    return radius * Math.cos((2 * Math.PI * this.chance.int(FINE)) / FINE)
  }
}

const FINE = 2 ** 24

import { FastChance } from '@runatal/kernel'
import { dated, decidedAt, firstOf, type Request } from '@runatal/rok'
import { believed, lagOf } from '@runatal/table'
import { type Manner, Player } from './player.ts'

/**
 * People of equal reactions reach for the same stone, each over a line of their own. The clocks, the lines and the
 * arbiter are those of the real table; only the network is made up.
 */
export class Contest {
  private readonly chance: FastChance
  private readonly players: Player[]

  constructor(number: number, manners: readonly Manner[]) {
    this.chance = new FastChance(number, 20)
    this.players = manners.map(manner => new Player(manner, this.chance))
  }

  /** Signs go out so that nobody is behind, and the arbiter looks at when a grab was made. */
  ours(): number {
    const longest = Math.max(...this.players.map(({ trip }) => lagOf(trip)))
    const requests = this.players.map((player, seat) => {
      const seen = OPENING + longest - lagOf(player.trip) + player.oneWay()
      const made = seen + player.reaction
      const arrived = made + player.oneWay()
      const { way } = player.trip
      const sent = { claimed: believed(player.claim(made), arrived, way), trip: way.trip }
      const when = dated(OPENING, [0, 0, 0], seat, { now: arrived, sent })
      return { seat, tag: 1, arrived, dated: when, result: 'pending' } satisfies Request
    })
    const end = decidedAt(requests)
    const order = [...this.players.keys()]
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

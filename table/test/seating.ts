import { type AnyGame, anyGame, plainSeed, type Seat } from '@runatal/kernel'
import { rauha } from '@runatal/rauha'
import { type ClockRule, type Command, HOUSE, type HouseCommand, type PersonId, type Refused, Table } from '../index.ts'
import type { TableEntry } from '../index.ts'

/** A table of Rauha in hand: commands go through `decide` and `happen`, as a server does it. */
export class Evening {
  readonly table: Table
  readonly log: TableEntry[]
  now = 0
  private commands = 0

  constructor({
    seats = 2,
    clock = { kind: 'none' },
    oneScreen = false,
    seed = 1,
    together = false,
    game = GAME,
  }: Partial<Wanted> = {}) {
    const opening: TableEntry = {
      position: 0,
      at: 0,
      by: 'ana',
      id: 'open',
      command: {
        do: 'open',
        game: 'rauha',
        seats,
        choices: {},
        clock,
        open: true,
        oneScreen,
        seed: plainSeed(seed),
        openedAt: 1_000_000,
      },
    }
    this.log = [opening]
    this.table = new Table('t1', together ? { ...game, together } : game, opening)
  }

  /** Does it, or gives the refusal. */
  tell(by: PersonId, command: Command | HouseCommand, id = `c${this.commands++}`): Refused | undefined {
    const entry = this.table.decide(by, id, command, this.now)
    if ('refused' in entry) return entry
    this.log.push(entry)
    this.table.happen(entry)
    return undefined
  }

  /** Does it, and expects no refusal. */
  do(by: PersonId, command: Command | HouseCommand): this {
    const refused = this.tell(by, command)
    if (refused !== undefined) throw new Error(`${command.do}: ${refused.text}`)
    return this
  }

  /** Ana and Bo sit down, bots take the rest, and the game starts. */
  started(): this {
    this.do('ana', { do: 'sit', seat: 0, name: 'Ana' }).do('bo', { do: 'sit', seat: 1, name: 'Bo' })
    for (let seat = 2; seat < this.table.sittings.length; seat++) this.do('ana', { do: 'addBot', seat, bot: 'random' })
    return this.do('ana', { do: 'start' })
  }

  /** The first option of the seat's first owed question. */
  firstMove(seat: Seat): { ask: number; move: unknown } {
    const ask = this.table.view(seat, this.now).asks.find(({ must }) => must)
    if (ask === undefined) throw new Error(`Seat ${seat} owes nothing`)
    return { ask: ask.id, move: ask.options[0] }
  }

  move(by: PersonId, seat: Seat): this {
    return this.do(by, { do: 'move', ...this.firstMove(seat) })
  }

  /** Everyone plays first options to the end. */
  playOut(): this {
    while (this.table.status === 'playing') {
      const seat = this.table.waitingFor()[0]!
      const { person } = this.table.sittings[seat]!
      const { ask, move } = this.firstMove(seat)
      if (person === undefined) this.do(HOUSE, { do: 'botMove', seat, ask, move })
      else this.do(person, { do: 'move', ask, move })
    }
    return this
  }
}

interface Wanted {
  seats: number
  clock: ClockRule
  oneScreen: boolean
  seed: number
  together: boolean
  game: AnyGame
}

export const GAME = anyGame(rauha)

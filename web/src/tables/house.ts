import type { Spoken } from '@runatal/bots'
import {
  type AnyGame,
  type AnyTypes,
  commitment,
  foresee,
  newSeed,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@runatal/kernel'
import {
  type ClockRule,
  type Command,
  HOUSE,
  type HouseCommand,
  Outdated,
  Table,
  type TableEntry,
  type Update,
} from '@runatal/table'
import type { Shelf, Summary } from './shelf.ts'
import type { Finished, Missing, NotDone } from './table.ts'

/** Everybody at this screen is one person to the tables of this device. */
export const SELF = 'self'

/** What opens a table on this device: who sits where, and what was chosen. */
export interface Plan {
  game: string
  seats: ({ name: string } | { bot: string })[]
  choices: Record<string, string>
  seatChoices: Record<string, string>[]
  clock: ClockRule
  /** A branch of another game: where it begins, and the table time of that moment. */
  from?: { state: AnyTypes['state']; at: number }
  /** A deal that others play, too: by oneself, with its seed, which stays sealed until then. */
  sealed?: { seed: string; until: number }
}

export interface HouseParts {
  shelf: Shelf
  game(id: string): Promise<AnyGame>
  /** Lets a bot think; what it may see is handed to it. */
  think(game: AnyGame, bot: string, seen: unknown, seat: Seat): Spoken | Promise<Spoken>
  now(): number
  /** How long a bot takes at least, so that people can follow. */
  pace(): number
  tell(table: string, viewer: Viewer, update: Update): void
  /** Something was written here: other pages of this browser may look. */
  wrote(table: string): void
}

/** The house of this device: the same tables as on a server, over this browser's own store. */
export class House {
  private readonly parts: HouseParts
  private readonly open = new Map<string, Promise<Table | undefined>>()
  private readonly watchers = new Map<string, { viewer: Viewer; told: number }>()
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>[]>()
  /** Games that have foreseen something here. */
  private readonly warm = new Set<string>()
  /** One thing after the other at each table. */
  private readonly turns = new Map<string, Promise<unknown>>()

  constructor(parts: HouseParts) {
    this.parts = parts
  }

  async start(id: string, plan: Plan): Promise<NotDone | undefined> {
    const people = plan.seats.filter(seat => 'name' in seat).length
    const opening: TableEntry = {
      position: 0,
      at: 0,
      by: SELF,
      id: 'open',
      command: {
        do: 'open',
        game: plan.game,
        seats: plan.seats.length,
        choices: plan.choices,
        clock: plan.clock,
        open: false,
        oneScreen: people > 1,
        seed: plan.sealed?.seed ?? newSeed(),
        ...(plan.sealed && { sealedUntil: plan.sealed.until }),
        // What the state says of time counts from the opening: in a branch, too.
        openedAt: this.parts.now() - (plan.from?.at ?? 0),
        ...(plan.from && { from: plan.from.state }),
      },
    }
    await this.parts.shelf.append(id, opening)
    const commands: Command[] = plan.seats.map((who, seat) =>
      'bot' in who ? { do: 'addBot', seat, bot: who.bot } : { do: 'sit', seat, name: who.name },
    )
    for (const [seat, choices] of plan.seatChoices.entries())
      if (Object.keys(choices).length > 0) commands.push({ do: 'choose', seat, choices })
    commands.push({ do: 'start' })
    for (const [i, command] of commands.entries()) {
      const refused = await this.act(id, SELF, `set-up ${i}`, command)
      if (refused !== undefined) {
        await this.forget(id)
        return refused
      }
    }
    return undefined
  }

  /** Tells a viewer everything from the beginning, and from then on what is new. Gives why it cannot. */
  async watch(id: string, viewer: Viewer | undefined): Promise<Missing | undefined> {
    const table = await this.table(id).catch(outdated)
    if (table === 'outdated') return table
    if (table === undefined) return 'gone'
    this.watchers.set(id, { viewer: viewer ?? firstViewer(table), told: -1 })
    this.tell(table)
    this.plan(table)
    return undefined
  }

  unwatch(id: string): void {
    this.watchers.delete(id)
    this.clear(id)
  }

  /** Does a command: durable first, then shown. */
  act(id: string, by: string, commandId: string, command: Command | HouseCommand): Promise<NotDone | undefined> {
    return this.inTurn(id, () => this.write(id, by, commandId, command))
  }

  async finished(id: string): Promise<Finished | undefined> {
    const table = await this.table(id)
    const match = table?.match
    if (table === undefined || match === undefined || table.status !== 'over') return undefined
    return { record: match.record(), commitment: commitment(table.opening.seed) }
  }

  async forget(id: string): Promise<void> {
    this.unwatch(id)
    this.open.delete(id)
    await this.parts.shelf.forget(id)
    this.parts.wrote(id)
  }

  /** Another page of this browser has written at a table that may be open here. */
  async catchUp(id: string): Promise<void> {
    const table = await this.open.get(id)
    if (table !== undefined) await this.inTurn(id, () => this.read(table))
  }

  private inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
    const turn = (this.turns.get(id) ?? Promise.resolve()).then(act)
    this.turns.set(
      id,
      turn.catch(() => undefined),
    )
    return turn
  }

  private table(id: string): Promise<Table | undefined> {
    const opened = this.open.get(id) ?? this.load(id)
    this.open.set(id, opened)
    return opened
  }

  private async load(id: string): Promise<Table | undefined> {
    const entries = await this.parts.shelf.entries(id, -1)
    const opening = entries[0]?.command
    if (opening?.do !== 'open') {
      this.open.delete(id)
      return undefined
    }
    return Table.load(id, await this.parts.game(opening.game), entries)
  }

  private async write(id: string, by: string, commandId: string, command: Command | HouseCommand) {
    const table = await this.table(id)
    if (table === undefined) return { refused: 'no-such-table', text: 'There is no such table on this device' }
    for (;;) {
      await this.read(table)
      if (table.doneAs(by, commandId) !== undefined) return undefined
      const at = this.parts.now() - table.opening.openedAt
      const entry = table.decide(by, commandId, command, at)
      if ('refused' in entry) return entry
      if (await this.parts.shelf.append(id, entry)) {
        this.happen(table, entry)
        await this.parts.shelf.summarise(summaryOf(table, this.parts.now()))
        this.parts.wrote(id)
        return undefined
      }
    }
  }

  private async read(table: Table) {
    for (const entry of await this.parts.shelf.entries(table.id, table.version)) this.happen(table, entry)
  }

  private happen(table: Table, entry: TableEntry) {
    table.happen(entry)
    this.tell(table)
    this.plan(table)
  }

  private tell(table: Table) {
    const watcher = this.watchers.get(table.id)
    if (watcher === undefined || table.version <= watcher.told) return
    const at = this.parts.now() - table.opening.openedAt
    this.parts.tell(table.id, watcher.viewer, table.update(watcher.viewer, watcher.told, at))
    watcher.told = table.version
  }

  /** What the house itself has to do next: a bot's move, or a clock. Only while somebody looks. */
  private plan(table: Table) {
    this.clear(table.id)
    if (!this.watchers.has(table.id) || table.status !== 'playing') return
    const [mover] = table.botsToMove()
    const due = table.due()
    if (mover !== undefined) {
      // The rest of a turn goes faster than its beginning: the eye is there already.
      const goesOn = table.match?.log.at(-1)?.seat === mover.seat || isWindow(table, mover.seat)
      this.later(table, this.parts.pace() * (goesOn ? 0.3 : 1), () => this.botMove(table, mover))
    } else if (due !== undefined) {
      this.later(table, this.until(table, due.at), () => this.timeUp(table, due.ask))
      this.warmUp(table, due.ask)
    }
    for (const { seat, ask, move, at } of table.intents()) {
      const command: HouseCommand = { do: 'botMove', seat, ask, move, when: at, seen: table.version }
      this.later(table, this.until(table, at), () => this.act(table.id, HOUSE, `bot ${seat} ${table.version}`, command))
    }
  }

  private until(table: Table, at: number): number {
    return Math.min(Math.max(0, at - (this.parts.now() - table.opening.openedAt)), LONGEST_TIMER)
  }

  /** What the game foresees is worked out here: this device is the authority of its tables. */
  private async timeUp(table: Table, ask: number) {
    const id = `time ${ask} ${table.version}`
    // What it takes may be missing on a device that was never online for it: then the rules say it by themselves.
    const move = await foresee(table.game, table.foresight(ask)).catch(() => undefined)
    const not = await this.act(table.id, HOUSE, id, { do: 'timeUp', ask, ...(move !== undefined && { move }) })
    // A timer may ring a moment early by the clock on the wall: it is set again.
    if (not?.refused === 'not-due') this.plan(table)
  }

  /** Once, so that what it takes is loaded when it counts. */
  private warmUp(table: Table, ask: number) {
    const from = this.warm.has(table.game.id) ? undefined : table.foresight(ask)
    if (from === undefined) return
    this.warm.add(table.game.id)
    foresee(table.game, from).catch(() => undefined)
  }

  private clear(id: string) {
    for (const timer of this.timers.get(id) ?? []) clearTimeout(timer)
    this.timers.delete(id)
  }

  private later(table: Table, wait: number, act: () => Promise<unknown>) {
    const timers = this.timers.get(table.id) ?? []
    this.timers.set(table.id, [...timers, setTimeout(() => void act(), wait)])
  }

  private async botMove(table: Table, { seat, bot }: { seat: Seat; bot: string }) {
    const { version, match } = table
    if (match === undefined) return
    const spoken = await this.parts.think(table.game, bot, match.view(seat), seat)
    await this.act(table.id, HOUSE, `bot ${seat} ${version}`, { do: 'botMove', seat, ...spoken, seen: version })
  }
}

/** A bot is only asked whether it breaks into what another does. By the question alone: its hand is not to be read from it. */
function isWindow({ game, match }: Table, seat: Seat): boolean {
  const asked = match?.state.asks.find(ask => ask.must && ask.seat === seat)
  return asked !== undefined && game.windows?.includes(asked.kind) === true
}

/** setTimeout takes no more than about 24 days. */
const LONGEST_TIMER = 2_000_000_000

function outdated(error: unknown): 'outdated' {
  if (!(error instanceof Outdated)) throw error
  return 'outdated'
}

function firstViewer(table: Table): Viewer {
  const mine = table.seatsOf(SELF)
  return mine.find(seat => table.waitingFor().includes(seat)) ?? mine[0] ?? SPECTATOR
}

function summaryOf(table: Table, at: number): Summary {
  const { id, game, status, sittings, outcome } = table
  const mine = table.seatsOf(SELF)
  const asked = table.waitingFor().find(seat => mine.includes(seat))
  const kind = asked === undefined ? undefined : table.match?.asks(asked).find(ask => ask.must)?.kind
  return {
    id,
    game: game.id,
    status,
    at,
    seats: sittings.map(({ seat, person, bot, name, choices }) => ({
      seat,
      who: person !== undefined ? 'person' : bot !== undefined ? 'bot' : 'nobody',
      name,
      choices,
    })),
    own: mine,
    mine: asked !== undefined,
    ...(kind !== undefined && { ask: kind }),
    ...outcome,
  }
}

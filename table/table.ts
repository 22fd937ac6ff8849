import {
  type AnyGame,
  type AnyTypes,
  type Foresight,
  heard,
  isRefusal,
  Match,
  type Outcome,
  type Refusal,
  type Seat,
} from '@runatal/kernel'
import { CLOCK, commitment, SealedChance, SPECTATOR, type Told, type Viewer, type Wish } from '@runatal/kernel'
import { Clocks, owingSeats } from './clocks.ts'
import { HOUSE, type Opening, type Sitting, type TableEntry } from './log.ts'
import { listedChoices } from './own-choice.ts'
import { permit, type Refused } from './permit.ts'
import { presenceAsk, presenceMove, wayOf } from './presence.ts'
import type { AskView, ChatLine, Command, HouseCommand, PersonId, TableView, Update } from './protocol.ts'

type Event = { type: string }

/**
 * The one authority over a game in progress: who sits where, the log, clocks, undo, bots, chat, and what each viewer
 * sees. No I/O: whoever holds it asks `decide`, makes the entry durable, and only then lets it `happen`.
 */
export class Table {
  readonly id: string
  readonly game: AnyGame
  readonly opening: Opening
  readonly host: PersonId
  readonly sittings: Sitting[] = []
  choices: Record<string, string>
  open: boolean
  clocks: Clocks
  match: Match<AnyTypes> | undefined
  chat: ChatLine[] = []
  rematch: string | undefined
  /** Somebody asks everyone to go back to a number of moves. */
  undoAsked: { by: Seat; to: number; agreed: Set<PersonId> } | undefined
  status: 'open' | 'playing' | 'over' = 'open'
  outcome: Outcome | undefined
  /** Worked out once for every entry: all who look at the table ask for it. */
  private waiting: Seat[] = []
  /** Set when the players left end it before its own end. */
  private forfeitOutcome: Outcome | undefined
  /** The seed's hash, worked out once: every view shows it. */
  private readonly commitment: string
  version = 0
  /** The last version whose news must reach everybody at the same moment. */
  atOnce = 0
  /** Table time of the last entry. */
  clockAt = 0
  /** Command ids already done, with the version they made. */
  private readonly done = new Map<string, number>()
  /** Per version that moved the game: what was told. Versions that were taken back are gone. */
  private readonly told: { version: number; events: Told<Event>[] }[] = []
  private readonly takenBack: { version: number; gone: number[] }[] = []

  constructor(id: string, game: AnyGame, first: TableEntry) {
    if (first.command.do !== 'open' || first.position !== 0)
      throw new Error(`Table ${id} does not begin with its opening`)
    this.id = id
    this.game = game
    this.opening = first.command
    this.host = first.by
    this.commitment = commitment(first.command.seed)
    this.choices = first.command.choices
    this.open = first.command.open
    this.clocks = new Clocks(first.command.clock, first.command.seats)
    this.resize(first.command.seats)
  }

  /** A table as its log makes it. */
  static load(id: string, game: AnyGame, entries: readonly TableEntry[]): Table {
    const [first, ...rest] = entries
    if (first === undefined) throw new Error(`Table ${id} has an empty log`)
    const table = new Table(id, game, first)
    for (const entry of rest) table.happen(entry)
    return table
  }

  /** The version that a command made, if it was done already. */
  doneAs(by: PersonId, id: string): number | undefined {
    return this.done.get(`${by} ${id}`)
  }

  /** The entry that a command would be, or why it may not be. Changes nothing. */
  decide(by: PersonId, id: string, command: Command | HouseCommand, at: number, trip?: number): TableEntry | Refused {
    const timed = 'when' in command && trip !== undefined ? { trip } : {}
    const refused = permit(this, by, command, { at, ...timed })
    return refused ?? { position: this.version + 1, at, by, id, command, ...timed }
  }

  /** Lets an entry that is durable take effect. */
  happen(entry: TableEntry): void {
    if (entry.position !== this.version + 1)
      throw new Error(`Table ${this.id} is at ${this.version}: entry ${entry.position} does not follow`)
    this.version = entry.position
    this.clockAt = entry.at
    this.done.set(`${entry.by} ${entry.id}`, this.version)
    this.effect(entry)
    if (this.match === undefined) return
    this.outcome = this.forfeitOutcome ?? this.match.outcome
    this.status = this.outcome === undefined ? 'playing' : 'over'
    const state = this.status === 'playing' ? this.match.state : NOBODY_ASKED
    this.waiting = owingSeats(state)
    this.clocks.tick(state, entry.at)
  }

  seatsOf(person: PersonId): Seat[] {
    return this.sittings.filter(sitting => sitting.person === person).map(sitting => sitting.seat)
  }

  /** The seats that a bot plays now and that owe a decision; those that play against the clock have their intents. */
  botsToMove(): { seat: Seat; bot: string }[] {
    return this.waiting.flatMap(seat => {
      const { bot } = this.sittings[seat]!
      return bot === undefined || this.isPaced(bot) ? [] : [{ seat, bot }]
    })
  }

  /** What the bots that play against the clock mean to do next, and when, in table time. */
  intents(): { seat: Seat; ask: number; move: unknown; at: number }[] {
    const { match } = this
    if (match === undefined || this.status !== 'playing') return []
    return this.sittings.flatMap(({ seat, bot }) => {
      if (bot === undefined || !this.isPaced(bot)) return []
      const intent = this.game.guide?.paced?.intend(match.view(seat), seat, bot, luckOf(this.opening.seed, seat))
      return intent === undefined ? [] : { seat, ask: intent.ask.id, move: intent.move, at: intent.at }
    })
  }

  /** What the house needs to work out what the clock says, where the game foresees it. */
  foresight(ask: number): Foresight<AnyTypes> | undefined {
    return this.match?.foresight(ask)
  }

  /** The seats that owe a decision now. */
  waitingFor(): readonly Seat[] {
    return this.waiting
  }

  /** When the clock must be looked at next, in table time. */
  due(): { ask: number; at: number } | undefined {
    return this.status === 'playing' ? this.clocks.due() : undefined
  }

  /** What a viewer is to know: everything heard since a version, and the table as it is. */
  update(viewer: Viewer, since: number, at: number): Update {
    const told = this.told
      .slice(this.told.findLastIndex(({ version }) => version <= since) + 1)
      .map(({ version, events }) => ({ version, events: events.flatMap(one => heard(one, viewer) ?? []) }))
      .filter(({ events }) => events.length > 0)
    const undone = this.takenBack.filter(({ version }) => version > since).flatMap(({ gone }) => gone)
    const view = this.view(viewer, at)
    const same = this.sameSince(since)
    return {
      from: since,
      version: this.version,
      told,
      ...(undone.length > 0 && { undone }),
      ...(same.length > 0 && { same }),
      view: same.length > 0 ? { ...view, state: without(view.state, same) } : view,
    }
  }

  view(viewer: Viewer, at: number): TableView {
    const { match } = this
    const status = this.status
    const { rule, running } = this.clocks
    return {
      table: this.id,
      game: this.game.id,
      version: this.version,
      status,
      open: this.open,
      oneScreen: this.opening.oneScreen,
      host: this.host,
      openedAt: this.opening.openedAt,
      timed: this.game.guide?.paced !== undefined,
      choices: match === undefined ? this.choices : listedChoices(this.game, this.choices),
      seats: this.sittings.map(({ seat, person, name, bot, forfeited, choices }) => ({
        seat,
        who: person !== undefined ? 'person' : bot !== undefined ? 'bot' : 'nobody',
        name,
        ...(person !== undefined && { person }),
        ...(bot !== undefined && { bot }),
        ...(forfeited && { forfeited }),
        choices: this.isPrivy(viewer, seat) ? choices : this.openChoices(choices),
      })),
      me: viewer,
      clock: { rule, left: this.sittings.flatMap(({ seat }) => this.clocks.leftOf(seat) ?? []), running, at },
      chat: this.chat,
      moves: match?.log.length ?? 0,
      asks: status === 'playing' ? this.asksOf(viewer) : [],
      waitingFor: this.waiting,
      undo: {
        free: status === 'playing' && match !== undefined && viewer !== SPECTATOR ? match.undoable(viewer) : 0,
        ...(this.undoAsked && {
          asked: { by: this.undoAsked.by, agreed: [...this.undoAsked.agreed].flatMap(person => this.seatsOf(person)) },
        }),
      },
      ...(match !== undefined && { commitment: this.commitment, state: match.view(viewer) }),
      ...(status === 'over' && { seed: this.opening.seed }),
      ...(this.outcome && { outcome: this.outcome }),
      ...(this.rematch !== undefined && { rematch: this.rematch }),
    }
  }

  /** What the match is played with, from the choices made at the table. */
  wish(): Wish<AnyTypes> {
    return { seats: this.sittings.length, table: this.choices, seat: this.sittings.map(({ choices }) => choices) }
  }

  /** What a viewer who has seen the game at this version need not be sent again. */
  private sameSince(since: number): readonly string[] {
    const started = this.told[0]?.version
    if (started === undefined || since < started) return []
    const state = Object(this.match?.state) as Record<string, unknown>
    return (this.game.fixed ?? []).filter(name => state[name] !== undefined)
  }

  /** Who may see what a seat chose in secret: itself, and the host for a seat that nobody sits in. */
  private isPrivy(viewer: Viewer, seat: Seat): boolean {
    const isHost = this.sittings[viewer]?.person === this.host
    return viewer === seat || (isHost && this.sittings[seat]?.person === undefined)
  }

  private openChoices(choices: Record<string, string>): Record<string, string> {
    const declared: Record<string, { secret?: boolean } | undefined> = this.game.choices.seat
    return Object.fromEntries(Object.entries(choices).filter(([name]) => !declared[name]?.secret))
  }

  private asksOf(viewer: Viewer): AskView[] {
    const { match } = this
    if (match === undefined || viewer === SPECTATOR) return []
    return match.asks(viewer).map(ask => ({
      id: ask.id,
      kind: ask.kind,
      must: ask.must,
      options: match.options(ask),
      barred: match.barred(ask),
    }))
  }

  private effect({ by, at, command, trip }: TableEntry) {
    switch (command.do) {
      case 'open':
        throw new Error(`Table ${this.id} was opened already`)
      case 'sit':
        return this.sit(command.seat, { person: by, name: command.name })
      case 'addBot':
        return this.sit(command.seat, { name: command.bot, bot: command.bot })
      case 'clearSeat':
        return this.sit(command.seat, { name: '' })
      case 'leave':
        return this.leave(by, at)
      case 'choose':
        return void (this.sittings[command.seat]!.choices = { ...command.choices })
      case 'setTable':
        return this.setTable(command)
      case 'start':
        return this.start()
      case 'move':
        return this.play(match =>
          match.submit(this.seatAsked(command.ask), command.ask, command.move, at, wayOf(command.when, trip)),
        )
      case 'botMove':
        return this.play(
          match => match.submit(command.seat, command.ask, command.move, at, wayOf(command.when, trip)),
          command.says,
        )
      case 'timeUp':
        return this.play(match =>
          command.move === undefined
            ? match.expire(command.ask, at)
            : match.submit(CLOCK, command.ask, command.move, at),
        )
      case 'presence':
        return this.play(match =>
          match.submit(command.seat, presenceAsk(match, command.seat)!, presenceMove(command.here), at),
        )
      case 'undo':
        return this.goBack((this.match?.log.length ?? 0) - (command.count ?? 1))
      case 'askUndo':
        return this.askUndo(by)
      case 'answerUndo':
        return this.answerUndo(by, command.agree)
      case 'standIn':
        return this.eachSeat(by, sitting => (sitting.bot = command.bot))
      case 'comeBack':
        return this.eachSeat(by, sitting => delete sitting.bot)
      case 'forfeit':
        return this.forfeit(by)
      case 'say':
        return this.note(by, at, { text: command.text })
      case 'emote':
        return this.note(by, at, { emote: command.emote })
      case 'rematch':
        return void (this.rematch = command.table)
    }
  }

  private sit(seat: Seat, who: { person?: PersonId; name: string; bot?: string }) {
    this.sittings[seat] = { seat, forfeited: false, choices: this.sittings[seat]?.choices ?? {}, ...who }
  }

  /** Before the start the seat is free again; during a game a bot goes on with all that the seat has. */
  private leave(by: PersonId, at: number) {
    for (const seat of this.seatsOf(by)) {
      if (this.match === undefined) {
        this.sit(seat, { name: '' })
        continue
      }
      this.sittings[seat]!.bot ??= this.standIn
      const ask = presenceAsk(this.match, seat)
      if (ask !== undefined && this.match.whyNot(seat, ask, presenceMove(false)) === undefined)
        this.play(match => match.submit(seat, ask, presenceMove(false), at))
    }
  }

  private setTable({ choices, seats, clock, open }: Extract<Command, { do: 'setTable' }>) {
    if (choices !== undefined) this.choices = { ...this.choices, ...choices }
    if (seats !== undefined) this.resize(seats)
    if (clock !== undefined) this.clocks = new Clocks(clock, this.sittings.length)
    if (open !== undefined) this.open = open
  }

  private resize(seats: number) {
    this.sittings.length = Math.min(this.sittings.length, seats)
    while (this.sittings.length < seats) this.sit(this.sittings.length, { name: '' })
    this.clocks = new Clocks(this.clocks.rule, seats)
  }

  private start() {
    const match = Match.start(this.game, this.wish(), this.opening.seed)
    if (isRefusal(match)) throw new Error(match.text)
    this.match = match
    this.told.push({ version: this.version, events: match.told[0]! })
  }

  private play(act: (match: Match<AnyTypes>) => Told<Event>[] | Refusal, says?: Event) {
    if (this.match === undefined) throw new Error(`Table ${this.id} has not started`)
    const told = act(this.match)
    if (isRefusal(told)) throw new Error(told.text)
    this.undoAsked = undefined
    if (this.match.atOnce) this.atOnce = this.version
    this.told.push({ version: this.version, events: says === undefined ? told : [{ event: says }, ...told] })
  }

  private goBack(moves: number) {
    if (this.match === undefined) throw new Error(`Table ${this.id} has not started`)
    this.match.rewind(moves)
    this.undoAsked = undefined
    // One entry of `told` for the start and one for each move since.
    const gone = this.told.splice(moves + 1).map(({ version }) => version)
    this.takenBack.push({ version: this.version, gone })
  }

  private askUndo(by: PersonId) {
    const log = this.match?.log ?? []
    const mine = this.seatsOf(by)
    const to = log.findLastIndex(entry => mine.includes(entry.seat))
    this.undoAsked = { by: mine[0]!, to, agreed: new Set([by]) }
    this.goBackIfAgreed()
  }

  private answerUndo(by: PersonId, agree: boolean) {
    if (!agree) this.undoAsked = undefined
    this.undoAsked?.agreed.add(by)
    this.goBackIfAgreed()
  }

  private goBackIfAgreed() {
    const asked = this.undoAsked
    if (asked === undefined) return
    const people = this.sittings.filter(({ forfeited }) => !forfeited).flatMap(({ person }) => person ?? [])
    if (people.every(person => asked.agreed.has(person))) this.goBack(asked.to)
  }

  /** A bot goes on with the seat; when one rival or no person is left that has not given up, those left have won. */
  private forfeit(by: PersonId) {
    this.eachSeat(by, sitting => {
      sitting.forfeited = true
      sitting.bot = this.standIn
    })
    const { together } = this.game
    const left = this.sittings.filter(({ forfeited }) => !forfeited)
    if ((together || left.length > 1) && left.some(({ person }) => person !== undefined)) return
    this.forfeitOutcome = {
      // A team that leaves has neither won nor lost.
      ...(together && { unfinished: true }),
      winners: together ? [] : left.map(({ seat }) => seat),
      places: this.sittings.map(({ forfeited }) => (forfeited && !together ? left.length + 1 : 1)),
      scores: this.scoresNow(),
    }
  }

  private scoresNow(): number[] {
    const { match, game } = this
    return (match && game.standing?.(match.state)) ?? this.sittings.map(() => 0)
  }

  private note(by: PersonId, at: number, line: { text: string } | { emote: ChatLine['emote'] & string }) {
    const sitting = this.sittings.find(({ person }) => person === by)
    this.chat = [
      ...this.chat,
      { at, name: sitting?.name ?? '', ...(sitting && { seat: sitting.seat }), ...line },
    ].slice(-CHAT_KEPT)
  }

  /** Who plays on for somebody who has left. */
  private get standIn(): string {
    return this.game.guide?.paced?.standIn ?? STAND_IN
  }

  private isPaced(bot: string): boolean {
    return this.game.guide?.paced?.levels.includes(bot) ?? false
  }

  private eachSeat(by: PersonId, change: (sitting: Sitting) => void) {
    for (const seat of this.seatsOf(by)) change(this.sittings[seat]!)
  }

  private seatAsked(ask: number): Seat {
    return this.match?.state.asks.find(({ id }) => id === ask)?.seat ?? SPECTATOR
  }
}

/** Who plays on for somebody who has left, where the game has nobody of its own. */
export const STAND_IN = 'greedy'

/** A bot's luck for the whole game: from the seed, so that a game of bots is the same again. */
function luckOf(seed: string, seat: Seat): number[] {
  const chance = new SealedChance(seed, BOTS_LUCK + seat)
  return [chance.int(2 ** 31), chance.int(2 ** 31)]
}

/** Far beyond the last position of any log. */
const BOTS_LUCK = 2 ** 30

function without(state: unknown, fields: readonly string[]): unknown {
  return Object.fromEntries(Object.entries(Object(state) as object).filter(([name]) => !fields.includes(name)))
}

const CHAT_KEPT = 200
const NOBODY_ASKED = { agenda: [], asks: [], nextAsk: 1 }

export { HOUSE }

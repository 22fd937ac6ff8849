import {
  type AnyGame,
  type AnyTypes,
  type Foresight,
  isRefusal,
  Match,
  type Outcome,
  type Refusal,
  type Seat,
} from '@runatal/kernel'
import { CLOCK, commitment, SPECTATOR, type Told, type Viewer, type Wish } from '@runatal/kernel'
import { botsToMove, type Intent, intentsOf, standInOf } from './bots.ts'
import { Clocks } from './clocks.ts'
import { outcomeOfForfeits } from './forfeit.ts'
import { believed, type Way } from './lines.ts'
import { type Opening, type Sitting, type TableEntry } from './log.ts'
import { News } from './news.ts'
import { Outdated } from './outdated.ts'
import { openChoices } from './own-choice.ts'
import { permit, type Refused } from './permit.ts'
import { presenceAsk, presenceMove, wayOf } from './presence.ts'
import { CHAT_KEPT, type ChatLine, type Command, type HouseCommand, type PersonId } from './protocol.ts'
import type { TableView, Update } from './protocol.ts'
import { Undos } from './undos.ts'
import { updateOf, viewOf } from './view.ts'

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
  /** The last lines of chat, each with the version that brought it. */
  private said: { version: number; line: ChatLine }[] = []
  rematch: string | undefined
  /** Where one screen is passed round: whose it is now. */
  private holder: Seat | undefined
  /** Somebody asks everyone to go back to a number of moves; `request` is the version that asked. */
  undoAsked: { by: Seat; to: number; agreed: Set<PersonId>; request: number } | undefined
  readonly undos = new Undos()
  /** All agreed to go back, at least once: to where others had acted already. */
  wentBack = false
  /** When something was taken back, by version, and the questions that stayed open all the same. */
  private readonly takenBack: { version: number; open: Set<number> }[] = []
  /** Who has just taken back a move by themselves. */
  private takenBackBy: Seat | undefined
  /** When the host last set the clock anew, in table time. */
  clockSetAt: number | undefined
  status: 'open' | 'playing' | 'over' = 'open'
  outcome: Outcome | undefined
  /** Set when the players left end it before its own end. */
  private forfeitOutcome: Outcome | undefined
  /** The seed's hash, worked out once: every view shows it. */
  readonly commitment: string
  version = 0
  /** The last version that changed more than a move or a word does: who sits where, what was chosen. */
  settledAt = 0
  /** The last version whose news must reach everybody at the same moment. */
  atOnce = 0
  /** Table time of the last entry. */
  clockAt = 0
  /** By person: command ids already done, with the version they made. */
  readonly done = new Map<PersonId, Map<string, number>>()
  readonly news = new News()

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

  /** A table as its log makes it. Throws `Outdated` where the rules of today do not play its log. */
  static load(id: string, game: AnyGame, entries: readonly TableEntry[]): Table {
    const [first, ...rest] = entries
    if (first === undefined) throw new Error(`Table ${id} has an empty log`)
    const table = new Table(id, game, first)
    for (const entry of rest)
      try {
        table.happen(entry)
      } catch (error) {
        throw new Outdated(id, `entry ${entry.position}: ${error instanceof Error ? error.message : String(error)}`)
      }
    return table
  }

  /** The version that a command made, if it was done already. */
  doneAs(by: PersonId, id: string): number | undefined {
    return this.done.get(by)?.get(id)
  }

  /** The entry that a command would be, or why it may not be. Changes nothing. */
  decide(by: PersonId, id: string, asked: Command | HouseCommand, at: number, way?: Way): TableEntry | Refused {
    const stale = this.whyStale(asked)
    if (stale !== undefined) return stale
    const command = this.dated(withoutSeen(asked), at, way)
    const timed = 'when' in command && way !== undefined ? { trip: way.trip } : {}
    const refused = permit(this, by, command, { at, ...timed })
    return refused ?? { position: this.version + 1, at, by, id, command, ...timed }
  }

  /** Lets an entry that is durable take effect. */
  happen(entry: TableEntry): void {
    if (entry.position !== this.version + 1)
      throw new Error(`Table ${this.id} is at ${this.version}: entry ${entry.position} does not follow`)
    this.version = entry.position
    this.clockAt = entry.at
    if (!PASSING.has(entry.command.do)) this.settledAt = this.version
    this.markDone(entry)
    this.effect(entry)
    if (this.match === undefined) return
    this.outcome = this.forfeitOutcome ?? this.match.outcome
    this.status = this.outcome === undefined ? 'playing' : 'over'
    const state = this.status === 'playing' ? this.match.state : NOBODY_ASKED
    this.clocks.tick(state, entry.at, seat => this.isCharged(seat), this.takenBackBy)
    this.takenBackBy = undefined
  }

  /** Its game is played against the clock. */
  get timed(): boolean {
    return this.game.guide?.paced !== undefined
  }

  seatsOf(person: PersonId): Seat[] {
    return this.sittings.filter(sitting => sitting.person === person).map(sitting => sitting.seat)
  }

  /** The seats that a bot plays now and that owe a decision; those that play against the clock have their intents. */
  botsToMove(): { seat: Seat; bot: string }[] {
    return botsToMove(this)
  }

  /** What the bots that play against the clock mean to do next, and when, in table time. */
  intents(): Intent[] {
    return intentsOf(this)
  }

  /** What the house needs to work out what the clock says, where the game foresees it. */
  foresight(ask: number): Foresight<AnyTypes> | undefined {
    return this.match?.foresight(ask)
  }

  /** The seats that owe a decision now. */
  waitingFor(): readonly Seat[] {
    return this.clocks.owing
  }

  /** Their names are no longer shown; the log stays as it is. */
  forget(people: readonly PersonId[]): void {
    for (const sitting of this.sittings)
      if (sitting.person !== undefined && people.includes(sitting.person)) {
        sitting.name = ''
        for (const { line } of this.said) if (line.seat === sitting.seat) line.name = ''
        this.settledAt = this.version
      }
  }

  /** When the clock must be looked at next, in table time. */
  due(): { ask: number; at: number } | undefined {
    return this.status === 'playing' ? this.clocks.due() : undefined
  }

  /** What was said after a version. */
  saidSince(since: number): { version: number; line: ChatLine }[] {
    return this.said.filter(({ version }) => version > since)
  }

  /** What a viewer is to know: everything heard since a version, and the table as it is. */
  update(viewer: Viewer, since: number, at: number): Update {
    return updateOf(this, viewer, since, at)
  }

  view(viewer: Viewer, at: number): TableView {
    return viewOf(this, viewer, at)
  }

  /** What the match is played with, from the choices made at the table. */
  wish(): Wish<AnyTypes> {
    return { seats: this.sittings.length, table: this.choices, seat: this.sittings.map(({ choices }) => choices) }
  }

  /** Whoever answers must have looked since the last taking back, or mean a question that stayed open through it. */
  private whyStale(command: Command | HouseCommand): Refused | undefined {
    if ((command.do !== 'move' && command.do !== 'botMove') || command.seen === undefined) return undefined
    const { ask, seen } = command
    if (!this.takenBack.some(({ version, open }) => version > seen && !open.has(ask))) return undefined
    return { refused: 'no-such-ask', text: 'A move was taken back since you looked: look at what is asked now' }
  }

  private markDone({ by, id, position }: TableEntry) {
    const done = this.done.get(by)
    if (done === undefined) this.done.set(by, new Map([[id, position]]))
    else done.set(id, position)
  }

  /** Against the clock it counts when a move was made, as far as its way explains it: so it stands in the log. */
  private dated(command: Command | HouseCommand, at: number, way: Way | undefined) {
    if ((command.do !== 'move' && command.do !== 'botMove') || way === undefined || !this.timed) return command
    return { ...command, when: believed(command.when, at, way) }
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
        return this.vacate(command.seat)
      case 'leave':
        return this.leave(by, at)
      case 'choose':
        return void (this.sittings[command.seat]!.choices = { ...command.choices })
      case 'setTable':
        return this.setTable(command, at)
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
        return this.takeBack(by, command.count ?? 1)
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
      case 'hold':
        return void (this.holder = command.seat)
    }
  }

  private sit(seat: Seat, who: { person?: PersonId; name: string; bot?: string }) {
    this.sittings[seat] = { seat, forfeited: false, choices: this.sittings[seat]?.choices ?? {}, ...who }
  }

  /** What was chosen there in secret goes with whoever chose it. */
  private vacate(seat: Seat) {
    this.sit(seat, { name: '' })
    this.sittings[seat]!.choices = openChoices(this.game, this.sittings[seat]!.choices)
  }

  /** Before the start the seat is free again; during a game a bot goes on with all that the seat has. */
  private leave(by: PersonId, at: number) {
    for (const seat of this.seatsOf(by)) {
      if (this.match === undefined) {
        this.vacate(seat)
        continue
      }
      this.sittings[seat]!.bot ??= standInOf(this.game)
      const ask = presenceAsk(this.match, seat)
      if (ask !== undefined && this.match.whyNot(seat, ask, presenceMove(false)) === undefined)
        this.play(match => match.submit(seat, ask, presenceMove(false), at))
    }
  }

  private setTable({ choices, seats, clock, open }: Extract<Command, { do: 'setTable' }>, at: number) {
    if (choices !== undefined) this.choices = { ...this.choices, ...choices }
    if (seats !== undefined) this.resize(seats)
    if (clock !== undefined) {
      this.clocks = new Clocks(clock, this.sittings.length)
      this.clockSetAt = at
    }
    if (open !== undefined) this.open = open
  }

  private resize(seats: number) {
    this.sittings.length = Math.min(this.sittings.length, seats)
    while (this.sittings.length < seats) this.sit(this.sittings.length, { name: '' })
    this.clocks = new Clocks(this.clocks.rule, seats)
  }

  private start() {
    const { seed, from } = this.opening
    const match = Match.start(this.game, this.wish(), seed, from === undefined ? {} : { from })
    if (isRefusal(match)) throw new Error(match.text)
    this.match = match
    this.news.tell(this.version)
  }

  private play(act: (match: Match<AnyTypes>) => Told<Event>[] | Refusal, says?: Event) {
    if (this.match === undefined) throw new Error(`Table ${this.id} has not started`)
    const told = act(this.match)
    if (isRefusal(told)) throw new Error(told.text)
    this.undoAsked = undefined
    const { seat } = this.match.log.at(-1)!
    this.undos.moved(seat)
    this.clocks.moved(seat, this.match.stands)
    if (this.match.atOnce) this.atOnce = this.version
    this.news.tell(this.version, says)
  }

  /** The seat of a person that may take back so many of its last moves by itself: the one who moved last, if they have several. */
  seatThatMayUndo(by: PersonId, count: number, evenLate = false): Seat | undefined {
    const { match } = this
    if (match === undefined) return undefined
    const last = (seat: Seat) => match.log.findLastIndex(entry => entry.seat === seat)
    const mine = this.seatsOf(by).toSorted((one, other) => last(other) - last(one))
    return mine.find(seat => count >= 1 && count <= match.takeable(seat, evenLate).length)
  }

  private takeBack(by: PersonId, count: number) {
    const { match } = this
    const seat = this.seatThatMayUndo(by, count, true)
    if (match === undefined || seat === undefined) throw new Error(`Nothing can be taken back at table ${this.id}`)
    const gone = match.takeable(seat, true).slice(0, count)
    this.takenBackBy = seat
    this.undos.count(seat)
    this.goBack(gone, () => match.takeBack(gone))
  }

  private goBack(gone: readonly number[], act: () => void) {
    const open = () => new Set(this.match?.state.asks.map(({ id }) => id))
    const before = open()
    act()
    const stayed = [...open()].filter(id => before.has(id))
    this.takenBack.push({ version: this.version, open: new Set(stayed) })
    this.undoAsked = undefined
    this.news.takeBack(this.version, gone)
  }

  private askUndo(by: PersonId) {
    const log = this.match?.log ?? []
    const mine = this.seatsOf(by)
    const to = log.findLastIndex(entry => mine.includes(entry.seat))
    this.undos.count(mine[0]!)
    this.undoAsked = { by: mine[0]!, to, agreed: new Set([by]), request: this.version }
    this.goBackIfAgreed()
  }

  private answerUndo(by: PersonId, agree: boolean) {
    if (!agree) this.undoAsked = undefined
    this.undoAsked?.agreed.add(by)
    this.goBackIfAgreed()
  }

  private goBackIfAgreed() {
    const { undoAsked: asked, match } = this
    if (asked === undefined || match === undefined) return
    const people = this.sittings.filter(({ forfeited }) => !forfeited).flatMap(({ person }) => person ?? [])
    if (!people.every(person => asked.agreed.has(person))) return
    this.goBack([...match.log.keys()].slice(asked.to), () => match.rewind(asked.to))
    this.wentBack = true
    this.clocks.forget()
  }

  /** A bot goes on with the seat; when one rival or no person is left that has not given up, those left have won. */
  private forfeit(by: PersonId) {
    this.eachSeat(by, sitting => {
      sitting.forfeited = true
      sitting.bot = standInOf(this.game)
    })
    this.forfeitOutcome = outcomeOfForfeits(this)
  }

  private note(by: PersonId, at: number, line: { text: string } | { emote: ChatLine['emote'] & string }) {
    const sitting = this.sittings.find(({ person }) => person === by)
    const name = sitting?.name ?? ''
    // A line is known by its time: two of one instant follow each other.
    const once = Math.max(at, (this.said.at(-1)?.line.at ?? -1) + 1)
    this.said.push({ version: this.version, line: { at: once, name, ...(sitting && { seat: sitting.seat }), ...line } })
    if (this.said.length > CHAT_KEPT) this.said.shift()
  }

  /** Nobody loses time who has not got the screen to decide at. */
  private isCharged(seat: Seat): boolean {
    return !this.opening.oneScreen || seat === this.holder || this.sittings[seat]?.bot !== undefined
  }

  private eachSeat(by: PersonId, change: (sitting: Sitting) => void) {
    for (const seat of this.seatsOf(by)) change(this.sittings[seat]!)
  }

  private seatAsked(ask: number): Seat {
    return this.match?.state.asks.find(({ id }) => id === ask)?.seat ?? SPECTATOR
  }
}

/** What somebody had seen matters when they say it, not afterwards. */
function withoutSeen<C extends Command | HouseCommand>(command: C): C {
  if (!('seen' in command)) return command
  const { seen: _, ...kept } = command
  return kept as C
}

/** What changes nothing but the game, the clocks and the chat. */
const PASSING: ReadonlySet<string> = new Set(['move', 'botMove', 'timeUp', 'presence', 'hold', 'say', 'emote'])
const NOBODY_ASKED = { agenda: [], asks: [], nextAsk: 1 }

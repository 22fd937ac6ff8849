import { CLOCK, isRefusal, Match, type Moment, type Refusal, type Seat, settle } from '@runatal/kernel'
import { BY_NAME, namedBots } from './bots.ts'
import { HOUSE, type Sitting } from './log.ts'
import { isName, looksLike } from './names.ts'
import { isOneLine } from './one-line.ts'
import { ownChoice } from './own-choice.ts'
import { type ClockRule, type Command, EMOTES, type HouseCommand, type PersonId } from './protocol.ts'
import { presenceAsk, presenceMove, wayOf } from './presence.ts'
import type { Table } from './table.ts'
import { UNDOS_A_TABLE, UNDOS_A_TURN } from './undos.ts'

/** Why the table did not do it; moves are refused in the game's own words. */
export type Refused =
  | Refusal
  | {
      refused:
        | 'not-seated'
        | 'not-host'
        | 'seat-taken'
        | 'no-such-seat'
        | 'started'
        | 'not-started'
        | 'over'
        | 'not-due'
        | 'too-many'
        | 'bad-command'
        | 'bad-name'
        | 'name-taken'
        | 'too-soon'
        | 'undos-spent'
        | 'one-try'
      text: string
    }

/** Whether somebody may do this at the table now. Undefined if so. */
export function permit(
  table: Table,
  by: PersonId,
  command: Command | HouseCommand,
  { at, trip }: { at: number; trip?: number },
): Refused | undefined {
  switch (command.do) {
    case 'sit':
      return (
        beforeStart(table) ?? seatIsFree(table, command.seat) ?? oneSeatEach(table, by) ?? named(table, command.name)
      )
    case 'addBot':
      return (
        beforeStart(table) ??
        hosted(table, by) ??
        seatIsFree(table, command.seat) ??
        knownBot(table, command.bot) ??
        botMaySit(table, command.seat)
      )
    case 'clearSeat':
      return beforeStart(table) ?? hosted(table, by) ?? seatExists(table, command.seat)
    case 'leave':
    case 'standIn':
    case 'comeBack':
      return (
        seated(table, by) ??
        byThemselves(table) ??
        (command.do === 'leave' ? undefined : playing(table)) ??
        (command.do === 'standIn' ? knownBot(table, command.bot) : undefined)
      )
    case 'choose':
      return beforeStart(table) ?? mayChoose(table, by, command.seat) ?? choicesFit(table, command)
    case 'setTable':
      return beforeStart(table) ?? hosted(table, by) ?? tableFits(table, command)
    case 'start':
      return beforeStart(table) ?? hosted(table, by) ?? canStart(table) ?? clockWasSeen(table, at)
    case 'move':
      return (
        playing(table) ??
        seated(table, by) ??
        mayMove(table, by, command.ask, command.move, momentOf(at, command.when, trip))
      )
    case 'botMove':
      return (
        byHouse(by) ??
        playing(table) ??
        playedByBot(table, command.seat) ??
        legal(table, command.seat, command.ask, command.move, momentOf(at, command.when, trip))
      )
    case 'timeUp':
      return (
        byHouse(by) ??
        playing(table) ??
        isDue(table, command.ask, at) ??
        (command.move === undefined ? undefined : legal(table, CLOCK, command.ask, command.move, { now: at }))
      )
    case 'presence':
      return byHouse(by) ?? playing(table) ?? mayTell(table, command.seat, command.here, at)
    case 'undo':
      return playing(table) ?? seated(table, by) ?? mayUndo(table, by, command.count ?? 1)
    case 'askUndo':
      return (
        playing(table) ??
        seated(table, by) ??
        byThemselves(table) ??
        hasMoved(table, by) ??
        undosAreLeft(table, table.seatsOf(by)[0])
      )
    case 'answerUndo':
      return playing(table) ?? seated(table, by) ?? mayAnswerUndo(table, command.request)
    case 'forfeit':
      return playing(table) ?? seated(table, by)
    case 'say':
      return inRoom(table, by) ?? said(command.text)
    case 'emote':
      return inRoom(table, by) ?? (EMOTES.includes(command.emote) ? undefined : bad(`Emotes are: ${EMOTES.join(', ')}`))
    case 'rematch':
      return seated(table, by) ?? mayRematch(table)
    case 'hold':
      return playing(table) ?? mayHold(table, by, command.seat)
  }
}

const NAME_LENGTH = 40
const SAID_LENGTH = 500
/** How long a new clock is shown before the game may begin, in milliseconds. */
const SHOWN_FOR = 5000

function no(refused: Exclude<Refused, Refusal>['refused'], text: string): Refused {
  return { refused, text }
}

function bad(text: string): Refused {
  return no('bad-command', text)
}

function beforeStart(table: Table): Refused | undefined {
  return table.status === 'open' ? undefined : no('started', 'The game has started: this can no longer be changed')
}

function playing(table: Table): Refused | undefined {
  if (table.status === 'playing') return undefined
  return table.status === 'over' ? no('over', 'The game is over') : no('not-started', 'The game has not started yet')
}

function hosted(table: Table, by: PersonId): Refused | undefined {
  return by === table.host ? undefined : no('not-host', 'Only the host of the table may do this')
}

function byHouse(by: PersonId): Refused | undefined {
  return by === HOUSE ? undefined : bad('Only the house moves bots and clocks')
}

/** Somebody may have come back to the seat while its bot was thinking. */
function playedByBot(table: Table, seat: Seat): Refused | undefined {
  return sittingAt(table, seat)?.bot === undefined ? no('seat-taken', `No bot plays seat ${seat}`) : undefined
}

function seated(table: Table, by: PersonId): Refused | undefined {
  return table.seatsOf(by).length > 0 ? undefined : no('not-seated', 'You have no seat at this table')
}

/** What everybody tries once, and is compared in: no bot plays on, and nothing that was seen is unseen. */
function byThemselves({ opening }: Table): Refused | undefined {
  if (opening.sealedUntil === undefined) return undefined
  return no('one-try', 'This deal is played once, by yourself and to its end: go on later, or give it up')
}

function inRoom(table: Table, by: PersonId): Refused | undefined {
  return by === table.host ? undefined : seated(table, by)
}

function knownBot(table: Table, bot: string): Refused | undefined {
  const known = namedBots(table.game)
  if (known.includes(bot)) return undefined
  if (bot.includes(':')) return bad(BY_NAME)
  return bad(`There is no bot '${bot}' here; there is: ${known.join(', ')}`)
}

/** What is called a seat may come from outside, and be anything. */
function sittingAt(table: Table, seat: Seat): Sitting | undefined {
  return Number.isInteger(seat) ? table.sittings[seat] : undefined
}

function seatExists(table: Table, seat: Seat): Refused | undefined {
  return sittingAt(table, seat) === undefined
    ? no('no-such-seat', `The table has seats 0 to ${table.sittings.length - 1}`)
    : undefined
}

function seatIsFree(table: Table, seat: Seat): Refused | undefined {
  const sitting = sittingAt(table, seat)
  if (sitting === undefined) return seatExists(table, seat)
  const free = sitting.person === undefined && sitting.bot === undefined
  return free ? undefined : no('seat-taken', `Seat ${seat} is taken: choose another`)
}

function oneSeatEach(table: Table, by: PersonId): Refused | undefined {
  if (table.opening.oneScreen && by === table.host) return undefined
  return table.seatsOf(by).length === 0 ? undefined : no('seat-taken', 'You have a seat already: leave it first')
}

function named(table: Table, name: string): Refused | undefined {
  if (name.trim().length === 0 || name.length > NAME_LENGTH) return bad(`A name has 1 to ${NAME_LENGTH} characters`)
  if (!isName(name)) return notAName()
  const other = table.sittings.find(sitting => sitting.name !== '' && looksLike(sitting.name, name))
  return other === undefined
    ? undefined
    : no('name-taken', `Seat ${other.seat} is called so already: choose another name`)
}

export function notAName(): Refused {
  return no('bad-name', 'A name can be seen, and is not that of the house or of a bot: choose another')
}

function said(text: string): Refused | undefined {
  if (text.trim().length === 0 || text.length > SAID_LENGTH) return bad(`Say 1 to ${SAID_LENGTH} characters`)
  return isOneLine(text) ? undefined : bad('Say it in one line, without control or direction characters')
}

function mayChoose(table: Table, by: PersonId, seat: Seat): Refused | undefined {
  const sitting = sittingAt(table, seat)
  if (sitting === undefined) return seatExists(table, seat)
  if (sitting.person === by || (sitting.person === undefined && by === table.host)) return undefined
  return no('not-seated', `Seat ${seat} is not yours`)
}

function choicesFit(
  table: Table,
  { seat, choices }: { seat: Seat; choices: Record<string, string> },
): Refused | undefined {
  const wish = table.wish()
  const all = table.sittings.map(sitting => (sitting.seat === seat ? choices : sitting.choices))
  const setting = settle(table.game, { ...wish, seat: all })
  return isRefusal(setting) ? setting : undefined
}

function tableFits(table: Table, command: Extract<Command, { do: 'setTable' }>): Refused | undefined {
  const seats = command.seats ?? table.sittings.length
  const beyond = table.sittings.slice(seats).find(({ person, bot }) => person !== undefined || bot !== undefined)
  if (beyond !== undefined) return no('seat-taken', `Seat ${beyond.seat} is taken: clear it first`)
  if (command.clock !== undefined && !clockFits(command.clock)) return bad('A clock gives 1 second to 30 days')
  const wish = table.wish()
  const setting = settle(table.game, {
    seats,
    table: { ...wish.table, ...command.choices },
    seat: (wish.seat ?? []).slice(0, seats),
  })
  if (isRefusal(setting)) return setting
  const isOpen = command.open ?? table.open
  const own = isOpen ? ownChoice(table.game, { ...table.choices, ...command.choices }) : undefined
  return own === undefined ? undefined : staysPrivate(own)
}

export function staysPrivate(own: string): Refused {
  return bad(`A table with its own ${own} is private: choose another, or do not open it to all`)
}

export function clockFits(clock: ClockRule): boolean {
  if (clock.kind === 'none') return true
  if (clock.kind === 'days') return clock.days >= 1 && clock.days <= 30
  return (
    clock.seconds >= 1 &&
    clock.seconds <= 86_400 &&
    (clock.kind === 'move' || (clock.increment >= 0 && clock.increment <= 600))
  )
}

function canStart(table: Table): Refused | undefined {
  const empty = table.sittings.find(({ person, bot }) => person === undefined && bot === undefined)
  if (empty !== undefined) return bad(`Seat ${empty.seat} is empty: fill it with a person or a bot, or take it away`)
  const match = Match.start(table.game, table.wish(), table.opening.seed)
  if (isRefusal(match)) return match
  for (const { seat, bot } of table.sittings) {
    const refused = bot === undefined ? undefined : botMaySit(table, seat)
    if (refused !== undefined) return refused
  }
  return undefined
}

/** Nobody begins under a clock that they have not had the time to see. */
function clockWasSeen(table: Table, at: number): Refused | undefined {
  const others = table.sittings.some(({ person }) => person !== undefined && person !== table.host)
  if (!others || table.clockSetAt === undefined || at >= table.clockSetAt + SHOWN_FOR) return undefined
  return no('too-soon', 'The clock has just been changed: let the others see it for some seconds')
}

function botMaySit(table: Table, seat: Seat): Refused | undefined {
  const setting = settle(table.game, table.wish())
  const people = isRefusal(setting) ? [] : (table.game.people?.(setting) ?? [])
  return people.includes(seat) ? bad(`Seat ${seat} is for a person: a bot cannot play that part`) : undefined
}

function mayMove(table: Table, by: PersonId, ask: number, move: unknown, moment: Moment): Refused | undefined {
  const asked = table.match?.state.asks.find(({ id }) => id === ask)?.seat
  const mine = table.seatsOf(by)
  // An ask of another's, or none at all: the match says which, in the name of a seat that is mine.
  return legal(table, asked !== undefined && mine.includes(asked) ? asked : mine[0]!, ask, move, moment)
}

function legal(table: Table, seat: Seat, ask: number, move: unknown, moment: Moment): Refused | undefined {
  return table.match?.whyNot(seat, ask, move, moment)
}

function momentOf(at: number, when: number | undefined, trip?: number): Moment {
  const sent = wayOf(when, trip)
  return sent === undefined ? { now: at } : { now: at, sent }
}

/** Most games do not ask who is there. */
function mayTell(table: Table, seat: Seat, here: boolean, at: number): Refused | undefined {
  const ask = presenceAsk(table.match, seat)
  if (ask === undefined) return bad('This game does not ask who is there')
  return legal(table, seat, ask, presenceMove(here), { now: at })
}

function isDue(table: Table, ask: number, at: number): Refused | undefined {
  const due = table.due()
  return due !== undefined && due.ask === ask && at >= due.at ? undefined : no('not-due', 'The time for this is not up')
}

function mayUndo(table: Table, by: PersonId, count: number): Refused | undefined {
  const seat = table.seatThatMayUndo(by, count)
  return seat === undefined
    ? { refused: 'no-undo', text: 'This can no longer be taken back without the others' }
    : undosAreLeft(table, seat)
}

function undosAreLeft(table: Table, seat: Seat | undefined): Refused | undefined {
  if (seat === undefined || !table.undos.areSpent(seat)) return undefined
  return no('undos-spent', `A seat takes back ${UNDOS_A_TURN} times a turn and ${UNDOS_A_TABLE} times a game at most`)
}

function mayAnswerUndo({ undoAsked }: Table, request: number): Refused | undefined {
  if (undoAsked === undefined) return bad('Nobody asks to take a move back')
  return undoAsked.request === request ? undefined : bad(`What is asked is request ${undoAsked.request}: name that one`)
}

function mayRematch(table: Table): Refused | undefined {
  if (table.status !== 'over') return no('not-started', 'The game is not over yet')
  return table.rematch === undefined ? undefined : bad('The next game has a table already')
}

function mayHold(table: Table, by: PersonId, seat: Seat | undefined): Refused | undefined {
  if (!table.opening.oneScreen) return bad('Here everybody has a screen of their own')
  if (seat === undefined || sittingAt(table, seat)?.person === by) return hosted(table, by)
  return seatExists(table, seat) ?? no('not-seated', `Nobody at this screen sits in seat ${seat}`)
}

function hasMoved(table: Table, by: PersonId): Refused | undefined {
  const mine = table.seatsOf(by)
  return table.match?.log.some(entry => mine.includes(entry.seat))
    ? undefined
    : { refused: 'no-undo', text: 'You have not moved yet' }
}

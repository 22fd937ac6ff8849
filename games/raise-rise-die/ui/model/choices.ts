import type { Move, Seat } from '@runatal/kernel'
import type { OpenAsk } from '@runatal/look/board.ts'
import type { Slot } from '../../content/language.ts'
import type { Attach, Counter, Play, RaiseRiseDie, State } from '../../rules/types.ts'
import { type Reason, REASONS } from '../../rules/whynot.ts'
import { idOf, numberOf, printed } from '../../rules/zones.ts'

/** What can be pressed, made from the open questions; it knows no rule. */

export type AnyMove = Move<RaiseRiseDie>
export type Asked = OpenAsk<RaiseRiseDie>

/** What was begun with a card or an object of mine, before it is one move. */
export interface Intent {
  card?: string
  object?: number
  transcend: boolean
  /** Against the last card of the chain, in place of a slot of its own. */
  against: boolean
  /** Lanes in their order; for a defence with Amplitude the further ones. */
  slots: readonly Slot[]
}

export const NO_INTENT: Intent = { transcend: false, against: false, slots: [] }

export type Choice = { ask: number; move: AnyMove } | { intent: Intent }

/** A card to choose that is not in the hand: from a Void, a deck, a discard, the slots. */
export interface TrayCard {
  card: string
  /** What is given for it, in an exchange. */
  give?: string
  choice: Choice
}

export interface Choices {
  /** By place: `hand:SH01`, `slot:1:high`, `object:0:2`, `socket:1:0`, `ability`, `deck`. */
  spots: ReadonlyMap<string, Choice>
  buttons: readonly { ask: number; move: AnyMove }[]
  tray: readonly TrayCard[]
  /** The first lit spot where there is nothing else to press: no question stands there without a button. */
  lead: { spot: string; choice: Choice } | undefined
  /** What was begun, as far as it has come. */
  begun: Begun | undefined
}

export interface Begun {
  intent: Intent
  ask: Asked
  /** The move that it is now, if it is one. */
  move: Declaration | undefined
  /** Whether the card could also be played the other way. */
  canSwitch: boolean
  /** It can be put against the last card, and has slots of its own too. */
  canGoAgainst: boolean
  /** Whose body its slots are on, and those that may be named next. */
  on: Seat
  next: readonly Slot[]
}

export type Declaration = Play | Attach | Counter | { do: 'use'; object: number; slot: Slot }

export function choicesOf(asks: readonly Asked[], intent: Intent, state: State, me: Seat): Choices {
  const spots = new Map<string, Choice>()
  const buttons: { ask: number; move: AnyMove }[] = []
  const tray: TrayCard[] = []
  for (const ask of asks)
    for (const move of ask.options) {
      const choice = { ask: ask.id, move }
      const spot = spotOf(move, me)
      if (isDeclared(move)) {
        const key = move.do === 'use' ? `object:${me}:${move.object}` : `hand:${move.card}`
        if (!spots.has(key)) spots.set(key, { intent: pick(asks, move) })
      } else if (spot !== undefined) {
        spots.set(spot, choice)
        // Nothing in the hand speaks of these: they are said in words as well.
        if (move.do === 'deck' || move.do === 'ability' || move.do === 'use') buttons.push(choice)
      } else if (trayCardOf(move) !== undefined)
        tray.push({ card: trayCardOf(move)!, choice, ...(move.do === 'exchange' && { give: move.give }) })
      else buttons.push(choice)
    }
  const [first] = buttons.length + tray.length === 0 ? spots : []
  const lead = first === undefined ? undefined : { spot: first[0], choice: first[1] }
  const begun = begunWith(asks, intent, state, me)
  if (begun !== undefined)
    for (const slot of begun.next)
      spots.set(`slot:${begun.on}:${slot}`, { intent: { ...intent, against: false, slots: [...intent.slots, slot] } })
  return { spots, buttons, tray, lead, begun }
}

/** The rule that keeps a card in the hand; undefined where it can answer, or where no card is asked for. */
export function whyNot(asks: readonly Asked[], card: string): Reason | undefined {
  const of = (move: AnyMove) => 'card' in move && move.card === card
  if (asks.some(({ options }) => options.some(of))) return undefined
  const rule = asks.flatMap(({ barred }) => barred).find(({ move }) => of(move))?.rule
  return REASONS.find(reason => reason === rule)
}

/** Whether a move is declared first: a card or an object with its slots. */
function isDeclared(move: AnyMove): move is Declaration {
  return move.do === 'play' || move.do === 'attach' || move.do === 'counter' || (move.do === 'use' && 'slot' in move)
}

function spotOf(move: AnyMove, me: Seat): string | undefined {
  if (move.do === 'sacrifice' || move.do === 'discard' || move.do === 'under') return `hand:${move.card}`
  if (move.do === 'mark') return `slot:${1 - me}:${move.slot}`
  if (move.do === 'use' || move.do === 'ready' || move.do === 'replace') return `object:${me}:${move.object}`
  if (move.do === 'shatter')
    return 'object' in move ? `object:${1 - me}:${move.object}` : `socket:${1 - me}:${move.socket}`
  if (move.do === 'unbind') return `socket:${me}:${move.socket}`
  return move.do === 'ability' || move.do === 'deck' ? move.do : undefined
}

function trayCardOf(move: AnyMove): string | undefined {
  if (move.do === 'exchange') return move.take
  const isCard =
    move.do === 'void' || move.do === 'take' || move.do === 'salvage' || move.do === 'infuse' || move.do === 'next'
  return isCard ? move.card : undefined
}

/** A card is taken up: plain if that can be, and on its slot if there is only one. */
function pick(asks: readonly Asked[], move: Declaration): Intent {
  const ways = waysOf(
    asks,
    move.do === 'use' ? { ...NO_INTENT, object: move.object } : { ...NO_INTENT, card: move.card },
  )
  const transcend = ways.every(({ way }) => way.do !== 'use' && way.transcend)
  const now = ways.filter(({ way }) => way.do === 'use' || way.transcend === transcend)
  const base: Intent = {
    ...(move.do === 'use' ? { object: move.object } : { card: move.card }),
    transcend,
    against: now.every(({ way }) => way.do === 'attach'),
    slots: [],
  }
  const slots = new Set(
    now.flatMap(({ way }) => (way.do === 'play' ? way.slots[0]! : way.do === 'use' ? way.slot : [])),
  )
  const [only] = slots
  return slots.size === 1 && only !== undefined && now.every(({ way }) => way.do !== 'attach')
    ? { ...base, slots: [only] }
    : base
}

interface Way {
  ask: Asked
  way: Declaration
}

/** Every way to play what was taken up. */
function waysOf(asks: readonly Asked[], { card, object }: Intent): Way[] {
  return asks.flatMap(ask =>
    ask.options.flatMap(way => {
      if (!isDeclared(way)) return []
      const isIt = way.do === 'use' ? object !== undefined && way.object === object : way.card === card
      return isIt ? [{ ask, way }] : []
    }),
  )
}

function begunWith(asks: readonly Asked[], intent: Intent, state: State, me: Seat): Begun | undefined {
  const ways = waysOf(asks, intent)
  const [first] = ways
  if (first === undefined) return undefined
  const now = ways.filter(({ way }) => way.do === 'use' || way.transcend === intent.transcend).map(({ way }) => way)
  const onSlots = now.filter(way => way.do !== 'attach')
  const next = new Set<Slot>()
  for (const way of onSlots) {
    const slots = slotsOf(way)
    if (way.do === 'counter') {
      if (intent.slots.every(slot => slots.includes(slot)))
        for (const slot of slots) if (!intent.slots.includes(slot)) next.add(slot)
    } else if (intent.slots.every((slot, i) => slots[i] === slot) && slots.length > intent.slots.length)
      next.add(slots[intent.slots.length]!)
  }
  // Another first slot in place of the one named.
  for (const way of onSlots) if (way.do !== 'counter' && intent.slots.length === 1) next.add(slotsOf(way)[0]!)
  for (const slot of intent.slots) next.delete(slot)
  const type = printed(
    state,
    intent.card === undefined ? state.sides[me]!.objects[intent.object!]! : numberOf(state, intent.card),
  ).card.type
  return {
    intent,
    ask: first.ask,
    move: now.find(way => isExactly(way, intent)),
    canSwitch: ways.some(({ way }) => way.do !== 'use' && way.transcend !== intent.transcend),
    canGoAgainst: now.some(way => way.do === 'attach') && onSlots.length > 0,
    on: type === 'assault' && first.way.do !== 'counter' ? 1 - me : me,
    next: [...next],
  }
}

function slotsOf(way: Declaration): readonly Slot[] {
  if (way.do === 'play') return way.slots
  if (way.do === 'use') return [way.slot]
  return way.do === 'counter' ? (way.further ?? []) : []
}

function isExactly(way: Declaration, { slots, against }: Intent): boolean {
  if (way.do === 'attach') return against
  if (against) return false
  const named = slotsOf(way)
  if (named.length !== slots.length) return false
  return way.do === 'counter' ? slots.every(slot => named.includes(slot)) : slots.every((slot, i) => named[i] === slot)
}

/** A slot that is pressed: one lane more, or another first one where the card has no more lanes. */
export function nameSlot(asks: readonly Asked[], intent: Intent, slot: Slot): Intent {
  const longer = waysOf(asks, intent).some(({ way }) => {
    if (way.do === 'attach' || (way.do !== 'use' && way.transcend !== intent.transcend)) return false
    const named = slotsOf(way)
    if (way.do === 'counter') return [...intent.slots, slot].every(one => named.includes(one))
    return named.length > intent.slots.length && [...intent.slots, slot].every((one, i) => named[i] === one)
  })
  return { ...intent, against: false, slots: longer ? [...intent.slots, slot] : [slot] }
}

/** The other way of the same card, on the same slots where that can be. */
export function switchOver(asks: readonly Asked[], intent: Intent, state: State, me: Seat): Intent {
  const other = { ...intent, transcend: !intent.transcend }
  if (begunWith(asks, other, state, me)?.move !== undefined) return other
  return { ...other, slots: [] }
}

export function cardIdOf(state: State, me: Seat, { card, object }: Intent): string | undefined {
  if (card !== undefined) return card
  const held = object === undefined ? undefined : state.sides[me]!.objects[object]
  return held === undefined ? undefined : idOf(state, held)
}

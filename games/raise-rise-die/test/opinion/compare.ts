import type { Seat } from '@runatal/kernel'
import type { Arranged } from '@runatal/kernel/arrange'
import { TYPES } from '../../content/language.ts'
import { type Event, NONE, type RaiseRiseDie, SLOTS, type State } from '../../index.ts'
import { found, type Move, type Question, type Side, type World } from './table.ts'
import { WIDE } from './wide.ts'

/** Both tables side by side: what is asked, what may be answered, where everything lies, what was told. */
export function differences(real: Arranged<RaiseRiseDie>, w: World, asked: readonly Question[]): string[] {
  return [...compareAsked(real, asked), ...compareTables(real.state, w, asked)]
}

/** Keys in one order, so that equal things read alike. */
export function plain(thing: unknown): string {
  return JSON.stringify(thing, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

const name = ({ seat, kind }: { seat: Seat; kind: string }) => `${kind} of seat ${seat}`

function compareAsked({ match, state }: Arranged<RaiseRiseDie>, asked: readonly Question[]): string[] {
  const whom = unequal('asked', state.asks.map(name).toSorted(), asked.map(name).toSorted())
  if (whom.length > 0) return whom
  return state.asks.flatMap(ask => {
    const model = found(
      asked.find(({ seat, kind }) => seat === ask.seat && kind === ask.kind),
      'question',
    )
    return optionsDiffer(name(ask), match.options(ask), model.options)
  })
}

function only(some: readonly string[], others: readonly string[]): string {
  return some.filter(option => !others.includes(option)).join(' ') || 'nothing'
}

function inOrder(options: readonly unknown[]): string[] {
  return options.map(option => JSON.stringify(option)).toSorted()
}

function optionsDiffer(what: string, real: readonly unknown[], model: readonly Move[]): string[] {
  if (isAlike(inOrder(real), inOrder(model))) return []
  const [ours, theirs] = [inOrder(real), inOrder(model)]
  return [`options of ${what}\n  rules only: ${only(ours, theirs)}\n  model only: ${only(theirs, ours)}`]
}

export function isAlike(real: unknown, model: unknown): boolean {
  return JSON.stringify(real) === JSON.stringify(model) || plain(real) === plain(model)
}

function unequal(what: string, real: unknown, model: unknown): string[] {
  return isAlike(real, model) ? [] : [`${what}\n  rules: ${plain(real)}\n  model: ${plain(model)}`]
}

const idOf = (card: number) => WIDE.cards[card]?.id ?? String(card)
const sorted = (cards: readonly string[]) => cards.toSorted()

function compareTables(s: State, w: World, asked: readonly Question[]): string[] {
  const wrong = w.sides.flatMap((side, seat) => compareSides(s, side, seat))
  // What can be infused shows when it is asked.
  const laid = s.laid.map(({ infusable: _, ...one }) => ({ ...one, card: idOf(one.card), slot: SLOTS[one.slot] }))
  const theirs = w.laid.map(({ infusable: _, ...one }) => one)
  wrong.push(...unequal('cards on the slots', laid, theirs))
  wrong.push(...unequal('bout', [s.bout, s.first, s.stillBouts], [w.bout, w.first, w.stillBouts]))
  if (asked.some(({ kind }) => kind === 'react' || kind === 'counter')) wrong.push(...compareChains(s, w))
  return wrong
}

function compareChains(s: State, w: World): string[] {
  const real = s.chain.map(({ seat, card, type, slot, base, mods, bonus, cut, pierce, dead, at }) => ({
    seat,
    card: idOf(card),
    type: TYPES[type],
    slot: SLOTS[slot],
    base,
    mods,
    bonus,
    cut,
    pierce,
    dead: type === 1 && dead,
    object: at === NONE,
  }))
  const model = w.chain.map(({ placed, cancelled, seat, type, slot, base, mods, bonus, cut, pierce }) => ({
    seat,
    card: placed.card.id,
    type,
    slot,
    base,
    mods,
    bonus,
    cut,
    pierce,
    dead: cancelled,
    object: placed.object !== undefined,
  }))
  return unequal('chain', real, model)
}

function compareSides(s: State, model: Side, seat: Seat): string[] {
  const side = found(s.sides[seat], 'side')
  const real = {
    hp: side.hp,
    latent: side.latent,
    reserve: side.reserve,
    markers: [side.bleed, side.poison, side.stunned],
    deck: side.deck.map(idOf).toReversed(),
    hand: sorted(side.hand.map(idOf)),
    discard: side.discard.map(idOf),
    void: sorted(side.void.map(idOf)),
    infusions: side.sockets.map(idOf),
    objects: side.objects.map((card, i) => ({ card: idOf(card), used: (side.used & (1 << i)) !== 0 })),
    weak: SLOTS.map((_, i) => side.weak[i]),
    next: [side.nextDamage, side.nextShake, side.nextBlock, side.nextAmplitude, side.nextCost],
    passes: [side.passes, side.hasPassed],
    played: [side.played, TYPES[side.lastType]],
    abilityUsed: side.abilityUsed,
    firsts: side.firsts,
  }
  const { next } = model
  const theirs: typeof real = {
    hp: model.hp,
    latent: model.latent,
    reserve: model.reserve,
    markers: [model.bleed, model.poison, model.stunned],
    deck: model.deck,
    hand: sorted(model.hand),
    discard: model.discard,
    void: sorted(model.void),
    infusions: model.sockets.map(({ id }) => id),
    objects: model.objects,
    weak: SLOTS.map(slot => model.weak[slot]),
    next: [next.damage, next.shake, next.block, next.amplitude, next.cost],
    passes: [model.passes, model.hasPassed],
    played: [model.played, model.last],
    abilityUsed: model.abilityUsed,
    firsts:
      (model.begun.has('first_assault') ? 1 : 0) +
      (model.begun.has('first_counter') ? 2 : 0) +
      (model.begun.has('first_instant') ? 4 : 0),
  }
  return Object.entries(real).flatMap(([what, value]) =>
    unequal(`${what} of seat ${seat}`, value, theirs[what as keyof typeof theirs]),
  )
}

/** What is not the model's to tell: the words of the table, and what each entry of a text was called. */
const UNHEARD: readonly Event['type'][] = [
  'GAME_STARTED',
  'BOUT_STARTED',
  'PHASE_STARTED',
  'EFFECT',
  'EFFECT_SKIPPED',
  'HAND_LIMITED',
]

/** Everything that happened, in its order. Which cards were drawn shows in the hands. */
export function compareTold(real: readonly Event[], model: readonly Event[]): string[] {
  const ours = real
    .filter(({ type }) => !UNHEARD.includes(type))
    .map(event => plain(event.type === 'DRAWN' ? { ...event, cards: undefined, top: undefined } : event))
  const theirs = model.map(plain)
  const at = ours.findIndex((event, i) => event !== theirs[i])
  if (at < 0 && ours.length === theirs.length) return []
  const from = at < 0 ? ours.length : at
  const some = (events: readonly string[]) => events.slice(Math.max(0, from - 2), from + 3).join(' ') || 'nothing'
  return [`told, from the ${from + 1}th on\n  rules: ${some(ours)}\n  model: ${some(theirs)}`]
}

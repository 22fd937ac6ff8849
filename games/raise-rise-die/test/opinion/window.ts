import type { Seat } from '@runatal/kernel'
import { reactOptions } from './options.ts'
import { chosen, type Declared, place } from './placing.ts'
import { loseHp } from './souls.ts'
import { cardOf, found, type Link, type Move, other, type Part, type Placed, sideOf, tell } from './table.ts'
import { read, strikeSouls, triggered } from './texts.ts'
import type { World } from './table.ts'
import { cancels, isRedOn, isTextOn, linkOf, worked } from './values.ts'

/** A reaction window: by turns, until two say 'done' in a row (RRD-185 to RRD-187, model.window). */
export function* window(w: World, kind: 'before' | 'after', first: Seat): Part {
  tell(w, { type: 'WINDOW_OPENED', seat: first, kind })
  let holder = first
  for (let quiet = 0; quiet < 2; holder = other(holder)) {
    const seat = holder
    const asked = { seat, kind: 'react', options: reactOptions(w, seat) }
    const { move, declared } = yield* chosen(w, asked, one => instantOf(w, seat, one))
    quiet = move.do === 'done' ? quiet + 1 : 0
    if (move.do === 'ability') yield* useAbility(w, seat)
    if (move.do === 'use') yield* useObject(w, seat, found(move.object, 'object'), 'any')
    if (declared !== undefined) yield* declared.how === 'free' ? playFree(w, declared) : attach(w, declared)
  }
  tell(w, { type: 'WINDOW_CLOSED' })
}

function instantOf(w: World, seat: Seat, { card: id, slots, transcend }: Move): Declared | undefined {
  if (id === undefined) return undefined
  const card = cardOf(w, id)
  const transcended = transcend === true
  if (slots !== undefined) return { how: 'free', seat, card, slots, transcended }
  return { how: 'attached', seat, card, slots: [found(w.chain.at(-1), 'pending card').slot], transcended }
}

export function* useObject(w: World, seat: Seat, at: number, mode: 'any' | 'upkeep'): Part {
  const object = found(sideOf(w, seat).objects[at], 'object')
  object.used = true
  tell(w, { type: 'OBJECT_USED', seat, card: object.card, mode })
  yield* read(w, cardOf(w, object.card).use?.do ?? [], { seat, object: true })
}

function* useAbility(w: World, seat: Seat): Part {
  const side = sideOf(w, seat)
  if (side.character.kind !== 'active') throw new Error('A passive capability cannot be used')
  const { cost, ability } = side.character
  side.abilityUsed = true
  tell(w, { type: 'ABILITY_USED', seat, cost })
  side.latent -= cost.latent ?? 0
  side.reserve -= cost.reserve ?? 0
  if (cost.hp !== undefined) loseHp(w, seat, cost.hp, 'ability')
  yield* read(w, ability, { seat })
}

/** A free instant is a card of its own, which nothing can counter (RRD-189, RRD-192, RRD-351). */
function* playFree(w: World, declared: Declared): Part {
  const placed = yield* place(w, declared)
  const slot = found(placed.slots[0], 'slot')
  const link = linkOf(w, placed, slot)
  const { value, stands } = found(worked(w, [link])[0], 'value')
  if (stands) {
    if (link.type === 'assault') yield* strike(w, link, value)
    yield* readCard(w, placed, [slot], [slot])
    const { laid, card, transcended } = placed
    if (laid !== undefined) laid.infusable = !transcended && card.infusion !== undefined && card.slots.includes(slot)
  } else layAside(w, placed)
  toVoid(w, placed)
}

/** An attached instant is its number; its text works at once if it may (RRD-193, RRD-194, RRD-349). */
function* attach(w: World, declared: Declared): Part {
  const against = found(w.chain.at(-1), 'pending card')
  const placed = yield* place(w, declared)
  const { slot } = against
  const link = linkOf(w, placed, slot)
  const own = found(worked(w, [link])[0], 'value')
  const stopped = placed.type === 'assault' && !own.stands
  if (stopped) layAside(w, placed)
  against.placed.opposed = true
  if (against.type === 'assault') against.cut += own.value
  else if (cancels(own, found(worked(w, [against])[0], 'shake').value)) {
    against.cancelled = true
    if (w.chain.length > 1) layAside(w, against.placed)
  }
  tellValue(w)
  // Before the window that follows, and whatever comes of it (RRD-362).
  yield* triggered(w, placed.seat, 'on_counter', { slot })
  if (!stopped) yield* readCard(w, placed, [slot], [slot])
  toVoid(w, placed)
}

/** What the last link is worth as it stands, and how that comes about. */
export function tellValue(w: World) {
  const link = found(w.chain.at(-1), 'link')
  const { base, mods, bonus, pierce } = link
  const { value, against } = found(worked(w, [link])[0], 'value')
  const parts = { base, mods: [...mods], bonus, against, pierce }
  tell(w, { type: 'LINK_VALUE', link: w.chain.length - 1, value, parts })
}

/** Damage of an assault that got through, weak points added (RRD-217, RRD-305), then what the hit sets off. */
export function* strike(w: World, { seat, slot }: Link, value: number): Part {
  const foe = other(seat)
  // A valid assault of 0 inflicts nothing.
  if (value === 0) return
  const weak = sideOf(w, foe).weak[slot]
  tell(w, { type: 'DAMAGE', seat: foe, amount: value + weak, slot, weak })
  yield* strikeSouls(w, foe, value + weak, 'discard')
  yield* triggered(w, seat, 'on_hit', { slot })
}

/** Resolve text, then red text: what is tied to a slot on each valid one, the rest once (RRD-280, RRD-357). */
export function* readCard(w: World, placed: Placed, valid: readonly string[], slots = valid, part = ALL): Part {
  const { seat, card, after, opposed, object } = placed
  const on = placed.slots.filter(slot => valid.includes(slot) && slots.includes(slot))
  const lit = on.filter(slot => object !== undefined || isTextOn(placed, slot))
  const text = object === undefined ? (card.resolve ?? []) : (card.use?.do ?? [])
  const where = { seat, opposed, ...(after && { after }) }
  const [first] = lit
  if (first !== undefined)
    yield* read(
      w,
      text.filter(({ to }) => part.includes(to === 'this_slot' ? 'slot' : 'rest')),
      { ...where, slot: first },
    )
  const [any] = on
  if (any !== undefined && isRedOn(placed))
    yield* read(
      w,
      (card.red ?? []).filter(({ to }) => part.includes(to === 'this_slot' ? 'slot' : 'rest')),
      { ...where, slot: any },
    )
}

const ALL: readonly string[] = ['slot', 'rest']

/** A card that is fully countered lies sideways (RRD-048). */
export function layAside(w: World, { laid, seat, card }: Placed) {
  if (laid === undefined || laid.sideways) return
  laid.sideways = true
  tell(w, { type: 'CARD_SIDEWAYS', seat, card: card.id })
}

/** A transcended card goes to the Void once it has resolved (RRD-258). */
export function toVoid(w: World, { transcended, laid, seat, card }: Placed) {
  if (!transcended || laid === undefined) return
  w.laid = w.laid.filter(one => one !== laid)
  sideOf(w, seat).void.push(card.id)
}

import type { Seat } from '@runatal/kernel'
import { type Card, type Entry, type Slot, SLOTS } from '../../content/language.ts'
import { holds } from './conditions.ts'
import { type Declared, isPayable } from './placing.ts'
import { cardOf, distinct, found, type GameObject, type Link, type Move, other, type Side } from './table.ts'
import { sideOf, type World } from './table.ts'
import { worked } from './values.ts'

/** What may be done at each kind of decision. */

/** With the initiative: a normal assault or support, an object as a support, or a pass (D07). */
export function playOptions(w: World, seat: Seat): Move[] {
  const side = sideOf(w, seat)
  const normal = distinct(side.hand)
    .map(id => cardOf(w, id))
    .filter(card => card.instant !== true && card.type !== 'defence')
  const plays = normal.flatMap(card =>
    ways(card).flatMap(transcend =>
      slotLists(card, transcend, side.next.amplitude)
        .filter(slots => isPayable(w, { how: 'play', seat, card, slots, transcended: transcend }))
        .map(slots => ({ do: 'play', card: card.id, slots, transcend })),
    ),
  )
  const uses = side.objects.flatMap((one, object) => {
    const card = cardOf(w, one.card)
    return isUsable(w, side, one, 'as_support') ? card.slots.map(slot => ({ do: 'use', object, slot })) : []
  })
  return [...plays, ...uses, { do: 'pass' }]
}

/** Plain, and transcended if the card can be (RRD-041, RRD-255). */
function ways(card: Card): boolean[] {
  return card.value2 !== undefined || (card.red ?? []).length > 0 ? [false, true] : [false]
}

/** Ordered lists of different slots, as many as Amplitude covers or fewer (RRD-277, RRD-278, RRD-357). */
function slotLists(card: Card, transcended: boolean, received: number): Slot[][] {
  const extra = card.type === 'assault' ? received : 0
  const own = amplitudeOf(card)
  const all = transcended ? SLOTS : card.slots
  return all.flatMap(first => {
    const count = extra + (card.slots.includes(first) ? own : 1)
    return arrangements(
      all.filter(slot => slot !== first),
      count - 1,
    ).map(further => [first, ...further])
  })
}

export function amplitudeOf(card: Card): number {
  return card.play?.find(({ op }) => op === 'amplitude')?.x ?? 1
}

/** All ordered choices of up to so many of them. */
function arrangements<T>(items: readonly T[], most: number): T[][] {
  if (most <= 0) return [[]]
  const longer = items.flatMap(item =>
    arrangements(
      items.filter(one => one !== item),
      most - 1,
    ).map(rest => [item, ...rest]),
  )
  return [[], ...longer]
}

/** Which types may answer which (model.counter_table). */
function mayAnswer(card: Card, link: Link): boolean {
  if (link.type === 'assault') return card.type !== 'assault'
  return link.type === 'support' && card.type === 'assault'
}

/** Normal cards on the same slot, or decline; a defence with Amplitude names lanes to come (D10). */
export function counterOptions(w: World, seat: Seat, link: Link, toCome: readonly Slot[]): Move[] {
  const cards = distinct(sideOf(w, seat).hand)
    .map(id => cardOf(w, id))
    .filter(card => card.instant !== true && mayAnswer(card, link))
  const counters = cards.flatMap(card =>
    onSlot(w, seat, card, link.slot, 'counter').flatMap(transcend => {
      const wide = card.type === 'defence' && card.slots.includes(link.slot) ? amplitudeOf(card) - 1 : 0
      const lanes = toCome.filter(slot => card.slots.includes(slot))
      return subsets(lanes, wide).map(further => ({
        do: 'counter',
        card: card.id,
        transcend,
        ...(further.length > 0 && { further }),
      }))
    }),
  )
  return [...counters, { do: 'decline' }]
}

function subsets<T>(items: readonly T[], most: number): T[][] {
  return items
    .reduce<T[][]>((sets, item) => [...sets, ...sets.map(set => [...set, item])], [[]])
    .filter(set => set.length <= most)
}

/** How a card may lie on one given slot: plain where it is optimal, transcended anywhere (RRD-346). */
function onSlot(w: World, seat: Seat, card: Card, slot: Slot, how: Declared['how']): boolean[] {
  return ways(card)
    .filter(transcend => transcend || card.slots.includes(slot))
    .filter(transcended => isPayable(w, { how, seat, card, slots: [slot], transcended }))
}

/** In a reaction window: instants, objects, the capability, or done (D06). */
export function reactOptions(w: World, seat: Seat): Move[] {
  const side = sideOf(w, seat)
  const instants = distinct(side.hand)
    .map(id => cardOf(w, id))
    .filter(card => card.instant === true)
  const free = instants
    .filter(card => card.type !== 'defence')
    .flatMap(card =>
      SLOTS.flatMap(slot =>
        onSlot(w, seat, card, slot, 'free').map(transcend => ({ do: 'play', card: card.id, slots: [slot], transcend })),
      ),
    )
  const pending = w.chain.at(-1)
  const open = pending !== undefined && pending.seat === other(seat) && !isStopped(w)
  const attached = !open
    ? []
    : instants
        .filter(card => mayAnswer(card, pending))
        .flatMap(card =>
          onSlot(w, seat, card, pending.slot, 'attached').map(transcend => ({
            do: 'attach',
            card: card.id,
            transcend,
          })),
        )
  const ability = isAbilityOpen(w, side) ? [{ do: 'ability' }] : []
  return [...free, ...attached, ...usable(w, side, 'any'), ...ability, { do: 'done' }]
}

/** The last normal card was brought down to 0 or cancelled (RRD-122, RRD-347). */
export function isStopped(w: World): boolean {
  const pending = found(w.chain.at(-1), 'pending card')
  return !found(worked(w, [pending])[0], 'value').stands
}

/** Objects that are ready, whose condition holds and whose text finds something to apply to (RRD-252). */
export function usable(w: World, side: Side, timing: 'any' | 'upkeep'): Move[] {
  return side.objects.flatMap((one, object) => (isUsable(w, side, one, timing) ? [{ do: 'use', object }] : []))
}

function isUsable(w: World, side: Side, { card: id, used }: GameObject, timing: string): boolean {
  const { use } = cardOf(w, id)
  return !used && use !== undefined && use.timing === timing && use.do.some(entry => findsSomething(w, side, entry))
}

/** Whether an entry applies, and to something (RRD-252). */
function findsSomething(w: World, side: Side, { op, to, consume, if: condition }: Entry): boolean {
  if (!holds(w, condition, { seat: side.seat })) return false
  const foe = sideOf(w, other(side.seat))
  if (consume !== undefined && (consume.from === 'foe' ? foe : side)[consume.marker] === 0) return false
  const against = w.chain.some(link => link.seat === foe.seat && link.type === 'assault')
  const finds: Partial<Record<Entry['op'], boolean>> = {
    draw: side.deck.length > 0,
    search: side.deck.length > 0,
    exchange: side.hand.length > 0 && side.discard.length > 0,
    salvage: side.void.length > 0,
    cleanse: side.bleed + side.poison > 0,
    ready: side.objects.some(({ used }) => used),
    unbind: side.sockets.length > 0,
    bury: (to === 'self' ? side : foe).deck.length > 0,
    oblivion: foe.hand.length > 0,
    torpor: foe.latent > 0,
    shatter_object: foe.objects.length > 0,
    shatter_infusion: foe.sockets.length > 0,
    block: against,
    damage_half: against,
  }
  return finds[op] ?? true
}

/** Once a bout, if its cost is there; an HP cost must leave at least 1 (RRD-022, RRD-023). */
function isAbilityOpen(w: World, side: Side): boolean {
  const { character } = side
  if (character.kind !== 'active' || side.abilityUsed) return false
  const { hp = 0, latent = 0, reserve = 0 } = character.cost
  const affordable = (hp === 0 || side.hp > hp) && side.latent >= latent && side.reserve >= reserve
  return affordable && character.ability.some(entry => findsSomething(w, side, entry))
}

import type { Decision, Steps } from '@runatal/kernel'
import type { Entry } from '../content/language.ts'
import { holds } from './conditions.ts'
import { canConsume, consumeMarker, type Context, perform } from './effects.ts'
import type { RaiseRiseDie, Reading, State } from './types.ts'
import { setOf } from './zones.ts'

/** The text of a card, read entry by entry in the order written (RRD-045). */

export const texts: Steps<RaiseRiseDie, 'text'> = {
  text(s, reading, t) {
    const entries = entriesOf(s, reading)
    const context = contextOf(s, reading)
    const { seat } = reading
    for (let at = reading.at; at < entries.length; at++) {
      const entry = entries[at]!
      if (!isIn(reading.part, entry)) continue
      if (!holds(s, entry.if, context)) {
        t.emit?.({ type: 'EFFECT_SKIPPED', seat, card: context.source, op: entry.op, reason: 'condition' })
        continue
      }
      if (!canConsume(s, entry, seat)) {
        t.emit?.({ type: 'EFFECT_SKIPPED', seat, card: context.source, op: entry.op, reason: 'no marker' })
        continue
      }
      // Under whatever this entry puts on the agenda.
      t.next(['text', { ...reading, at: at + 1 }])
      if (entry.consume === undefined) perform(s, entry, context, t)
      else if (reading.block === 'use') {
        consumeMarker(s, entry.consume, seat, t) // to use the object was the choice
        perform(s, entry, context, t)
      } else {
        s.matter = { kind: 'consume', reading: { ...reading, at } }
        t.ask(seat, 'consume') // RRD-269, RRD-270
      }
      return
    }
  },
}

export const consume: Decision<RaiseRiseDie, 'consume'> = {
  rule: 'RRD-271',
  options: () => [{ do: 'keep' }, { do: 'consume' }],

  take(s, seat, move, t) {
    const { reading } = s.matter as { reading: Reading }
    s.matter = null
    if (move.do === 'keep') return
    const entry = entriesOf(s, reading)[reading.at]!
    consumeMarker(s, entry.consume!, seat, t)
    perform(s, entry, contextOf(s, reading), t)
  },
  late: () => ({ do: 'keep' }),
}

function entriesOf(s: State, { card, block, seat }: Reading): readonly Entry[] {
  const set = setOf(s)
  if (block === 'ability') return set.characters[s.sides[seat]!.character]!.use
  return set.cards[card]![block]
}

function contextOf(s: State, { seat, card, block, slot, opposed, after }: Reading): Context {
  const set = setOf(s)
  const source = block === 'ability' ? set.characters[s.sides[seat]!.character]!.character.id : set.cards[card]!.id
  return { seat, source, slot, opposed, after }
}

/** RRD-280: what is tied to a slot happens on each lane, the rest once. */
function isIn(part: Reading['part'], { to }: Entry): boolean {
  return part === 'all' || (part === 'slot') === (to === 'this_slot')
}

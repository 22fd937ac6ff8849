import { cardSet } from '../content/printed.ts'
import type { Event } from '../index.ts'
import type { Condition, Entry } from '../content/language.ts'

/** Listens to a duel and notes what happened, in the words of `wanted.ts`. */

const set = cardSet()
const texts = new Map<string, readonly Entry[]>()
for (const { id, play, resolve, red, infusion, use } of set.pack.cards)
  texts.set(
    id,
    [play, resolve, red, infusion, use?.do].flatMap(text => text ?? []),
  )
for (const { id, trait } of set.pack.weapons) texts.set(id, trait ?? [])
for (const { id, ability } of set.pack.characters) texts.set(id, ability)

export class Happened {
  readonly notes = new Set<string>()
  private last: { card: string; mode: string; transcended: boolean } = { card: '', mode: '', transcended: false }
  private readonly infused: [Set<string>, Set<string>] = [new Set(), new Set()]
  private characters: string[] = []
  /** Characters and weapons on the table, with their texts that always stand. */
  private always: { id: string; op: string }[] = []

  hear(event: Event) {
    const { type } = event
    if (type === 'GAME_STARTED') this.begin(event)
    if (type === 'SACRIFICED') this.note('sacrifice', event.card)
    if (type === 'PAID' || type === 'TRANSCENDED')
      this.last = { card: event.card, mode: '', transcended: type === 'TRANSCENDED' }
    if (type === 'PAID' && event.waived) this.note('follow_up', event.card)
    if (type === 'CARD_PLAYED' && event.slots.length > 1) this.amplitude(event.card, event.slots.length)
    if (type === 'CARD_PLAYED' && !event.object) this.placed(event.card, 'play', event.slots[0]!)
    if (type === 'COUNTERED_WITH' && event.further !== undefined) this.note('amplitude', event.card)
    if (type === 'COUNTERED_WITH') this.placed(event.card, 'counter', event.slot)
    if (type === 'INSTANT_PLAYED') this.placed(event.card, event.mode, event.slot)
    if (type === 'FRENZY_REPEAT') this.note('frenzy', event.card)
    if (type === 'OBJECT_USED') this.note(`use_${event.mode}`, event.card)
    if (type === 'INFUSED') this.infused[event.seat]!.add(event.card)
    if (type === 'LINK_VALUE') this.standing()
    if (type === 'ABILITY_USED') this.note('ability', this.characters[event.seat]!)
    if (type === 'EFFECT_SKIPPED') this.note(`skipped ${event.op}`, event.card)
    if (type === 'EFFECT') this.effect(event)
  }

  private begin({ characters, weapons }: Extract<Event, { type: 'GAME_STARTED' }>) {
    for (const cards of this.infused) cards.clear()
    this.characters = characters
    const { pack } = set
    const standing = [
      ...pack.weapons.flatMap(({ id, trait = [] }) =>
        weapons.flat().includes(id) ? trait.map(text => ({ id, ...text })) : [],
      ),
      ...pack.characters.flatMap(({ id, kind, ability }) =>
        kind === 'passive' && characters.includes(id) ? ability.map(text => ({ id, ...text })) : [],
      ),
    ]
    this.always = standing.filter(({ when }) => when === 'always')
  }

  private note(what: string, card: string) {
    this.notes.add(`${what} ${card}`)
  }

  private placed(card: string, mode: string, slot: string) {
    const { transcended } = this.last
    this.last = { card, mode, transcended }
    this.note(transcended ? `${mode} transcended` : mode, card)
    const printed = set.cards[set.cardNumber.get(card)!]!
    if (!printed.card.slots.includes(slot as never)) this.note('off its slots', card)
    if (printed.instant) this.note(`instant_${printed.card.type}`, card)
  }

  private amplitude(card: string, slots: number) {
    this.note('amplitude', card)
    const { amplitude, card: printed } = set.cards[set.cardNumber.get(card)!]!
    if (amplitude > printed.slots.length && slots > printed.slots.length)
      this.note('amplitude_above_optimal_slots', card)
  }

  /** Texts that always stand do not speak up: they count once a link was weighed beside them. */
  private standing() {
    for (const { id, op } of this.always) this.note(op, id)
    for (const cards of this.infused)
      for (const card of cards)
        for (const { when, op } of set.cards[set.cardNumber.get(card)!]!.infusion)
          if (when === 'always') {
            this.note('infusion_always', card)
            this.note(op, card)
          }
  }

  private effect({ card, op, seat }: Extract<Event, { type: 'EFFECT' }>) {
    this.note(op, card)
    for (const entry of texts.get(card) ?? []) if (entry.op === op) this.entry(card, entry)
    const printed = set.cards[set.cardNumber.get(card) ?? -1]
    if (printed === undefined) return
    const { mode, transcended } = this.last
    if (printed.counterText && this.last.card === card && (mode === 'counter' || mode === 'attached'))
      this.note('counter_text', card)
    if (transcended && printed.red.some(entry => entry.op === op)) this.note('red_text', card)
    if (this.infused[seat]!.has(card))
      for (const text of printed.infusion) if (text.op === op) this.note(`infusion_${text.when}`, card)
  }

  private entry(card: string, entry: Entry) {
    for (const name of Object.keys(entry.if ?? {}) as (keyof Condition)[]) this.note(name, card)
    if (entry.consume !== undefined) this.note(`consume_${entry.consume.marker}_${entry.consume.from}`, card)
  }
}

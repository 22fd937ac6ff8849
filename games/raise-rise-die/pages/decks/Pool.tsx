import { type Card as Printed, COPIES, type Fault, foreignTo, SLOTS, TYPES } from '../../index.ts'
import { boardWords, Card, labelOf, TypeSign } from '../../ui/cards.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from '@runatal/look/hall/Link.tsx'
import { useHall } from '@runatal/look/hall/hall.ts'
import { type Filter, NO_FILTER, poolOf, TRAITS, withCopies } from './pool.ts'
import type { Bench } from './useDeck.ts'
import { DECK_WORDS } from './words.ts'

const COSTS = [0, 1, 2, 3, 4, 5]
const SOULS = [1, 2, 3, 4]

/** The cards that the weapons open, with filters and a search in both languages. */
export function Pool({ bench, show }: { bench: Bench; show(card: Printed): void }) {
  const { language } = useHall()
  const say = DECK_WORDS[language]
  const { types } = boardWords[language]
  const { pack, deck, change } = bench
  const [filter, setFilter] = useState<Filter>(NO_FILTER)
  const late = useDeferredValue(filter)
  const cards = useMemo(() => poolOf(pack, deck, late, language), [pack, deck, late, language])
  const set = (part: Partial<Filter>) => setFilter(now => ({ ...now, ...part }))
  return (
    <section className="decks-pool" aria-label={say.search}>
      <div className="decks-filters">
        <input
          type="search"
          className="field"
          placeholder={say.search}
          aria-label={say.search}
          value={filter.text}
          onChange={event => set({ text: event.target.value })}
        />
        <span role="status">{say.shown(cards.length)}</span>
        <select
          className="pick"
          aria-label={say.slot}
          value={filter.slot ?? ''}
          onChange={event => set({ slot: SLOTS.find(slot => slot === event.target.value) })}
        >
          <option value="">{say.anySlot}</option>
          {SLOTS.map(slot => (
            <option key={slot} value={slot}>
              {boardWords[language].slots[slot]}
            </option>
          ))}
        </select>
        <select
          className="pick"
          aria-label={say.sort}
          value={filter.sort}
          onChange={event => set({ sort: event.target.value as Filter['sort'] })}
        >
          {(['cost', 'soul', 'name'] as const).map(sort => (
            <option key={sort} value={sort}>
              {say.sort} {say.sorts[sort]}
            </option>
          ))}
        </select>
      </div>
      <div className="decks-filters">
        {TYPES.map(type => (
          <Toggle key={type} on={filter.types.has(type)} onPress={() => set({ types: toggled(filter.types, type) })}>
            <TypeSign type={type} /> {types[type]}
          </Toggle>
        ))}
        {TRAITS.map(trait => (
          <Toggle
            key={trait}
            on={filter.traits.has(trait)}
            onPress={() => set({ traits: toggled(filter.traits, trait) })}
          >
            {say.traits[trait]}
          </Toggle>
        ))}
        <span className="decks-set" role="group" aria-label={say.cost}>
          {say.cost}
          {COSTS.map(cost => (
            <Toggle key={cost} on={filter.costs.has(cost)} onPress={() => set({ costs: toggled(filter.costs, cost) })}>
              {cost === 5 ? '5+' : cost}
            </Toggle>
          ))}
        </span>
        <span className="decks-set" role="group" aria-label={say.soul}>
          {say.soul}
          {SOULS.map(soul => (
            <Toggle key={soul} on={filter.souls.has(soul)} onPress={() => set({ souls: toggled(filter.souls, soul) })}>
              {soul}
            </Toggle>
          ))}
        </span>
      </div>
      <ul className="decks-cards">
        {cards.map(card => {
          const copies = deck.cards[card.id] ?? 0
          const name = card.name[language]
          const [foreign] = foreignTo(deck, card, pack)
          return (
            <li key={card.id} className={foreign !== undefined ? 'foreign' : copies > 0 ? 'in' : ''}>
              <button type="button" onClick={() => show(card)}>
                <span className="sr">{labelOf(card, language)}</span>
                <Card card={card} level="hand" language={language} />
              </button>
              {foreign !== undefined && <WhyNot id={whyId(card)} card={card} fault={foreign} bench={bench} />}
              <span className="decks-count">
                <button
                  type="button"
                  aria-label={say.less(name)}
                  disabled={copies === 0}
                  onClick={() => change(withCopies(deck, card.id, -1))}
                >
                  −
                </button>
                <b aria-label={say.copies(copies)} role="img">
                  {copies}
                </b>
                <button
                  type="button"
                  aria-label={say.more(name)}
                  aria-describedby={foreign && whyId(card)}
                  disabled={copies >= COPIES || foreign !== undefined}
                  title={copies >= COPIES ? `${say.checks.copies} (RRD-005)` : undefined}
                  onClick={() => change(withCopies(deck, card.id, 1))}
                >
                  +
                </button>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface WhyNotProps {
  id: string
  card: Printed
  fault: Fault
  bench: Bench
}

/** Across a card that cannot be added: the reason, with its rule. */
function WhyNot({ id, card, fault: { reason, rule }, bench: { pack } }: WhyNotProps) {
  const { language } = useHall()
  const say = DECK_WORDS[language]
  const called = (all: readonly { id: string; name: Printed['name'] }[], wanted: string | undefined) =>
    all.find(one => one.id === wanted)?.name[language] ?? wanted ?? ''
  return (
    <p id={id} className="decks-why">
      {reason === 'dedicated'
        ? say.dedicatedTo(called(pack.weapons, card.weapon))
        : say.noWeaponOf(called(pack.archetypes, card.arch))}{' '}
      <Link className="rid" to={`/rules/raise-rise-die/${rule}`}>
        {rule}
      </Link>
    </p>
  )
}

function whyId({ id }: Printed): string {
  return `why-${id}`
}

function Toggle({ on, onPress, children }: { on: boolean; onPress(): void; children: React.ReactNode }) {
  return (
    <button type="button" className={on ? 'decks-toggle on' : 'decks-toggle'} aria-pressed={on} onClick={onPress}>
      {children}
    </button>
  )
}

function toggled<T>(set: ReadonlySet<T>, value: T): Set<T> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}

import targeted from '@runatal/look/icons/drawn/targeted.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import type { Seat } from '@runatal/kernel'
import { type Slot, SLOTS } from '../content/language.ts'
import { ASSAULT } from '../content/printed.ts'
import type { Laid, State } from '../rules/types.ts'
import { printed } from '../rules/zones.ts'
import { Effigy } from './art/Effigy.tsx'
import type { Choices } from './model/choices.ts'
import { Card } from './parts/Card.tsx'
import { useTable } from './table.ts'

interface BodyProps {
  seat: Seat
  choices: Choices
  /** Lanes that were named, in their order, if they are on this body. */
  lanes: readonly Slot[]
  press(spot: string): void
}

/** A body with its five slots; the opponent's is mirrored: right and left are those of its owner. */
export function Body({ seat, choices, lanes, press }: BodyProps) {
  const { state, near, words, called } = useTable()
  const isNear = seat === near
  return (
    <section className={isNear ? 'rrd-body' : 'rrd-body rrd-mirrored'} aria-label={words.bodyOf(called(seat))}>
      <Effigy />
      {SLOTS.map((slot, at) => (
        <SlotNiche
          key={slot}
          seat={seat}
          slot={slot}
          cards={laidOn(state, seat, at)}
          isHot={chainSlot(state) === `${seat}:${at}`}
          isLit={choices.spots.has(`slot:${seat}:${slot}`)}
          lane={lanes.indexOf(slot)}
          press={press}
        />
      ))}
    </section>
  )
}

interface SlotProps {
  seat: Seat
  slot: Slot
  cards: readonly Laid[]
  isHot: boolean
  isLit: boolean
  lane: number
  press(spot: string): void
}

function SlotNiche({ seat, slot, cards, isHot, isLit, lane, press }: SlotProps) {
  const { state, words, language, card, zoom } = useTable()
  const at = SLOTS.indexOf(slot)
  const weak = state.sides[seat]!.weak[at]!
  const names = cards.map(laid => card(laid.card).name[language])
  const label = [words.slots[slot], ...names, ...(weak > 0 ? [words.weakPoint(weak)] : [])].join(', ')
  const classes = ['rrd-slot', `rrd-at-${slot}`, isHot && 'rrd-hot', isLit && 'rrd-legal', lane >= 0 && 'rrd-named']
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-pressed={lane >= 0 ? true : undefined}
      data-slot={`${seat}:${slot}`}
      {...(isLit && { 'data-choice': true })}
      onClick={() => (isLit ? press(`slot:${seat}:${slot}`) : zoom({ what: 'slot', seat, slot: at }))}
    >
      <span className="sr">{label}</span>
      <svg className="rrd-niche" viewBox="0 0 64 90" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1.5 89V26C1.5 12 18 2 32 1C46 2 62.5 12 62.5 26V89Z" />
      </svg>
      {cards.slice(-3).map((laid, i) => (
        <span
          key={`${laid.card} ${i}`}
          className={laid.sideways ? 'rrd-laid rrd-sideways' : 'rrd-laid'}
          data-piece={`laid:${state.laid.indexOf(laid)}`}
        >
          <Card card={card(laid.card)} level="mini" language={language} transcended={laid.transcended} />
        </span>
      ))}
      {weak > 0 && (
        <span className="rrd-weak" aria-hidden="true">
          <Icon of={targeted} />+{weak}
        </span>
      )}
      {lane >= 0 && (
        <span className="rrd-lane" aria-hidden="true">
          {lane + 1}
        </span>
      )}
      <span className="rrd-slot-name" aria-hidden="true">
        {words.slots[slot]}
      </span>
    </button>
  )
}

/** Assaults lie on the body that they strike, other cards on their player's own. */
export function laidOn(state: State, seat: Seat, slot: number): Laid[] {
  return state.laid.filter(laid => laid.slot === slot && bodyOf(state, laid.card, laid.seat) === seat)
}

function bodyOf(state: State, card: number, seat: Seat): Seat {
  return printed(state, card).type === ASSAULT ? 1 - seat : seat
}

/** Where the chain is fought: the body and the slot of its first card. */
export function chainSlot(state: State): string | undefined {
  const [first] = state.chain
  return first === undefined ? undefined : `${first.type === ASSAULT ? 1 - first.seat : first.seat}:${first.slot}`
}

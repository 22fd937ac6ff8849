import type { Seat } from '@runatal/kernel'
import padlock from '@runatal/look/icons/drawn/padlock.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import { useLongPress } from '@runatal/look/useLongPress.ts'
import type { CSSProperties } from 'react'
import { useDrag } from './drag.ts'
import type { Choices } from './model/choices.ts'
import type { Reason } from '../rules/whynot.ts'
import { Card, CardBack } from './parts/Card.tsx'
import { labelOf } from './parts/card-words.ts'
import { useTable } from './table.ts'

interface HandProps {
  seat: Seat
  choices: Choices
  /** The cards that are to be sacrificed, each as often as it is. */
  offered: readonly string[]
  /** Why a card cannot be played now. */
  why(card: string): Reason | undefined
  press(spot: string): void
}

/** A hand as a fan: what can be played glows, what is taken up stands out, what would be sacrificed is violet. */
export function Hand({ seat, choices, offered, why, press }: HandProps) {
  const { state, words, card } = useTable()
  const { hand } = state.sides[seat]!
  const left = [...offered]
  let taken = choices.begun?.intent.card
  return (
    <ol
      className="rrd-hand"
      data-hand={seat}
      aria-label={words.hand}
      style={{ '--count': hand.length } as CSSProperties}
    >
      {hand.map((number, i) => {
        const id = number < 0 ? undefined : card(number).id
        const isTaken = id !== undefined && id === taken
        if (isTaken) taken = undefined
        const at = isTaken || id === undefined ? -1 : left.indexOf(id)
        if (at >= 0) left.splice(at, 1)
        return (
          <li key={`${number} ${i}`} style={{ '--at': i - (hand.length - 1) / 2 } as CSSProperties}>
            {number < 0 ? (
              <CardBack />
            ) : (
              <HandCard
                number={number}
                i={i}
                choices={choices}
                isTaken={isTaken}
                isOffered={at >= 0}
                why={why}
                press={press}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface HandCardProps {
  number: number
  i: number
  choices: Choices
  isTaken: boolean
  isOffered: boolean
  why: HandProps['why']
  press(spot: string): void
}

function HandCard({ number, i, choices, isTaken, isOffered, why, press }: HandCardProps) {
  const { words, language, card, zoom } = useTable()
  const printed = card(number)
  const spot = `hand:${printed.id}`
  const isLit = choices.spots.has(spot)
  const reason = isLit || isTaken ? undefined : why(printed.id)
  const look = () => zoom({ what: 'card', card: printed, why: reason })
  const presses = useLongPress(look, () => (isLit || isTaken ? press(spot) : look()))
  const { isEnd, ...drag } = useDrag(isLit || isTaken, {
    begin() {
      presses.onPointerLeave()
      if (!isTaken) press(spot)
    },
    drop: slot => press(`slot:${slot}`),
  })
  const classes = [
    'rrd-hand-card',
    isTaken ? 'rrd-selected' : isOffered ? 'rrd-offered' : isLit ? 'rrd-legal' : 'rrd-dim',
  ]
  const longest = Math.max(...printed.name[language].split(/[ ’-]/).map(({ length }) => length))
  return (
    <button
      type="button"
      className={classes.join(' ')}
      style={{ '--long': longest } as CSSProperties}
      aria-pressed={isTaken}
      aria-keyshortcuts={i < 9 ? `${i + 1}` : undefined}
      data-piece={`hand:${number}`}
      {...(isLit && { 'data-choice': true })}
      {...presses}
      {...drag}
      onPointerDown={event => {
        presses.onPointerDown(event)
        drag.onPointerDown(event)
      }}
      onPointerUp={event => {
        presses.onPointerUp()
        drag.onPointerUp(event)
      }}
      onPointerCancel={event => {
        presses.onPointerCancel()
        drag.onPointerCancel(event)
      }}
      onClick={() => {
        if (!isEnd()) presses.onClick()
      }}
    >
      <span className="sr">
        {[
          labelOf(printed, language),
          ...(isOffered ? [words.sacrificed] : []),
          ...(reason === undefined ? [] : [words.notNow, words.why[reason]]),
        ].join(', ')}
      </span>
      <Card card={printed} level="hand" language={language} />
      {reason !== undefined && (
        <span className="rrd-badge rrd-why" aria-hidden="true">
          <Icon of={padlock} /> {reason}
        </span>
      )}
      {isOffered && (
        <span className="rrd-badge" aria-hidden="true">
          {words.toSacrifice}
        </span>
      )}
    </button>
  )
}

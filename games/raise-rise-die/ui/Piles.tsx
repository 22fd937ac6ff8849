import vortex from '@runatal/look/icons/drawn/vortex.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import type { Seat } from '@runatal/kernel'
import { topSoul } from '../rules/zones.ts'
import type { Choices } from './model/choices.ts'
import { Card, CardBack } from './parts/Card.tsx'
import { labelOf } from './parts/card-words.ts'
import { useTable } from './table.ts'

/** The deck with its Top soul, the Void and the discard. */
export function Piles({ seat, choices, press }: { seat: Seat; choices: Choices; press(spot: string): void }) {
  const { state, words, language, card, me, zoom } = useTable()
  const side = state.sides[seat]!
  const canDraw = seat === me && choices.spots.has('deck')
  const last = side.discard.at(-1)
  return (
    <div className="rrd-piles">
      <TopSoul seat={seat} canDraw={canDraw} press={press} />
      <button
        type="button"
        className="rrd-pile"
        data-void={seat}
        onClick={() => zoom({ what: 'pile', seat, pile: 'void' })}
      >
        <span className="sr">{`${words.colon(words.void)} ${side.void.length}`}</span>
        <span className="rrd-pile-box rrd-void" aria-hidden="true">
          <Icon of={vortex} />
          <b>{side.void.length}</b>
        </span>
        <span className="rrd-cap" aria-hidden="true">
          {words.void}
        </span>
      </button>
      <button
        type="button"
        className="rrd-pile"
        data-discard={seat}
        onClick={() => zoom({ what: 'pile', seat, pile: 'discard' })}
      >
        <span className="sr">{`${words.colon(words.discard)} ${side.discard.length}${last === undefined ? '' : `, ${labelOf(card(last), language)}`}`}</span>
        <span className="rrd-pile-box" aria-hidden="true">
          {last !== undefined && <Card card={card(last)} level="mini" language={language} />}
          <b>{side.discard.length}</b>
        </span>
        <span className="rrd-cap" aria-hidden="true">
          {words.discard}
        </span>
      </button>
    </div>
  )
}

export function TopSoul({ seat, canDraw, press }: { seat: Seat; canDraw: boolean; press(spot: string): void }) {
  const { state, words, language, card, zoom } = useTable()
  const side = state.sides[seat]!
  const top = topSoul(side)
  const shown = top === undefined || top < 0 ? undefined : card(top)
  const label = [
    words.deck(side.deck.length),
    ...(shown === undefined ? [] : [words.topSoul, labelOf(shown, language)]),
  ].join(', ')
  const look = () => shown !== undefined && zoom({ what: 'card', card: shown })
  return (
    <button
      type="button"
      className={canDraw ? 'rrd-pile rrd-deck rrd-legal' : 'rrd-pile rrd-deck'}
      data-deck={seat}
      {...(canDraw && { 'data-choice': true })}
      onClick={() => (canDraw ? press('deck') : look())}
    >
      <span className="sr">{label}</span>
      <span aria-hidden="true" className={`rrd-stack${shown === undefined ? '' : ' rrd-breathes'}`}>
        {side.deck.length > 1 && <CardBack />}
        {side.deck.length > 0 &&
          (shown === undefined ? (
            <CardBack />
          ) : (
            <span className="rrd-top" data-top={seat}>
              <Card card={shown} level="mini" language={language} />
            </span>
          ))}
      </span>
      <span className="rrd-cap" aria-hidden="true">
        {words.topSoul}
        <br />
        <b>{words.deck(side.deck.length)}</b>
      </span>
    </button>
  )
}

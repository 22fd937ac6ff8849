import { useState } from 'react'
import { Title } from '@runatal/look/frame/Closeup.tsx'
import type { Seat } from '@runatal/kernel'
import { assets, heroes } from '../../content/tables.ts'
import type { Trade } from '../../rules/types.ts'
import type { Offered } from '../model/choices.ts'
import { Card } from '../parts/Card.tsx'
import { useTable } from '../table.ts'

/** Gold and assets for gold and assets, laid out on both sides before it is proposed. */
export function TradeTable({ offered, answer }: { offered: readonly Offered[]; answer(offered: Offered): void }) {
  const { state, me, words, game, language, frozen } = useTable()
  const others = [...new Set(offered.flatMap(({ move }) => (move.do === 'trade' ? move.with : [])))]
  const [other = others[0]!, setOther] = useState<Seat>()
  const [gold, setGold] = useState(0)
  const [given, setGiven] = useState<readonly string[]>([])
  const held = (seat: Seat) => state.assets[seat]!.map(asset => assets[asset]!.id)
  const chosen = (seat: Seat) => held(seat).filter(id => given.includes(id))
  const trade: Trade = { do: 'trade', with: other, gold, give: chosen(me), get: chosen(other) }
  const isNothing = gold === 0 && given.length === 0
  const heroOf = (seat: Seat) => heroes[state.heroes[seat]!]!.name[language]
  const turnTo = (seat: Seat) => {
    setOther(seat)
    setGold(0)
    setGiven([])
  }

  const side = (seat: Seat, title: string, sign: 1 | -1) => (
    <section className="rb-trade-side" aria-label={title}>
      <h3>{title}</h3>
      <p className="rb-purse">
        <button
          type="button"
          className="rb-button"
          aria-label={words.lessGold}
          aria-disabled={sign * gold <= 0 || undefined}
          onClick={() => sign * gold > 0 && setGold(gold - sign)}
        >
          −
        </button>
        <output>{words.price(Math.max(0, sign * gold))}</output>
        <button
          type="button"
          className="rb-button"
          aria-label={words.moreGold}
          aria-disabled={sign * gold >= state.gold[seat]! || undefined}
          onClick={() => sign * gold < state.gold[seat]! && setGold(gold + sign)}
        >
          +
        </button>
      </p>
      <ul className="rb-spread">
        {held(seat).map(id => (
          <li key={id}>
            <button
              type="button"
              className="rb-held"
              aria-pressed={given.includes(id)}
              onClick={() => setGiven(given.includes(id) ? given.filter(one => one !== id) : [...given, id])}
            >
              <Card id={id} full />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )

  return (
    <>
      <Title>{words.tradeTitle}</Title>
      {others.length > 1 && (
        <p className="rb-row">
          {others.map(seat => (
            <button
              key={seat}
              type="button"
              className={seat === other ? 'rb-button rb-go' : 'rb-button'}
              aria-pressed={seat === other}
              onClick={() => turnTo(seat)}
            >
              {heroOf(seat)}
            </button>
          ))}
        </p>
      )}
      <div className="rb-trade">
        {side(me, words.youGive, 1)}
        {side(other, words.gives(heroOf(other)), -1)}
      </div>
      <button
        type="button"
        className="rb-button rb-go rb-close"
        aria-disabled={isNothing || frozen || undefined}
        data-choice
        onClick={() => !isNothing && answer({ ask: offered[0]!.ask, move: trade })}
      >
        {isNothing ? words.nothingYet : game.move(trade, state, me)}
      </button>
    </>
  )
}

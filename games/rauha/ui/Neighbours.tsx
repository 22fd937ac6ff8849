import type { Seat } from '@runatal/kernel'
import { memo } from 'react'
import { ENTITIES } from '../content/entities.ts'
import { countSpores, sources } from '../rules/board.ts'
import { entitiesOf } from './model/world.ts'
import { Dot, Drawing, Said } from './parts/Drawing.tsx'
import { useTable } from './table.ts'
import { SmallWorld } from './World.tsx'

interface NeighboursProps {
  seats: readonly Seat[]
  /** Entities that a previewed placing would take away, who has won, who decides: each a list in one text, to be compared. */
  leaving: string
  winners: string
  deciding: string
  open(seat: Seat): void
}

/** The other worlds: small but readable, one press to enlarge. */
export const Neighbours = memo(function Neighbours({ seats, leaving, winners, deciding, open }: NeighboursProps) {
  const { state, words, name, clock, ink } = useTable()
  const decides = (seat: Seat) => deciding.split(' ').includes(String(seat))
  const hasWon = (seat: Seat) => winners.split(' ').includes(String(seat))
  return (
    <ul className={`rauha-neighbours rauha-others-${seats.length}`} aria-label={words.worlds}>
      {seats.map(seat => {
        const own = entitiesOf(state, seat)
        const label = [
          `${words.enlarge}: ${words.worldOf(name(seat))}`,
          words.points(state.points[seat]!),
          words.crystals(state.crystals[seat]!),
          words.spores(countSpores(state, seat)),
          words.sources(sources(state, seat)),
          own.map(number => ENTITIES[number]!.id).join(', '),
          ...(hasWon(seat) ? [words.won] : []),
          ...(decides(seat) ? [words.thinking(name(seat))] : []),
        ]
        return (
          <li
            key={seat}
            className={state.active === seat || decides(seat) ? 'rauha-on-turn' : ''}
            style={{ color: ink(seat) }}
          >
            <button type="button" onClick={() => open(seat)}>
              <Said>{label.join(', ')}</Said>
              <SmallWorld seat={seat} />
              <span className="rauha-neighbour" aria-hidden="true">
                <b className="rauha-neighbour-name">
                  <Dot seat={seat} />
                  <span>{name(seat)}</span>
                </b>
                <span className="rauha-points">
                  {hasWon(seat) && <Drawing id="laurels" ink="#a8760f" className="rauha-laurels" />}
                  {state.points[seat]}
                  <Drawing id="energy" />
                </span>
                {clock(seat) !== undefined && <span className="rauha-neighbour-clock">{clock(seat)}</span>}
                <span className="rauha-stock">
                  <span data-reserve={`${seat}:gem`}>
                    <Drawing id="gem" />
                    {state.crystals[seat]}
                  </span>
                  <span>
                    <Drawing id="spore" />
                    {countSpores(state, seat)}
                  </span>
                  <span>
                    <Drawing id="drop" />
                    {sources(state, seat)}
                  </span>
                </span>
                <span className="rauha-own">
                  {own.map(number => {
                    const { id } = ENTITIES[number]!
                    const isDark = (state.usedEntities & (1 << number)) !== 0
                    return (
                      <span
                        key={id}
                        data-piece={`entity:${id}`}
                        className={leaving.split(' ').includes(id) ? 'rauha-leaving' : ''}
                      >
                        <Drawing id={isDark ? `${id}-dark` : id} className="rauha-spirit" />
                      </span>
                    )
                  })}
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
})

import type { Seat } from '@runatal/kernel'
import { COLOURS, colourOfPair, pairName, runeName, stonesOfPair } from '../content/stones.ts'
import type { State } from '../rules/types.ts'
import { balancePair } from './model/story.ts'
import { Rune } from './art/Stone.tsx'
import { Bag, Mark } from './art/signs.tsx'
import { useTable } from './table.ts'

interface SeatsProps {
  /** Whoever sits at this screen, if several do: they have buttons of their own. */
  corners: readonly Seat[]
  nothingLeft(seat: Seat): void
  /** As it was before what is told now. */
  before: State | undefined
}

/** Everybody's place: Balance rune on its dish, loot in three lanes by colour, and what was just grabbed. */
export function Seats({ corners, nothingLeft, before }: SeatsProps) {
  const { state, me } = useTable()
  const count = state.hands.length
  const from = corners.length > 0 ? 0 : Math.max(0, me)
  return (
    <ul className="rok-seats" role="list" data-count={count}>
      {Array.from({ length: count }, (_, i) => (
        <Tray
          key={(from + i) % count}
          seat={(from + i) % count}
          at={i}
          isCorner={corners.includes((from + i) % count)}
          nothingLeft={nothingLeft}
          before={before}
        />
      ))}
    </ul>
  )
}

interface TrayProps {
  seat: Seat
  at: number
  isCorner: boolean
  nothingLeft(seat: Seat): void
  before: State | undefined
}

function Tray({ seat, at, isCorner, nothingLeft, before }: TrayProps) {
  const { state, me, words, game, name, emblem, faces } = useTable()
  const balance = balancePair(state, seat)
  const loot = state.loot[seat]!
  const had = before?.loot[seat]!.length ?? loot.length
  const single = [...state.catches[seat]!, ...state.claims[seat]!]
  const pressed = state.phase === 'grab' && state.race.pressed[seat]!
  const face = faces.find(one => one.seat === seat)
  return (
    <li
      className={`rok-tray at-${at}${seat === me ? ' mine' : ''}${had === loot.length ? '' : ' hot'}`}
      style={{ '--seat': emblem(seat).glow } as React.CSSProperties}
      data-seat={seat}
      {...(isCorner && { 'data-corner': seat })}
    >
      <Mark emblem={emblem(seat)} />
      <p className="rok-who">
        <b title={name(seat)}>{name(seat)}</b>
        <span>
          {had === loot.length ? (
            words.loot(2 * loot.length)
          ) : (
            <b className={had < loot.length ? 'rok-more' : 'rok-less'}>
              {2 * had} → {2 * loot.length}
            </b>
          )}
          {pressed && <i className="rok-voted"> ✓</i>}
          {face?.here === false && ` · ${words.away}`}
          {face?.clock}
        </span>
      </p>
      <span
        className={`rok-dish${balance === undefined ? ' empty' : ''}`}
        role="img"
        aria-label={
          balance === undefined
            ? `${name(seat)}, ${words.noBalance}`
            : words.balanceOf(name(seat), game.rune(pairName(balance)))
        }
      >
        {balance !== undefined && (
          <span data-piece={state.balance[seat]}>
            <Rune rune={pairName(balance)} />
          </span>
        )}
      </span>
      {state.first === seat && (
        <span className="rok-first" role="img" aria-label={words.holdsBag}>
          <Bag />
        </span>
      )}
      <div className="rok-loot" role="group" aria-label={words.loot(2 * loot.length)}>
        {COLOURS.map((colour, i) => {
          const pairs = loot.filter(pair => colourOfPair(pair) === i)
          return (
            <ul key={colour} className="rok-lane-of" data-lane={i} aria-label={words.ending.colours[colour]}>
              {pairs.map(pair => (
                <li key={pair}>
                  <span className="rok-two" role="img" aria-label={game.rune(pairName(pair))}>
                    {stonesOfPair(pair).map(stone => (
                      <span key={stone} data-piece={stone}>
                        <Rune rune={pairName(pair)} />
                      </span>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          )
        })}
      </div>
      {single.length > 0 && (
        <ul className="rok-single" aria-label={words.caught}>
          {single.map(stone => (
            <li key={stone}>
              <span role="img" aria-label={game.rune(runeName(stone))} data-piece={stone}>
                <Rune rune={runeName(stone)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {isCorner && state.phase === 'grab' && (
        <button type="button" className="rok-button small" onClick={() => nothingLeft(seat)}>
          {pressed ? words.lookAgain : words.nothingLeft}
        </button>
      )}
    </li>
  )
}

import type { Seat } from '@runatal/kernel'
import { COLOURS, colourOfPair, pairName, runeName } from '../content/stones.ts'
import { balancePair } from './model/story.ts'
import { Rune, Stone } from './art/Stone.tsx'
import { Bag, Mark } from './art/signs.tsx'
import { useTable } from './table.ts'

interface SeatsProps {
  /** Whoever sits at this screen, if several do: they have buttons of their own. */
  corners: readonly Seat[]
  nothingLeft(seat: Seat): void
}

/** Everybody's place: Balance rune on its dish, loot in pairs, and what was just grabbed. */
export function Seats({ corners, nothingLeft }: SeatsProps) {
  const { state, me } = useTable()
  const count = state.hands.length
  const from = corners.length > 0 ? 0 : Math.max(0, me)
  return (
    <ul className="rok-seats" data-count={count}>
      {Array.from({ length: count }, (_, i) => (
        <Tray
          key={(from + i) % count}
          seat={(from + i) % count}
          at={i}
          isCorner={corners.includes((from + i) % count)}
          nothingLeft={nothingLeft}
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
}

function Tray({ seat, at, isCorner, nothingLeft }: TrayProps) {
  const { state, me, words, game, name, emblem, faces } = useTable()
  const balance = balancePair(state, seat)
  const loot = state.loot[seat]!
  const single = [...state.catches[seat]!, ...state.claims[seat]!]
  const pressed = state.phase === 'grab' && state.race.pressed[seat]!
  const face = faces.find(one => one.seat === seat)
  return (
    <li
      className={`rok-tray at-${at}${seat === me ? ' mine' : ''}`}
      style={{ '--seat': emblem(seat).glow } as React.CSSProperties}
      data-seat={seat}
      {...(isCorner && { 'data-corner': seat })}
    >
      <Mark emblem={emblem(seat)} />
      <p className="rok-who">
        <b>{name(seat)}</b>
        <span>
          {words.loot(2 * loot.length)}
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
        {balance !== undefined && <Rune rune={pairName(balance)} />}
      </span>
      {state.first === seat && (
        <span className="rok-first" role="img" aria-label={words.holdsBag}>
          <Bag />
        </span>
      )}
      <ul className="rok-loot" aria-label={words.loot(2 * loot.length)} data-many={loot.length > 9 || undefined}>
        {loot.map(pair => (
          <li key={pair}>
            <span role="img" aria-label={game.rune(pairName(pair))}>
              <Rune rune={pairName(pair)} />
              <Rune rune={pairName(pair)} />
            </span>
          </li>
        ))}
      </ul>
      {/* On a phone there is no room for the stones themselves; thieves ask only for their colours. */}
      <ul className="rok-hues" aria-label={words.loot(2 * loot.length)}>
        {COLOURS.map((colour, i) => {
          const runes = 2 * loot.filter(pair => colourOfPair(pair) === i).length
          return runes === 0 ? undefined : (
            <li key={colour}>
              <span role="img" aria-label={game.colours[colour]}>
                <Stone colour={colour} />
              </span>
              {runes}
            </li>
          )
        })}
      </ul>
      {single.length > 0 && (
        <ul className="rok-single" aria-label={words.caught}>
          {single.map(stone => (
            <li key={stone}>
              <span role="img" aria-label={game.rune(runeName(stone))}>
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

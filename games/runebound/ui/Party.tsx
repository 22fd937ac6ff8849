import type { Seat } from '@runatal/kernel'
import { heroes } from '../content/tables.ts'
import { health } from '../rules/hero.ts'
import { NONE } from '../rules/types.ts'
import { Portrait, SEAT_COLOURS } from './art/Portrait.tsx'
import { useTable } from './table.ts'

/** The heroes of the table as portraits: a tap opens a sheet. */
export function Party({ open, choose }: { open: Seat | undefined; choose(seat: Seat): void }) {
  const { state, words, name, clock } = useTable()
  return (
    <ul className="rb-party" aria-label={words.party}>
      {state.heroes.map((hero, seat) => (
        <li key={seat}>
          <button
            type="button"
            className={state.active === seat ? 'rb-mate rb-on-turn' : 'rb-mate'}
            aria-pressed={open === undefined ? undefined : open === seat}
            data-sheet={seat}
            onClick={() => choose(seat)}
          >
            <span className="rb-face" style={{ borderColor: SEAT_COLOURS[seat] }}>
              {hero === NONE ? <span aria-hidden="true">?</span> : <Portrait hero={heroes[hero]!.id} />}
            </span>
            <span className="rb-mate-in">
              <b title={name(seat)}>{name(seat)}</b>
              <small>
                <span className="sr">{standing(seat)}</span>
                <span aria-hidden="true">{short(seat)}</span>
              </small>
            </span>
            {clock(seat) !== undefined && <span className="rb-clock">{clock(seat)}</span>}
          </button>
        </li>
      ))}
    </ul>
  )

  function short(seat: Seat): string {
    if (state.heroes[seat] === NONE || state.out[seat] === 1) return '–'
    const most = health(state, seat)
    return `♥ ${most - state.damage[seat]!}/${most} · ${state.gold[seat]} ●`
  }

  function standing(seat: Seat): string {
    if (state.heroes[seat] === NONE) return words.noHero
    if (state.out[seat] === 1) return words.removed
    const most = health(state, seat)
    return words.healthOf(most - state.damage[seat]!, most)
  }
}

import { EMBLEMS } from '@runatal/look/emblems.ts'
import type { Seat } from '@runatal/kernel'
import { memo } from 'react'
import { ageOf, symbolAt } from '../content/path.ts'
import { satelliteOf } from '../rules/draft.ts'
import { NONE, type State } from '../rules/types.ts'
import { ICONS } from './art/icons.ts'
import { number } from './art/numerals.ts'
import { fix, type Point } from './art/pen.ts'
import { rune } from './art/seats.ts'
import { Drawing } from './parts/Drawing.tsx'
import { type Table, useTable } from './table.ts'

/** The seats round the table, clockwise, one Satellite between neighbours (RAU-049), and who has chosen. */
export function Ring({ from }: { from: Seat }) {
  const table = useTable()
  const { state, words, name, me } = table
  const mine = me >= 0 ? satelliteOf(state, me) : NONE
  const seats = state.points.length
  return (
    <section className="rauha-ring">
      <span className="rauha-small-title">{words.whoChose}</span>
      <svg viewBox="0 0 208 186" aria-hidden="true">
        {drawings(table, from, mine).map((drawing, i) => (
          <Part key={i} drawing={drawing} />
        ))}
      </svg>
      <ul className="sr">
        {state.kept.map((card, seat) => (
          <li key={seat}>{card === NONE ? words.thinking(name(seat)) : words.chose(name(seat))}</li>
        ))}
        {state.satellites.map((cards, i) => (
          <li key={`satellite-${i}`}>
            {words.satelliteCards(name(i), name((i + 1) % seats), cards.length, state.drafting && i === mine)}
          </li>
        ))}
      </ul>
      <p className="rauha-piles">
        <span>
          <Drawing id="vortex" ink="#5d594c" /> {words.blackHole(state.blackHole.length)}
        </span>
        <span>{words.deck(ageOf(state.stop), state.decks[ageOf(state.stop) - 1]?.length ?? 0)}</span>
      </p>
    </section>
  )
}

/** Each by itself: whoever chooses changes one mark, and not the whole ring. */
const Part = memo(function Part({ drawing }: { drawing: string }) {
  return <g dangerouslySetInnerHTML={{ __html: drawing }} />
})

const CENTRE: Point = [104, 92]

function drawings({ state, colour, words }: Table, from: Seat, mine: number): string[] {
  const [cx, cy] = CENTRE
  const seats = state.points.length
  const all = [
    `<ellipse cx="${cx}" cy="${cy}" rx="66" ry="58" fill="#f6efdd" stroke="#d3c6a6" stroke-width="1.5"/><ellipse cx="${cx}" cy="${cy}" rx="66" ry="58" fill="none" stroke="#13737b" stroke-width="2.5" stroke-dasharray="2 8" stroke-linecap="round" opacity=".5"/>`,
  ]
  for (let i = 0; i < seats; i++)
    all.push(satelliteMark(around(i - from + 0.5, seats, 68, 60), state.satellites[i]!.length, i === mine))
  for (let seat = 0; seat < seats; seat++) {
    const [x, y] = around(seat - from, seats, 76, 68)
    all.push(
      `<circle cx="${x}" cy="${y}" r="20" fill="${EMBLEMS[colour(seat)].ink}" stroke="#fff" stroke-width="2.5"/>${rune(colour(seat), x, y, 22)}`,
      hasChosen(state, seat) ? chosen(x, y) : thinking(x, y),
    )
  }
  const sign = symbolAt(state.stop)
  const drawn = `<path transform="translate(${cx - 13} ${cy - 26}) scale(${26 / 512})" fill="#13737b" d="${ICONS[sign === 'moon' ? 'moon' : 'polar-star'].path}"/>`
  const said = `<text class="rauha-ring-text" x="${cx}" y="${cy + 18}" text-anchor="middle">${words[sign]}</text>`
  return [...all, drawn + said]
}

/** A place on the ring: 0 is mine, at the bottom; the next seat is on my left (clockwise, seen from above). */
function around(step: number, seats: number, rx: number, ry: number): Point {
  const angle = Math.PI / 2 + (step / seats) * 2 * Math.PI
  return [fix(CENTRE[0] + rx * Math.cos(angle)), fix(CENTRE[1] + ry * Math.sin(angle))]
}

function satelliteMark([x, y]: Point, cards: number, mine: boolean): string {
  return (
    `<circle cx="${x}" cy="${y}" r="15" fill="${mine ? '#fff3cf' : '#fffdf6'}" stroke="${mine ? '#c08a1e' : '#b6a988'}" stroke-width="${mine ? 2.5 : 1.4}"/>` +
    (cards > 0
      ? `<rect x="${x - 10}" y="${y - 8}" width="11" height="14" rx="2" fill="#5d6f8f" stroke="#fff" transform="rotate(-10 ${x} ${y})"/><rect x="${x - 2}" y="${y - 7}" width="11" height="14" rx="2" fill="#43557a" stroke="#fff" transform="rotate(8 ${x} ${y})"/>${number(x + 3.5, y + 4, 11, cards, '#fff')}`
      : '')
  )
}

function hasChosen(state: State, seat: Seat): boolean {
  return state.kept[seat] !== NONE
}

function chosen(x: number, y: number): string {
  return `<g transform="translate(${fix(x + 15)} ${fix(y + 13)})"><circle r="9" fill="#3f7a4c" stroke="#fff" stroke-width="2"/><path d="M-4 0L-1 3L4 -3" stroke="#fff" stroke-width="2.2" fill="none" stroke-linecap="round"/></g>`
}

function thinking(x: number, y: number): string {
  return `<g transform="translate(${fix(x + 15)} ${fix(y + 13)})"><circle r="9" fill="#fffdf6" stroke="#8f5f10" stroke-width="2"/><circle cx="-3.6" r="1.4" fill="#8f5f10"/><circle r="1.4" fill="#8f5f10"/><circle cx="3.6" r="1.4" fill="#8f5f10"/></g>`
}

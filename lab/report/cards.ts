import type { CardFinding, Delta } from '../stats/cards.ts'
import type { Results } from '../stats/results.ts'
import { axis, intervalRow, type Scale, scaleOf } from './charts.ts'
import { percent, points, signed, whole } from './format.ts'
import { html, Html } from './html.ts'

/** Which cards are picked, and which of them win. */
export function cards({ cards: found }: Results): Html | undefined {
  if (found.length === 0) return undefined
  const picked = deltaScale(found.map(one => one.whenPicked))
  const played = deltaScale(found.map(one => one.whenPlayed))
  return html`<section aria-labelledby="cards">
    <h2 id="cards">Cards</h2>
    <p class="soft">
      How often a hand that sees the card picks it, and how many percentage points more than usual (the win share of the
      bot that holds it) the hands win that picked or played it, with 95${'\u202F'}% intervals. Among ${found.length}
      cards, about ${Math.max(1, Math.round(found.length / 20))} lie outside their interval by chance.
    </p>
    <div class="tools">
      <label hidden>Card <input type="search" id="find" /></label>
      <label><input type="checkbox" class="clear" /> Only where the interval leaves out 0</label>
    </div>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="cards">
      <table class="cards">
        <thead>
          <tr>
            <th scope="col"><button type="button" data-sort="name">Card</button></th>
            <th scope="col" class="n"><button type="button" data-sort="rate">Picked</button></th>
            <th scope="col" class="n" aria-sort="descending">
              <button type="button" data-sort="picked">Win when picked</button>
            </th>
            <th class="chart">${axis(picked)}</th>
            <th scope="col" class="n wide"><button type="button" data-sort="played">Win when played</button></th>
            <th class="chart wide">${axis(played)}</th>
          </tr>
        </thead>
        <tbody>
          ${found.map(one => cardRow(one, picked, played))}
        </tbody>
      </table>
    </div>
    ${new Html(`<script>${SCRIPT}</script>`)}
  </section>`
}

function cardRow(
  { card, seen, picked, played, pickRate, ...deltas }: CardFinding,
  scale: Scale,
  playedScale: Scale,
): Html {
  const { whenPicked, whenPlayed } = deltas
  const isClear = [whenPicked, whenPlayed].some(one => one !== undefined && one.low * one.high > 0)
  const [rate, pickedWorth, playedWorth] = [pickRate, whenPicked?.delta, whenPlayed?.delta].map(value => value ?? -9)
  return html`<tr
    class="${!isClear && 'unclear'}"
    data-name="${card}"
    data-rate="${rate}"
    data-picked="${pickedWorth}"
    data-played="${playedWorth}"
  >
    <th scope="row">${card}</th>
    <td class="n cell">
      ${pickRate === undefined ? '·' : html`<b>${percent(pickRate, 0)}</b><span class="range">of ${whole(seen)}</span>`}
    </td>
    ${deltaCells(whenPicked, picked, scale, '')} ${deltaCells(whenPlayed, played, playedScale, 'wide')}
  </tr>`
}

function deltaCells(delta: Delta | undefined, hands: number, scale: Scale, kind: string): Html {
  if (delta === undefined)
    return html`<td class="n ${kind}"><span class="range">${whole(hands)} hands</span></td>
      <td class="chart ${kind}"></td>`
  const { low, high } = delta
  const look = low > 0 ? GAIN : high < 0 ? LOSS : UNCLEAR
  return html`<td class="n cell ${kind}">
      <b>${points(delta.delta)}</b> <small>of ${whole(hands)}</small
      ><span class="range">${points(low)} to ${points(high)}</span>
    </td>
    <td class="chart ${kind}">${intervalRow(scale, { value: delta.delta, low, high, look }, 0)}</td>`
}

function deltaScale(deltas: readonly (Delta | undefined)[]): Scale {
  const ends = deltas.flatMap(delta => (delta === undefined ? [] : [delta.low, delta.high]))
  return scaleOf([0, ...ends], value => signed(value * 100), 3)
}

/** Looks of the charts: upward triangle, downward triangle, cross. */
const GAIN = 2
const LOSS = 4
const UNCLEAR = 5

/** Finding and sorting; without it the table stands sorted by win when picked. */
const SCRIPT = `
{
  const table = document.querySelector('.cards'), body = table.tBodies[0], find = document.getElementById('find')
  find.parentElement.hidden = false
  find.oninput = () => {
    const wanted = find.value.toLowerCase()
    for (const row of body.rows) row.hidden = !row.dataset.name.toLowerCase().includes(wanted)
  }
  for (const button of table.querySelectorAll('[data-sort]')) button.onclick = () => {
    const key = button.dataset.sort, head = button.parentElement
    const up = head.ariaSort ? head.ariaSort === 'descending' : key === 'name'
    for (const other of table.querySelectorAll('[aria-sort]')) other.removeAttribute('aria-sort')
    head.ariaSort = up ? 'ascending' : 'descending'
    const order = (a, b) => key === 'name' ? a.dataset.name.localeCompare(b.dataset.name) : a.dataset[key] - b.dataset[key]
    body.append(...[...body.rows].sort((a, b) => up ? order(a, b) : order(b, a)))
  }
}`

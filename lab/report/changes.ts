import type { CardFinding, Delta } from '../stats/cards.ts'
import { type CardChange, cardChanges } from '../stats/changes.ts'
import type { Results } from '../stats/results.ts'
import { percent, points, whole } from './format.ts'
import { html, type Html } from './html.ts'

/** What has become of the cards since an earlier run: for whoever has changed one. */
export function changes(before: Results | undefined, { cards, sources }: Results): Html | undefined {
  if (before === undefined) return undefined
  const found = cardChanges(before.cards, cards)
  return html`<section aria-labelledby="changes">
    <h2 id="changes">Before and now</h2>
    <p class="soft">
      Beside ${whole(before.games)} games of ${[...new Set(before.plan.bots)].join(', ')} before
      (<code>${before.command}</code>${before.sources === sources && ', by the same code'}). How often a hand that sees
      the card picks it, and how many percentage points more than usual the hands win that picked it; differences in
      points, with 95${'\u202F'}% intervals. Among ${found.length} cards, about
      ${Math.max(1, Math.round(found.length / 20))} are marked by chance.
    </p>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="changes">
      <table class="changes">
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col" class="n">Picked before</th>
            <th scope="col" class="n">now</th>
            <th scope="col" class="n">difference</th>
            <th scope="col" class="n">Win when picked before</th>
            <th scope="col" class="n">now</th>
            <th scope="col" class="n">difference</th>
          </tr>
        </thead>
        <tbody>
          ${found.map(row)}
        </tbody>
      </table>
    </div>
  </section>`
}

function row({ card, before, now, picked, whenPicked }: CardChange): Html {
  return html`<tr>
    <th scope="row">${card}</th>
    <td class="n">${rate(before)}</td>
    <td class="n">${rate(now)}</td>
    ${differenceCell(picked)}
    <td class="n">${worth(before)}</td>
    <td class="n">${worth(now)}</td>
    ${differenceCell(whenPicked)}
  </tr>`
}

function rate(finding: CardFinding | undefined): string {
  return finding?.pickRate === undefined ? '·' : percent(finding.pickRate, 0)
}

function worth(finding: CardFinding | undefined): string {
  return finding?.whenPicked === undefined ? '·' : points(finding.whenPicked.delta)
}

/** Bold, with an arrow, where it is not by chance. */
function differenceCell(delta: Delta | undefined): Html {
  if (delta === undefined) return html`<td class="n">·</td>`
  const range = html`<span class="range">${points(delta.low)} to ${points(delta.high)}</span>`
  if (delta.low * delta.high <= 0) return html`<td class="n cell">${points(delta.delta)}${range}</td>`
  return html`<td class="n cell"><b>${delta.delta > 0 ? '▲' : '▼'} ${points(delta.delta)}</b>${range}</td>`
}

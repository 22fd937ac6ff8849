import type { Results } from '../stats/results.ts'
import type { Histogram, Spread } from '../stats/spread.ts'
import type { Timing } from '../stats/timing.ts'
import { badge, bars } from './charts.ts'
import { decimal, milliseconds, whole } from './format.ts'
import { html, type Html } from './html.ts'

/** The scores of each bot, all on the same bars. */
export function scores({ scores: all }: Results): Html {
  const most = Math.max(...all.map(({ histogram }) => tallest(histogram)))
  return html`<section aria-labelledby="scores">
    <h2 id="scores">Scores</h2>
    <p class="soft">Final scores, the same bars for all. Dotted: the mean.</p>
    <div class="many">
      ${all.map(({ bot, spread, histogram }, look) =>
        spread === undefined
          ? undefined
          : html`<figure>
              <figcaption>
                <h3>${badge(look)}${bot}</h3>
                <span class="range"
                  >mean ${decimal(spread.mean)}, half between ${decimal(spread.quarter)} and
                  ${decimal(spread.threeQuarters)}</span
                >
              </figcaption>
              ${bars(histogram, most, spread.mean, look, `Histogram of the scores of ${bot}; numbers in the table below`)}
            </figure>`,
      )}
    </div>
    <details>
      <summary>The numbers</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="Scores in numbers">
        ${spreadTable(
          'Bot',
          all.map(({ bot, spread }) => ({ name: bot, spread })),
        )}
        ${countTable(
          'Scores',
          all.map(({ bot, histogram }) => ({ name: bot, histogram })),
        )}
      </div>
    </details>
  </section>`
}

/** How long games are, in moves. */
export function lengths({ moves: { spread, histogram } }: Results): Html | undefined {
  if (spread === undefined) return undefined
  return html`<section aria-labelledby="lengths">
    <h2 id="lengths">Length of a game</h2>
    <p class="soft">In moves of all seats together. Dotted: the mean.</p>
    <figure>
      ${bars(histogram, tallest(histogram), spread.mean, PLAIN, 'Histogram of the lengths of games; numbers in the table below')}
    </figure>
    <details>
      <summary>The numbers</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="Lengths in numbers">
        ${spreadTable('', [{ name: 'Moves', spread }])} ${countTable('Moves', [{ name: 'Games', histogram }])}
      </div>
    </details>
  </section>`
}

/** How long bots think. */
export function thinking({ bots }: Timing): Html {
  return html`<section aria-labelledby="time">
    <h2 id="time">Time per move</h2>
    <p class="soft">On the machine of this run, all its workers busy.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Bot</th>
          <th scope="col" class="n">Mean</th>
          <th scope="col" class="n">Longest</th>
          <th scope="col" class="n">Moves</th>
        </tr>
      </thead>
      <tbody>
        ${bots.map(
          ({ bot, perMove, longest, moves }, look) =>
            html`<tr>
              <th scope="row">${badge(look)}${bot}</th>
              <td class="n">${milliseconds(perMove)}</td>
              <td class="n">${milliseconds(longest)}</td>
              <td class="n">${whole(moves)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}

const PLAIN = 5

function tallest({ counts }: Histogram): number {
  return Math.max(0, ...counts) / (counts.reduce((a, b) => a + b, 0) || 1)
}

function spreadTable(heading: string, rows: { name: string; spread: Spread | undefined }[]): Html {
  const columns = ['Games', 'Mean', 'Deviation', 'Least', 'Quarter', 'Median', '3 quarters', 'Most']
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${heading}</th>
        ${columns.map(name => html`<th scope="col" class="n">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(({ name, spread }) =>
        spread === undefined
          ? undefined
          : html`<tr>
              <th scope="row">${name}</th>
              <td class="n">${whole(spread.n)}</td>
              ${[
                spread.mean,
                spread.deviation,
                spread.least,
                spread.quarter,
                spread.median,
                spread.threeQuarters,
                spread.most,
              ].map(value => html`<td class="n">${decimal(value)}</td>`)}
            </tr>`,
      )}
    </tbody>
  </table>`
}

function countTable(what: string, columns: { name: string; histogram: Histogram }[]): Html {
  const { from, width, counts } = columns[0]!.histogram
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${what}</th>
        ${columns.map(({ name }) => html`<th scope="col" class="n">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${counts.map((_, i) => {
        const low = from + i * width
        return html`<tr>
          <th scope="row">${width === 1 ? low : `${low} to ${low + width - 1}`}</th>
          ${columns.map(({ histogram }) => html`<td class="n">${whole(histogram.counts[i]!)}</td>`)}
        </tr>`
      })}
    </tbody>
  </table>`
}

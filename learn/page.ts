import { judge } from '@runatal/bots'
import { html, type Html } from '../lab/report/html.ts'
import { style } from '../lab/report/style.ts'
import type { Diary, Generation } from './diary.ts'

/** The report: how the error fell, whether what was said came true, and how strong each generation is. */
export function page({ plan, generations }: Diary): string {
  const body = html`<header>
      <p class="house">Runatal</p>
      <h1>${plan.game} learned</h1>
      <p class="lead">Seed ${plan.seed}, ${plan.games} games in the first generation, from ${plan.from}.</p>
    </header>
    ${strength(generations)} ${generations.map(one)}`
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${plan.game} learned</title><style>${style}</style><body>${body.text}</body></html>\n`
}

function strength(generations: readonly Generation[]): Html {
  return html`<section>
    <h2>Strength by generation</h2>
    <p class="soft">
      One seed is played from every seat. Ahead: the share of victory less the mean share of the rivals, with bounds
      that hold whenever one stops (95 %).
    </p>
    <table>
      <thead>
        <tr>
          <th>generation</th>
          <th>games</th>
          <th>rival</th>
          <th class="n">seeds</th>
          <th>ahead by</th>
          <th>verdict</th>
        </tr>
      </thead>
      <tbody>
        ${generations.map(({ player, games, rival, tally, verdict }, i) => {
          const { mean, low, high } = judge(tally, { gain: 0.1, alpha: 0.05, beta: 0.05 })
          return html`<tr>
            <th>${i + 1}</th>
            <td>${games} of ${player}</td>
            <td>${rival}</td>
            <td class="n">${tally.units}</td>
            <td>${mean.toFixed(2)} <span class="range">${low.toFixed(2)} to ${high.toFixed(2)}</span></td>
            <td>${verdict}</td>
          </tr>`
        })}
      </tbody>
    </table>
  </section>`
}

function one({ epochs, bins, lessons }: Generation, number: number): Html {
  return html`<div class="pair">
    <section>
      <h2>Generation ${number + 1}: error</h2>
      <p class="soft">${lessons} positions; mean error in nats, one game in ten held out.</p>
      ${curve(epochs)}
      <table>
        <thead>
          <tr>
            <th>epoch</th>
            <th class="n">learned</th>
            <th class="n">held out</th>
          </tr>
        </thead>
        <tbody>
          ${epochs.map(
            ({ learned, heldOut }, i) =>
              html`<tr>
                <th>${i + 1}</th>
                <td class="n">${learned.toFixed(4)}</td>
                <td class="n">${heldOut.toFixed(4)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>
    <section>
      <h2>Does it come true?</h2>
      <p class="soft">Positions of games held out, by what the net said of a seat.</p>
      <table>
        <thead>
          <tr>
            <th class="n">seats</th>
            <th class="n">said</th>
            <th class="n">won</th>
          </tr>
        </thead>
        <tbody>
          ${bins
            .filter(({ count }) => count > 0)
            .map(
              ({ count, said, won }) =>
                html`<tr>
                  <td class="n">${count}</td>
                  <td class="n">${percent(said / count)}</td>
                  <td class="n">${percent(won / count)}</td>
                </tr>`,
            )}
        </tbody>
      </table>
    </section>
  </div>`
}

/** Both errors, epoch by epoch; the table says the same in numbers. */
function curve(epochs: Generation['epochs']): Html {
  const all = epochs.flatMap(({ learned, heldOut }) => [learned, heldOut])
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const line = (values: number[], look: number) =>
    html`<polyline
      class="look${look}"
      fill="none"
      stroke="var(--look)"
      stroke-width="2"
      points="${values.map((value, i) => `${20 + (560 * i) / Math.max(1, values.length - 1)},${10 + (120 * (high - value)) / (high - low || 1)}`).join(' ')}"
    />`
  return html`<svg viewBox="0 0 600 140" width="100%" aria-hidden="true">
    ${line(
      epochs.map(({ learned }) => learned),
      1,
    )}${line(
      epochs.map(({ heldOut }) => heldOut),
      0,
    )}
  </svg>`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

import { capital, count, verb } from '@runatal/grammar/en'
import { chosenIn, gameName } from '../plan.ts'
import type { Results } from '../stats/results.ts'
import type { Timing } from '../stats/timing.ts'
import { cards } from './cards.ts'
import { changes } from './changes.ts'
import { decimal, percent, percents, points, whole } from './format.ts'
import { html, Html } from './html.ts'
import { botShares, botsAtSeats, seatShares, strengths } from './shares.ts'
import { lengths, scores, thinking } from './spreads.ts'
import { style } from './style.ts'

/** The report of a run, beside an earlier one if there is one: one page that needs nothing but itself. */
export function page(results: Results, timing: Timing, before?: Results): string {
  const name = title(gameName(results.plan.game))
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}: ${results.plan.bots.join(', ')} · Runatal lab</title>
        <link rel="icon" href="data:," />
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <header>
          <p class="house">Runatal · Lab</p>
          <h1>${name}</h1>
          <p class="lead">${headline(results)}</p>
        </header>
        <main>
          ${crashes(results)} ${tiles(results, timing)} ${verdict(results)}
          <div class="pair">${botShares(results)} ${seatShares(results)}</div>
          <div class="pair">${strengths(results)} ${botsAtSeats(results)}</div>
          ${scores(results)}
          <div class="pair">${lengths(results)} ${thinking(timing)}</div>
          ${changes(before, results)} ${cards(results)} ${again(results, timing)}
        </main>
      </body>
    </html> `.text
}

function headline({ winShare }: Results): Html {
  const [best, ...rest] = winShare.bots.toSorted((a, b) => b.share - a.share)
  if (best === undefined || best.n === 0) return html`No game came to its end.`
  if (rest.length === 0) return html`${best.bot} at every seat.`
  return html`A seat of <strong>${best.bot}</strong> wins ${percent(best.share)} of its games
    (${percents(best.low, best.high)}); of
    ${rest.map((one, i) => html`${i > 0 && ', of '}${one.bot} ${percent(one.share)}`)}.`
}

function tiles({ games, bundles, bundleSize, moves, plan }: Results, { playedNow, seconds }: Timing): Html {
  const chosen = chosenIn(plan).map(([name, value]) => `${name} ${value}`)
  return html`<ul class="tiles">
    <li><b>${whole(games)}</b>${verb(games, 'game', 'games')}</li>
    <li><b>${whole(bundles)}</b>${verb(bundles, 'bundle', 'bundles')} of ${bundleSize}</li>
    <li><b>${plan.seats}</b>${verb(plan.seats, 'seat', 'seats')}${chosen.length > 0 && `, ${chosen.join(', ')}`}</li>
    ${moves.spread && html`<li><b>${decimal(moves.spread.median)}</b>moves in the median game</li>`}
    ${playedNow > 0 && html`<li><b>${decimal(playedNow / (seconds || 1))}</b>games a second</li>`}
  </ul>`
}

function verdict({ verdict: said, plan }: Results): Html | undefined {
  if (said === undefined || plan.sprt === undefined) return undefined
  const { first, second, mean, low, high, bundles } = said
  const sentence = {
    accepted: `Yes: ${first} is better than ${second}.`,
    rejected: `No: ${first} is not better than ${second} by the margin.`,
    open: `Not decided: too few games to tell whether ${first} is better than ${second}.`,
  }[said.verdict]
  return html`<section aria-labelledby="verdict">
    <h2 id="verdict">Sequential test</h2>
    <p class="lead">${sentence}</p>
    <p class="soft">
      After ${whole(bundles)} bundles. Duels won less duels lost, of a hundred: ${points(mean)} (${points(low)} to
      ${points(high)}, whenever one stops). Margin ${points(plan.sprt.margin)}, alpha ${plan.sprt.alpha}, beta
      ${plan.sprt.beta}.
    </p>
  </section>`
}

function crashes({ crashes: all }: Results): Html | undefined {
  if (all.length === 0) return undefined
  return html`<section class="bad" aria-labelledby="crashes">
    <h2 id="crashes">${count(all.length, 'game')} crashed</h2>
    <p>
      They count nowhere below. The command plays exactly this game
      again${all.length > MOST_SHOWN && `; the first ${MOST_SHOWN}`}.
    </p>
    ${all.slice(0, MOST_SHOWN).map(
      ({ error, command }) =>
        html`<p>${error}</p>
          <pre tabindex="0">${command}</pre>`,
    )}
  </section>`
}

function again({ command, plan, sources, digest, bundleSize }: Results, timing: Timing): Html {
  const isTimed = plan.bots.some(bot => bot.endsWith('ms'))
  return html`<section aria-labelledby="again">
    <h2 id="again">To repeat it</h2>
    <pre tabindex="0">${command}</pre>
    <p class="soft">
      ${
        isTimed
          ? 'A bot that thinks by the clock plays as the machine allows: another run will differ.'
          : 'The same seed gives the same games, whatever the number of workers.'
      }
      A bundle is one seed played
      ${bundleSize === 1 ? 'once' : `${bundleSize} times, once for each different rotation of the bots round the seats`}.
      One game alone: the same command with <code>--replay bundle.rotation</code>, such as <code>--replay 0.0</code>.
    </p>
    <dl>
      <dt>Seed</dt>
      <dd>${plan.seed}</dd>
      <dt>Code that played</dt>
      <dd><code>${sources}</code></dd>
      <dt>All games, SHA-256</dt>
      <dd><code>${digest}</code></dd>
      <dt>Finished</dt>
      <dd>${timing.finishedAt}, Node ${timing.node}, ${timing.workers} workers, ${timing.cpu}</dd>
    </dl>
  </section>`
}

const MOST_SHOWN = 20

function title(game: string): string {
  return capital(game.replaceAll('-', ' '))
}

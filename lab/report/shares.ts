import type { Results } from '../stats/results.ts'
import type { Share } from '../stats/share.ts'
import { axis, badge, intervalRow, type Scale, scaleOf } from './charts.ts'
import { percent, percents, seatName, signed, whole } from './format.ts'
import { html, type Html } from './html.ts'

/** Win share per bot, with the share that each would have if all were equal. */
export function botShares({ winShare, plan }: Results): Html {
  const fair = 1 / plan.seats
  const scale = shareScale(winShare.bots, fair)
  return html`<section aria-labelledby="wins">
    <h2 id="wins">Win share per bot</h2>
    <p class="soft">
      Counted a seat: a bot at two seats has two chances a game, a shared win is split. Dashed: ${percent(fair)}, an
      equal share.
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Bot</th>
          <th scope="col">Wins, 95${'\u202F'}%</th>
          <th class="chart">${axis(scale)}</th>
        </tr>
      </thead>
      <tbody>
        ${winShare.bots.map((one, look) => shareRow(html`${badge(look)}${one.bot}`, one, scale, look, fair))}
      </tbody>
    </table>
  </section>`
}

/** Win share per seat and of the first player. */
export function seatShares({ winShare, plan }: Results): Html {
  const fair = 1 / plan.seats
  const scale = shareScale(winShare.seats, fair)
  const { first } = winShare
  return html`<section aria-labelledby="seats">
    <h2 id="seats">Win share per seat</h2>
    <p class="soft">
      Every bot sits everywhere with the same cards, so that what is left is the seat.
      ${first.n > 0 ? firstPlayer(first) : 'There is no first player: all seats decide at once from the start.'}
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Seat</th>
          <th scope="col">Wins, 95${'\u202F'}%</th>
          <th class="chart">${axis(scale)}</th>
        </tr>
      </thead>
      <tbody>
        ${winShare.seats.map(one => shareRow(html`${seatName(one.seat)}`, one, scale, PLAIN, fair))}
      </tbody>
    </table>
  </section>`
}

/** Each bot at each seat, as a table of numbers. */
export function botsAtSeats({ winShare }: Results): Html {
  return html`<section aria-labelledby="everywhere">
    <h2 id="everywhere">Each bot at each seat</h2>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="everywhere">
      <table>
        <thead>
          <tr>
            <th scope="col">Bot</th>
            ${winShare.seats.map(({ seat }) => html`<th scope="col">${seatName(seat)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${winShare.bots.map(
            ({ bot }, look) =>
              html`<tr>
                <th scope="row">${badge(look)}${bot}</th>
                ${winShare.botSeats.filter(one => one.bot === bot).map(one => html`<td class="cell">${shareText(one)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`
}

/** Strength in points, and who is placed before whom. */
export function strengths({ ratings, duels, plan }: Results): Html | undefined {
  if (ratings.length === 0) return undefined
  const scale = scaleOf(
    ratings.flatMap(({ low, high }) => [low, high, 0]),
    value => signed(value),
    4,
  )
  const bots = ratings.map(({ bot }) => bot)
  const duel = (bot: string, against: string) => {
    const found = duels.find(one => one.bot === bot && one.against === against)
    return found && html`<b>${percent(found.share)}</b>`
  }
  return html`<section aria-labelledby="ratings">
    <h2 id="ratings">Ratings</h2>
    <p class="soft">
      Elo points above the average of these bots (Bradley-Terry on who is placed before
      whom${plan.seats > 2 && ' in a game'}; bootstrap over bundles). 200 points more: placed before the other three
      times out of four.
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Bot</th>
          <th scope="col">Points, 95${'\u202F'}%</th>
          <th class="chart">${axis(scale)}</th>
        </tr>
      </thead>
      <tbody>
        ${ratings.map(
          ({ bot, points, low, high }, look) =>
            html`<tr>
              <th scope="row">${badge(look)}${bot}</th>
              <td class="cell"><b>${signed(points)}</b><span class="range">${signed(low)} to ${signed(high)}</span></td>
              <td class="chart">${intervalRow(scale, { value: points, low, high, look }, 0)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <details>
      <summary>Who is placed before whom</summary>
      <div class="scroll" tabindex="0" role="region" aria-label="Who is placed before whom">
        <table>
          <caption>
            How often the bot of the row is placed before the bot of the column; equal places count half.
          </caption>
          <thead>
            <tr>
              <th scope="col">Bot</th>
              ${bots.map(bot => html`<th scope="col">${bot}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${bots.map(
              bot =>
                html`<tr>
                  <th scope="row">${bot}</th>
                  ${bots.map(other => html`<td>${duel(bot, other) ?? '·'}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
  </section>`
}

const PLAIN = 5

function firstPlayer(first: Share): string {
  return `The first to decide wins ${percent(first.share)} (${percents(first.low, first.high)}) of ${whole(first.n)} games.`
}

function shareRow(name: Html, one: Share, scale: Scale, look: number, fair: number): Html {
  return html`<tr>
    <th scope="row">${name}</th>
    <td class="cell">${shareText(one)}</td>
    <td class="chart">${intervalRow(scale, { value: one.share, low: one.low, high: one.high, look }, fair)}</td>
  </tr>`
}

function shareText({ share, low, high, n }: Share): Html {
  if (n === 0) return html`<span class="range">never</span>`
  return html`<b>${percent(share)}</b><span class="range">${percents(low, high)}</span>`
}

function shareScale(shares: readonly Share[], fair: number): Scale {
  return scaleOf([0, fair, ...shares.map(one => one.high)], value => percent(value, 0), 4)
}

import type { Ended, Ending } from '@runatal/look/board.ts'
import type { Seat } from '@runatal/kernel'
import type { Event, HpCause } from '../rules/events.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import { setOf } from '../rules/zones.ts'
import { Sprite } from './art/Sprite.tsx'
import { Portrait } from './parts/Portrait.tsx'
import { boardWords } from './words/words.ts'

/** How a duel ended: who had what left, why it was over, and what the hit points of the other went to. */
export function ending({ state, events, outcome, language }: Ended<RaiseRiseDie>): Ending {
  const words = boardWords[language]
  const set = setOf(state)
  const characterOf = (seat: number) => set.characters[state.sides[seat]!.character]!.character
  const best = outcome.winners[0] ?? 0
  const lost = lostBy(events, 1 - best)
  return {
    counted: words.hpLeft,
    ...(state.result && { why: words.reasons[state.result.cause] }),
    column: {
      title: words.character,
      cells: state.sides.map((_, seat) => characterOf(seat).name[language].split(',')[0]),
    },
    pictures: state.sides.map((_, seat) => (
      <span key={seat} className="rrd-theme rrd-won">
        {seat === 0 && <Sprite />}
        <Portrait id={characterOf(seat).id} />
      </span>
    )),
    built: { title: words.byBout, steps: boutsOf(events, state.sides.length) },
    lines: [
      { name: words.boutsPlayed, amount: `${state.bout}` },
      ...CAUSES.filter(cause => lost.has(cause)).map(cause => ({
        name: words.lostBy[cause],
        amount: words.lostHp(lost.get(cause)!),
      })),
    ],
  }
}

const CAUSES = ['soul', 'burn', 'destroyer', 'bleed', 'transcend', 'ability', 'text'] as const

/** What each bout has cost each of them. */
function boutsOf(events: readonly Event[], seats: number): { name: string; gains: number[] }[] {
  const bouts: { name: string; gains: number[] }[] = []
  for (const event of events)
    if (event.type === 'BOUT_STARTED') bouts.push({ name: String(event.number), gains: Array<number>(seats).fill(0) })
    else if (event.type === 'HP_LOST' && bouts.length > 0) bouts.at(-1)!.gains[event.seat]! -= event.amount
  return bouts
}

/** The hit points that a seat has lost, by what took them. */
function lostBy(events: readonly Event[], seat: Seat): Map<HpCause, number> {
  const lost = new Map<HpCause, number>()
  for (const event of events)
    if (event.type === 'HP_LOST' && event.seat === seat)
      lost.set(event.cause, (lost.get(event.cause) ?? 0) + event.amount)
  return lost
}

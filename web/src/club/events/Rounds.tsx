import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useWords } from '../../words/words.ts'
import type { EventView } from './api.ts'
import { Countdown } from './parts.tsx'

/** The rounds as a row of diamonds: past ones are full, the one that is played glows. */
export function Rounds({ view, houseNow }: { view: EventView; houseNow(): number }) {
  const { events } = useWords()
  const { round, rounds, nextAt, status } = view
  const now = nextAt === undefined || status === 'over' ? round : round + 1
  return (
    <ol className="rounds" style={{ gridTemplateColumns: `repeat(${rounds}, 1fr)` }} aria-label={events.rounds}>
      {Array.from({ length: rounds }, (_, i) => i + 1).map(n => {
        const state = status === 'over' || n < now ? 'past' : n === now ? 'now' : 'later'
        return (
          <li key={n} className={state} {...(state === 'now' && { 'aria-current': 'step' as const })}>
            <i>{state === 'past' && <Sign of="check" size={14} />}</i>
            <b>{events.round(n)}</b>
            <small>
              {n === now && nextAt !== undefined && status !== 'over' ? (
                <Countdown until={nextAt} now={houseNow} />
              ) : (
                { past: events.done, now: events.now, later: events.later }[state]
              )}
            </small>
          </li>
        )
      })}
    </ol>
  )
}

import { Rune } from '../art/Stone.tsx'
import { contested, type Page } from '../model/story.ts'
import { Who } from '../parts/Who.tsx'
import { useTable } from '../table.ts'
import { Slid } from './Slid.tsx'
import { Times } from './Times.tsx'

/** What mats and disc cannot show by themselves: times, a lane, numbers and hidden choices, on a plate over the cloth. */
export function Plate({ page }: { page: Page }) {
  const { words, game, called } = useTable()
  const { page: say } = words
  const { event } = page
  if (event.type === 'grab.report') return contested(event).map(([stone, times]) => <Times key={stone} times={times} />)
  if (event.type === 'theft.ordered')
    return (
      <ol className="rok-ordered">
        {event.order.map(([thief, victim]) => (
          <li key={`${thief} ${victim}`}>{words.thefts([[called(thief), called(victim)]])}</li>
        ))}
      </ol>
    )
  if (event.type === 'contest.result') return <Slid event={event} />
  if (event.type === 'nerve.result')
    return (
      <ul className="rok-picks">
        {event.picks.map(({ seat, number, touched }) => (
          <li key={seat} className={touched ? 'over' : seat === event.winner ? 'won' : ''}>
            <Who seat={seat} />
            <b>
              {number} {touched ? '✗' : seat === event.winner ? '✓' : ''}
            </b>
          </li>
        ))}
      </ul>
    )
  if (event.type === 'game.ended')
    return (
      <ul className="rok-picks">
        {event.loots.map((runes, seat) => (
          <li key={seat} className={runes === Math.max(...event.loots) ? 'won' : ''}>
            <Who seat={seat} />
            <b>{words.loot(runes)}</b>
          </li>
        ))}
      </ul>
    )
  if (event.type === 'calm.revealed')
    return (
      <ul className="rok-picks">
        {event.choices.map(({ seat, rune, focus, result }) => (
          <li key={seat} className={result === 'won' ? 'won' : ''}>
            <Who seat={seat} />
            {rune !== undefined && (
              <span role="img" aria-label={game.rune(rune)}>
                <Rune rune={rune} />
              </span>
            )}
            <b>{rune === undefined ? say.pass : `${words.calm.points(focus)} · ${say.results[result]}`}</b>
          </li>
        ))}
      </ul>
    )
  return undefined
}

/** Whether a page has something to show that does not lie on the table. */
export function hasPlate({ event }: Page): boolean {
  return PLATES.has(event.type)
}

const PLATES = new Set<Page['event']['type']>([
  'grab.report',
  'theft.ordered',
  'contest.result',
  'nerve.result',
  'game.ended',
  'calm.revealed',
])

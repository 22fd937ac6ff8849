import { pairName, type RuneName } from '../../content/stones.ts'
import { runesOf } from '../../rules/seats.ts'
import type { Event } from '../../rules/events.ts'
import { EGG, Rune } from '../art/Stone.tsx'
import { type Page, takenPairs } from '../model/story.ts'
import { Who } from '../parts/Who.tsx'
import { useTable } from '../table.ts'

/** A theft: the twins side by side, what goes over, what stays, and both counts before and after. */
export function Theft({ page, event }: { page: Page; event: Extract<Event, { type: 'theft.resolved' }> }) {
  const { words, emblem } = useTable()
  const { thief, victim, rune, colour, count } = event
  const taken = takenPairs(page.before, event)
  const stays = page.before.loot[victim]!.filter(pair => !taken.includes(pair))
  return (
    <div className="rok-theft">
      <div className="rok-mat" style={{ '--seat': emblem(thief).glow } as React.CSSProperties}>
        <Who seat={thief} />
        <Stones runes={[rune]} className="twin" free={1} />
        {count > 0 && <Stones runes={[]} free={count} />}
        {page.before.loot[thief]!.length > 0 && <Stones runes={stonesOf(page.before.loot[thief]!)} />}
        <p className="rok-tally">
          {runesOf(page.before, thief)} → <b className="more">{runesOf(page.after, thief)} ▲</b>
        </p>
      </div>
      <div className="rok-over">
        <p>
          <i aria-hidden>=</i> {words.page.twins}
        </p>
        <svg className="rok-arrow" viewBox="0 0 60 24" aria-hidden>
          <path d="M58 12H10M20 3L6 12L20 21" />
        </svg>
        {count > 0 && <p>{words.page.changeHands(count, colour)}</p>}
      </div>
      <div className="rok-mat" style={{ '--seat': emblem(victim).glow } as React.CSSProperties}>
        <Who seat={victim} />
        <Stones runes={[rune]} className="twin leaving" />
        {count > 0 && <Stones runes={stonesOf(taken)} className="leaving" />}
        {stays.length > 0 && (
          <div className="rok-stay">
            <Stones runes={stonesOf(stays)} />
            <p>{words.page.stay(2 * stays.length)}</p>
          </div>
        )}
        <p className="rok-tally">
          {runesOf(page.before, victim)} → <b className={count > 0 ? 'less' : ''}>{runesOf(page.after, victim)}</b>
        </p>
      </div>
    </div>
  )
}

function stonesOf(pairs: readonly number[]): RuneName[] {
  return pairs.flatMap(pair => [pairName(pair), pairName(pair)])
}

/** Stones, and dashed places for those that are about to come. */
function Stones({
  runes,
  free = 0,
  className = '',
}: {
  runes: readonly RuneName[]
  free?: number
  className?: string
}) {
  const { game } = useTable()
  const name = [...new Set(runes)].map(game.rune).join(', ')
  return (
    <span
      className={`rok-stones ${className}`}
      {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {runes.map((rune, i) => (
        <Rune key={i} rune={rune} />
      ))}
      {Array.from({ length: free }, (_, i) => (
        <svg key={runes.length + i} className="rok-stone rok-free" viewBox="-44 -34 88 70" aria-hidden>
          <path d={EGG} />
        </svg>
      ))}
    </span>
  )
}

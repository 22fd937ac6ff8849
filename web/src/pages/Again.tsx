import { at } from '@runatal/look/at.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useWatched } from '@runatal/look/store.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../api.ts'
import { isTogether } from '../games.ts'
import { Avatar } from '../parts/Avatar.tsx'
import { tintsOf } from '../parts/faces.ts'
import { Link } from '../parts/Link.tsx'
import { nameOf } from '../parts/names.ts'
import { go } from '../router.ts'
import { planAgain } from '../tables/again.ts'
import { ask, refreshSummaries, summaries } from '../tables/desk.ts'
import { isLocal, newLocalId } from '../tables/local.ts'
import type { Summary } from '../tables/shelf.ts'
import type { Sight, TableDoor } from '../tables/table.ts'
import { useWords } from '../words/words.ts'

/** Once more, with the same seats; again in reach of the thumb when it has left the screen. */
export function Again({ door, sight }: { door: TableDoor; sight: Sight }) {
  const words = useWords()
  const { result } = words
  const { view } = sight
  const [busy, setBusy] = useState(false)
  const [gone, setGone] = useState(false)
  const first = useRef<HTMLDivElement>(null)
  const tints = tintsOf(view.seats)
  useEffect(() => {
    if (first.current === null) return undefined
    const watch = new IntersectionObserver(([seen]) => setGone(seen?.isIntersecting === false))
    watch.observe(first.current)
    return () => watch.disconnect()
  }, [])
  const again = async () => {
    setBusy(true)
    const table = isLocal(view.table) ? await againHere(door, sight) : (await api.rematch(view.table))?.table
    if (table !== undefined) {
      if (isLocal(table)) await door.send({ do: 'rematch', table })
      go({ page: 'table', table })
    }
    setBusy(false)
  }
  const rematch =
    view.rematch !== undefined ? (
      <Link className="btn gold" to={{ page: 'table', table: view.rematch }}>
        {result.joinAgain}
      </Link>
    ) : (
      view.me >= 0 && (
        <button type="button" className="btn gold" disabled={busy} onClick={() => void again()}>
          {result.again}
        </button>
      )
    )
  return (
    <>
      <section className="panel again" aria-labelledby="again-title">
        <header>
          <h2 id="again-title">{result.againTitle}</h2>
        </header>
        <div className="votes" aria-hidden>
          {view.seats.map(({ seat, who }) => (
            <Avatar key={seat} seat={seat} who={who} tint={at(tints, seat)} />
          ))}
        </div>
        <div ref={first}>{rematch}</div>
        <Link className="btn cut" to={{ page: 'replay', table: view.table, at: 0 }}>
          <Sign of="play" size={15} />
          {result.watch}
        </Link>
        {isLocal(view.table) && <LastGames sight={sight} />}
        <p className="fine">{result.againNote}</p>
      </section>
      {gone && (
        <div className="thumb-bar">
          {rematch}
          <Link className="btn cut" to={{ page: 'replay', table: view.table, at: 0 }} aria-label={result.watch}>
            <Sign of="play" size={18} />
          </Link>
        </div>
      )}
    </>
  )
}

/** The last games of the same people: who won each. */
function LastGames({ sight }: { sight: Sight }) {
  const words = useWords()
  const { view } = sight
  const all = useWatched(summaries)
  useEffect(() => void refreshSummaries(), [])
  const seated = peopleOf(view.seats)
  const last = all
    .filter(one => one.game === view.game && one.status === 'over' && peopleOf(one.seats) === seated)
    .slice(0, 5)
    .toReversed()
  if (last.length < 2) return undefined
  const tints = tintsOf(view.seats)
  const together = isTogether(view.game)
  return (
    <div className="lasts">
      <p className="fine">{words.result.lastGames}</p>
      <ol>
        {last.map(({ id, winners = [] }) => {
          const seat = view.seats.find(one => winners.includes(one.seat))
          return (
            <li key={id}>
              {together ? (
                <Sign of={winners.length > 0 ? 'check' : 'cross'} size={18} />
              ) : (
                seat && <Avatar seat={seat.seat} who={seat.who} tint={at(tints, seat.seat)} size="s" />
              )}
              <span className="sr">
                {together
                  ? winners.length > 0
                    ? words.result.wonTogether
                    : words.result.lostTogether
                  : seat
                    ? nameOf(seat, words)
                    : words.result.draw}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function peopleOf(seats: readonly Pick<Summary['seats'][number], 'who' | 'name'>[]): string {
  return seats.map(seat => `${seat.who} ${seat.name}`).join('\n')
}

async function againHere(door: TableDoor, { view }: Sight): Promise<string | undefined> {
  const table = newLocalId()
  const refused = await ask('start', { table, plan: planAgain(view, (await door.finished())?.record) })
  return refused === undefined ? table : undefined
}

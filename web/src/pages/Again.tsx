import { at } from '@runatal/look/at.ts'
import { useState } from 'react'
import { api } from '../api.ts'
import { FIRST_GAME, isGameId } from '../games.ts'
import { Avatar } from '../parts/Avatar.tsx'
import { tintsOf } from '../parts/faces.ts'
import { Link } from '../parts/Link.tsx'
import { go } from '../router.ts'
import { planAgain } from '../tables/again.ts'
import { ask } from '../tables/desk.ts'
import { isLocal, newLocalId } from '../tables/local.ts'
import type { Sight, TableDoor } from '../tables/table.ts'
import { useWords } from '../words/words.ts'

/** Once more, with the same seats. */
export function Again({ door, sight }: { door: TableDoor; sight: Sight }) {
  const { result, nav } = useWords()
  const { view } = sight
  const [busy, setBusy] = useState(false)
  const tints = tintsOf(view.seats)
  const again = async () => {
    setBusy(true)
    const table = isLocal(view.table) ? await againHere(door, sight) : (await api.rematch(view.table))?.table
    if (table !== undefined) {
      if (isLocal(table)) await door.send({ do: 'rematch', table })
      go({ page: 'table', table })
    }
    setBusy(false)
  }
  return (
    <section className="panel again" aria-labelledby="again-title">
      <header>
        <h2 id="again-title">{result.againTitle}</h2>
      </header>
      <div className="votes" aria-hidden>
        {view.seats.map(({ seat, who }) => (
          <Avatar key={seat} seat={seat} who={who} tint={at(tints, seat)} />
        ))}
      </div>
      {view.rematch !== undefined ? (
        <Link className="btn gold" to={{ page: 'table', table: view.rematch }}>
          {result.joinAgain}
        </Link>
      ) : (
        view.me >= 0 && (
          <button type="button" className="btn gold" disabled={busy} onClick={() => void again()}>
            {result.again}
          </button>
        )
      )}
      <div className="two">
        <Link className="btn cut" to={{ page: 'new', game: isGameId(view.game) ? view.game : FIRST_GAME }}>
          {result.otherTable}
        </Link>
        <Link className="btn cut" to={{ page: 'home' }}>
          {nav.home}
        </Link>
      </div>
    </section>
  )
}

async function againHere(door: TableDoor, { view }: Sight): Promise<string | undefined> {
  const table = newLocalId()
  const refused = await ask('start', { table, plan: planAgain(view, (await door.finished())?.record) })
  return refused === undefined ? table : undefined
}

import { useState } from 'react'
import { boardOf } from '../boards.ts'
import { isGameId } from '../games.ts'
import { useLoaded } from '../parts/useLoaded.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { useDoor } from '../tables/door.ts'
import { useWords } from '../words/words.ts'
import { Lost } from './Lost.tsx'
import { Result } from './Result.tsx'
import { Room } from './Room.tsx'

/** A table by its link: the room before the game, the game, and its result. */
export function TablePage({ id }: { id: string }) {
  const words = useWords()
  const { door, sight } = useDoor(id)
  const [result, showResult] = useState(true)
  const game = typeof sight === 'object' ? sight.view.game : undefined
  const ui = useLoaded(`board ${game}`, async () => (game !== undefined && isGameId(game) ? boardOf(game) : undefined))
  if (sight === 'gone' || (game !== undefined && ui === 'none')) return <Lost because="noTable" />
  if (door === undefined || sight === undefined) return <p className="laying">{words.table.loading}</p>
  if (sight.view.status === 'open') return <Room door={door} sight={sight} />
  if (ui === undefined || ui === 'none') return <p className="laying">{words.table.loading}</p>
  // Who has watched the game sees it to its end before the result.
  if (sight.view.status === 'playing' && result) showResult(false)
  if (sight.view.status === 'over' && result)
    return <Result door={door} sight={sight} ui={ui} onBoard={() => showResult(false)} />
  return <TableScreen door={door} sight={sight} ui={ui} onResult={() => showResult(true)} />
}

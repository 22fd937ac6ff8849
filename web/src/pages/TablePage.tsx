import { boardOf } from '../boards.ts'
import { isGameId } from '../games.ts'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { useDoor } from '../tables/door.ts'
import { useWords } from '../words/words.ts'
import { Lost } from './Lost.tsx'
import { Result } from './Result.tsx'
import { Room } from './Room.tsx'
import { useEnd } from './useEnd.ts'

/** A table by its link: the room before the game, the game, and its result. */
export function TablePage({ id }: { id: string }) {
  const words = useWords()
  const { door, sight } = useDoor(id)
  const end = useEnd(typeof sight === 'object' ? sight.view.status : undefined)
  const game = typeof sight === 'object' ? sight.view.game : undefined
  const ui = useLoaded(`board ${game}`, async () => (game !== undefined && isGameId(game) ? boardOf(game) : undefined))
  if (sight === 'outdated') return <Lost because={sight} />
  if (sight === 'gone' || (game !== undefined && ui === 'none')) return <Lost because="noTable" />
  if (door === undefined || sight === undefined) return <p className="laying">{words.table.loading}</p>
  if (sight.view.status === 'open') return <Room door={door} sight={sight} />
  if (ui === undefined || ui === 'none') return <p className="laying">{words.table.loading}</p>
  if (end.shown) return <Result door={door} sight={sight} ui={ui} onBoard={end.onBoard} />
  return <TableScreen door={door} sight={sight} ui={ui} onRest={end.onRest} onResult={end.onResult} />
}

import { Rune } from '@runatal/look/runes/Rune.tsx'
import { GAMES, isGameId } from '../games.ts'
import { useWords } from '../words/words.ts'

/** Between two people at one screen: nobody's hand is shown until the right one says so. */
export function Curtain(props: { game: string; seat: number; name: string; onLift(): void }) {
  const { game, name, onLift } = props
  const { table } = useWords()
  return (
    <div className="curtain" role="dialog" aria-labelledby="curtain-title" aria-describedby="curtain-note">
      <Rune id={isGameId(game) ? GAMES[game].rune : 'raido'} size={88} />
      <h1 id="curtain-title">{table.curtain(name)}</h1>
      <p id="curtain-note">{table.curtainNote}</p>
      <button type="button" className="btn gold wide" autoFocus onClick={onLift}>
        {table.lift(name)}
      </button>
    </div>
  )
}

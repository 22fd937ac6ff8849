import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import type { NoPuzzle } from '@runatal/study'
import type { GameId } from '../games.ts'
import { useSpoken } from '../words/words.ts'
import { makingOf } from './problems.ts'

/** While a puzzle is being proved: how much was looked at. Afterwards, why there is none. */
export function Proving({ game, heard }: { game: GameId; heard: { looked: number } | { no: NoPuzzle } }) {
  const { words, language } = useSpoken()
  const { puzzles } = words
  const making = useLoaded(`making ${game}`, async () => makingOf(game))
  if ('looked' in heard)
    return (
      <div className="proving" role="status">
        <progress aria-label={puzzles.proving(heard.looked)} />
        <p>{puzzles.proving(heard.looked)}</p>
      </div>
    )
  const begins = typeof making === 'object' ? making.problems.words[language].begins : ''
  return (
    <p className="proving" role="alert">
      {puzzles.noPuzzle[heard.no]} {heard.no === 'moment' && begins}
    </p>
  )
}

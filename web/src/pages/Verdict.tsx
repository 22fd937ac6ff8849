import type { Outcome } from '@runatal/kernel'
import type { Ending } from '@runatal/look/board.ts'
import type { TableView } from '@runatal/table'
import type { ReactNode } from 'react'
import { GAMES, isGameId, isTogether } from '../games.ts'
import { DENSITY, Picture } from '../pictures/Picture.tsx'
import { useWords } from '../words/words.ts'
import { titleOf, whyOf } from './verdict.ts'

interface VerdictProps {
  view: TableView
  outcome: Outcome
  ending: Ending
  children: ReactNode
}

/** Who won, by what, and what they leave behind: the picture of the game's end. Once more stands beside it. */
export function Verdict({ view, outcome, ending, children }: VerdictProps) {
  const words = useWords()
  if (!isGameId(view.game)) return undefined
  const { game } = view
  const counted = ending.counted ?? (isTogether(game) ? false : words.result.points)
  const [first] = outcome.winners
  return (
    <section className="verdict" aria-labelledby="win-title">
      <div className={`verdict-niche ${ending.picture === undefined ? 'bare' : ''}`}>
        <Picture of={{ of: 'niche', game, w: NICHE.w, h: NICHE.h, scale: DENSITY }} />
        {ending.picture !== undefined && <div className="verdict-picture">{ending.picture}</div>}
      </div>
      <div className="verdict-in">
        <p className="verdict-game">
          <span style={{ fontFamily: GAMES[game].face }}>{GAMES[game].name}</span> · {words.result.moves(view.moves)}
        </p>
        <h1 id="win-title" style={{ fontFamily: GAMES[game].face }}>
          {titleOf(view, outcome, words)}
        </h1>
        {counted !== false && first !== undefined && (
          <p className="verdict-points">
            <b className="pts">{outcome.scores[first]}</b> <span>{counted}</span>
          </p>
        )}
        <p className="verdict-why">{whyOf(view, outcome, ending, words)}</p>
      </div>
      {children}
    </section>
  )
}

const NICHE = { w: 300, h: 300 }

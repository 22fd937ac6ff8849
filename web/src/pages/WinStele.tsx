import type { Outcome } from '@runatal/kernel'
import type { Ending } from '@runatal/look/board.ts'
import type { TableView } from '@runatal/table'
import { GAMES, isGameId, isTogether } from '../games.ts'
import { useNarrow } from '@runatal/look/hooks/useNarrow.ts'
import { DENSITY, Picture } from '../pictures/Picture.tsx'
import { NICHE } from '../pictures/niche.ts'
import { SteleGhost } from '../pictures/SteleGhost.tsx'
import { useWords } from '../words/words.ts'
import { titleOf, whyOf } from './verdict.ts'

const W = 330
const TALL = 808
const NICHE_HEIGHT = 292
const NICHE_BOX = { left: NICHE.x, top: NICHE.y, width: W - NICHE.x * 2, height: NICHE_HEIGHT }

/** The winner's stone: who, by what, and what they leave behind. */
export function WinStele({ view, outcome, ending }: { view: TableView; outcome: Outcome; ending: Ending }) {
  const words = useWords()
  if (!isGameId(view.game)) return undefined
  const { game } = view
  const lines = ending.lines ?? []
  // Beside the table it is as tall as the page; above it, as its words need.
  const h = useNarrow() ? 624 + 40 * lines.length : TALL
  const counted = ending.counted ?? (isTogether(game) ? false : words.result.points)
  const [first] = outcome.winners
  return (
    <section className="win" aria-labelledby="win-title" style={{ height: h }}>
      <SteleGhost game={game} w={W} h={h} nicheHeight={NICHE_HEIGHT} />
      <Picture
        className="win-niche"
        of={{ of: 'niche', game, w: NICHE_BOX.width, h: NICHE_HEIGHT, scale: DENSITY }}
        style={NICHE_BOX}
      />
      <Picture
        className="win-rock"
        of={{ of: 'stele', game, w: W, h, nicheHeight: NICHE_HEIGHT, lit: true, scale: DENSITY }}
        style={{ width: W, height: h }}
      />
      {ending.picture !== undefined && (
        <div className="win-picture" style={NICHE_BOX}>
          {ending.picture}
        </div>
      )}
      <div className="win-in" style={{ top: NICHE.y + NICHE_HEIGHT + 22 }}>
        {counted !== false && first !== undefined && (
          <>
            <small>{counted}</small>
            <b className="pts">{outcome.scores[first]}</b>
          </>
        )}
        <h1 id="win-title" style={{ fontFamily: GAMES[game].face }}>
          {titleOf(view, outcome, words)}
        </h1>
        <p>{whyOf(view, outcome, ending, words)}</p>
        {lines.length > 0 && (
          <ul className="trophies">
            {lines.map(({ sign, name, amount }) => (
              <li key={name}>
                <span aria-hidden>{sign}</span>
                <b>{name}</b>
                <small>{amount}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

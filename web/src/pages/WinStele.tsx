import { GAMES, isGameId } from '../games.ts'
import { nameOf } from '../parts/names.ts'
import { DENSITY, Picture } from '../pictures/Picture.tsx'
import { NICHE } from '../pictures/niche.ts'
import type { Sight } from '../tables/table.ts'
import { useWords } from '../words/words.ts'

const W = 330
const H = 760
const NICHE_HEIGHT = 300

/** The winner's stone. */
export function WinStele({ sight }: { sight: Sight }) {
  const words = useWords()
  const { result } = words
  const { view } = sight
  const { outcome } = view
  if (outcome === undefined || !isGameId(view.game)) return undefined
  const winners = outcome.winners.map(seat => nameOf(view.seats[seat]!, words))
  const [first] = outcome.winners
  const best = first === undefined ? 0 : outcome.scores[first]!
  const second = Math.max(
    ...outcome.scores.filter((_, seat) => !outcome.winners.includes(seat)),
    outcome.winners.length > 1 ? best : -Infinity,
  )
  const gaveUp = view.seats.some(({ forfeited }) => forfeited) && outcome.scores.every(score => score === 0)
  const title =
    winners.length === 0
      ? result.draw
      : winners.length === 1
        ? first === view.me && !view.oneScreen
          ? result.youWin
          : result.wins(winners[0]!)
        : result.win(words.list(winners))
  return (
    <section className="win" aria-labelledby="win-title">
      <Picture
        className="win-niche"
        of={{ of: 'niche', game: view.game, w: W - NICHE.x * 2, h: NICHE_HEIGHT, scale: DENSITY }}
        style={{ left: NICHE.x, top: NICHE.y, width: W - NICHE.x * 2, height: NICHE_HEIGHT }}
      />
      <Picture
        className="win-rock"
        of={{ of: 'stele', game: view.game, w: W, h: H, nicheHeight: NICHE_HEIGHT, lit: true, scale: DENSITY }}
        style={{ width: W, height: H }}
      />
      <div className="win-in" style={{ top: NICHE.y + NICHE_HEIGHT + 26 }}>
        {!gaveUp && (
          <>
            <small>{result.points}</small>
            <b className="pts">{best}</b>
          </>
        )}
        <h1 id="win-title" style={{ fontFamily: GAMES[view.game].face }}>
          {title}
        </h1>
        <p>
          {gaveUp
            ? result.byForfeit(
                words.list(view.seats.filter(({ forfeited }) => forfeited).map(seat => nameOf(seat, words))),
              )
            : Number.isFinite(second)
              ? best === second
                ? result.tie
                : result.ahead(best - second)
              : ''}
        </p>
      </div>
    </section>
  )
}

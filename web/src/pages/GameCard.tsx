import { at } from '@runatal/look/at.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { GAMES, isGameId } from '../games.ts'
import { Avatar } from '../parts/Avatar.tsx'
import { tintsOf } from '../parts/faces.ts'
import { howItEnded } from '../parts/ended.ts'
import { Link } from '../parts/Link.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { ago } from '../parts/time.ts'
import { CARD } from '../pictures/painted.ts'
import { DENSITY, Picture } from '../pictures/Picture.tsx'
import { isLocal } from '../tables/local.ts'
import type { Summary } from '../tables/shelf.ts'
import { useWords } from '../words/words.ts'
import { nameOf } from '../parts/names.ts'

/** A game of mine: where, with whom, and whether it waits for me. */
export function GameCard({ game }: { game: Summary }) {
  const words = useWords()
  const { mine } = words
  if (!isGameId(game.game)) return undefined
  const { name, rune, face } = GAMES[game.game]
  const tints = tintsOf(game.seats)
  const turn = game.mine && game.status === 'playing'
  const rivals = game.seats.filter(({ who }, i) => who === 'bot' || (who === 'person' && i > 0))
  return (
    <Link className={turn ? 'game-card turn' : 'game-card'} to={{ page: 'table', table: game.id }}>
      <span className="thumb">
        <Picture of={{ of: 'scene', game: game.game, ...CARD, scale: DENSITY }} />
        <span className="chip">
          <Rune id={rune} size={18} />
        </span>
      </span>
      <span className="gc-body">
        <span className="gc-top">
          <b style={{ fontFamily: face }}>{name}</b>
          <span className="who" aria-hidden>
            {game.seats.map(({ who }, i) =>
              i === 0 ? undefined : <Avatar key={i} seat={i} who={who} tint={at(tints, i)} size="xs" />,
            )}
          </span>
        </span>
        <span className="gc-what">{words.list(rivals.map(seat => nameOf(seat, words)))}</span>
        <span className="gc-where">{isLocal(game.id) ? mine.here : ' '}</span>
      </span>
      <span className="gc-foot">
        {turn ? (
          <span className="yours">
            <i />
            {mine.yourTurn}
          </span>
        ) : (
          <span className="theirs">
            {game.status === 'over'
              ? howItEnded(game, words) || mine.over
              : game.status === 'open'
                ? mine.notStarted
                : mine.theirTurn}
          </span>
        )}
        <span className="left">
          <Sign of="clock" size={15} />
          {ago(game.at, words)}
        </span>
      </span>
    </Link>
  )
}

import { useState } from 'react'
import { doorsOf, type GameId, GAME_IDS, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useNarrow } from '@runatal/look/hooks/useNarrow.ts'
import { DENSITY, Picture } from '../pictures/Picture.tsx'
import { SteleGhost } from '../pictures/SteleGhost.tsx'
import { NICHE } from '../pictures/niche.ts'
import { steleSize, UNDER } from '../pictures/stele-size.ts'
import { hasRulebook } from '../rulebook.ts'
import { playNow } from '../tables/play-now.ts'
import { hasTutorial } from '../tutorials.ts'
import { useSpoken } from '../words/words.ts'

/** The card of one game: its stone, its niche, and three ways in. */
export function Stele({ id }: { id: GameId }) {
  const {
    language,
    words: { home, me },
  } = useSpoken()
  const narrow = useNarrow()
  const [touched, setTouched] = useState(false)
  const { name, face, players, minutes, kind, line } = GAMES[id]
  const { w, h, nicheHeight } = steleSize(GAME_IDS.indexOf(id), GAME_IDS.length, narrow)
  const stone = { of: 'stele', game: id, w, h, nicheHeight, scale: DENSITY } as const
  return (
    <article className="stele" style={{ height: h + UNDER }} onPointerEnter={() => setTouched(true)}>
      <SteleGhost game={id} w={w} h={h} nicheHeight={nicheHeight} />
      <Picture
        className="niche"
        of={{ of: 'niche', game: id, w: w - NICHE.x * 2, h: nicheHeight, scale: DENSITY }}
        style={{ left: NICHE.x, top: NICHE.y, width: w - NICHE.x * 2, height: nicheHeight }}
      />
      <Picture className="rock" of={{ ...stone, lit: false }} style={{ left: 0, top: 0, width: w, height: h }} />
      {touched && !narrow && (
        <Picture className="rock lit" of={{ ...stone, lit: true }} style={{ left: 0, top: 0, width: w, height: h }} />
      )}
      <div className="stele-in">
        <h2 className={id} style={{ fontFamily: face }}>
          {name}
        </h2>
        <p className="sr">{line[language]}</p>
        <ul className="meta">
          <li>
            <Sign of="people" size={15} />
            <span className="sr">{home.players}</span>
            {players[0] === players[1] ? players[0] : `${players[0]}–${players[1]}`}
          </li>
          <li>
            <Sign of="clock" size={15} />
            <span className="sr">{home.length}</span>
            {home.minutes(...minutes)}
          </li>
          <li>{home.kinds[kind]}</li>
        </ul>
        <button
          type="button"
          className="btn gold"
          aria-label={home.playNow(name)}
          onClick={() => void playNow(id, me.guest)}
        >
          {home.play}
        </button>
        <div className="links">
          <Link to={{ page: 'new', game: id }} aria-label={`${home.invite}, ${name}`}>
            {home.invite}
          </Link>
          {(hasTutorial(id) || hasRulebook(id)) && (
            <Link
              to={hasTutorial(id) ? { page: 'learn', game: id } : { page: 'rules', game: id, rule: undefined }}
              aria-label={`${home.learn}, ${name}`}
            >
              {home.learn}
            </Link>
          )}
          {doorsOf(id).map(([address, { door }]) => (
            <Link key={address} className="own-link" to={{ page: 'own', of: address, room: undefined }}>
              {door[language]}
            </Link>
          ))}
        </div>
      </div>
      <Picture
        className="plinth"
        of={{ of: 'plinth', game: id, w: w + 10, scale: DENSITY }}
        style={{ left: -5, top: h - 6, width: w + 10, height: 22 }}
      />
    </article>
  )
}

import { Rune } from '@runatal/look/runes/Rune.tsx'
import { GAME_IDS, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useWords } from '../words/words.ts'
import { WatchPanel } from '../club/WatchPanel.tsx'
import { OpenTables } from './OpenTables.tsx'
import './home.css'
import './plain.css'
import './lobby.css'

export function Lobby() {
  const { lobby } = useWords()
  useTitle(lobby.title)
  return (
    <div className="page">
      <div className="head">
        <h1>{lobby.title}</h1>
      </div>
      <OpenTables />
      <WatchPanel />
      <section className="panel open" aria-labelledby="own-title">
        <header>
          <h2 id="own-title">{lobby.open}</h2>
        </header>
        <ul className="own-tables">
          {GAME_IDS.map(game => (
            <li key={game}>
              <Link className="btn cut" to={{ page: 'new', game }}>
                <Rune id={GAMES[game].rune} size={22} />
                {GAMES[game].name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

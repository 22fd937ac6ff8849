import type { Kept } from '../../../companion/index.ts'
import { attemptsOf } from '../../../companion/index.ts'
import { Portal } from '../../../ui/art/index.ts'
import { Link } from '@runatal/look/hall/Link.tsx'
import { Sign, type SignName } from '@runatal/look/hall/Sign.tsx'
import { useHall } from '@runatal/look/hall/hall.ts'
import { Languages } from '../bars.tsx'
import { forget, resume, useDesk } from '../desk.ts'
import { useHand } from '../hand.ts'
import { RunePiece } from '../parts.tsx'

/** The first screen: begin, go on, learn, look up, print. */
export function Title() {
  const { perform, words } = useHand()
  const { games, keeps } = useDesk()
  const { title } = words
  const open = games.filter(({ ended }) => ended === undefined)
  const over = games.filter(({ ended }) => ended !== undefined)
  return (
    <section className="co-screen co-title co-scroll co-tall">
      <div className="co-crown" aria-hidden>
        <Portal runes={['red', 'blue', 'black', 'green']} altars={[true, true, true, true]} />
      </div>
      <h1>
        {title.game}
        <small>{title.what}</small>
      </h1>
      <button type="button" className="co-go" onClick={() => perform({ do: 'gameStart' })}>
        {title.start}
      </button>
      {games.length > 0 && (
        <section className="co-games" aria-label={title.games}>
          <h2>{title.games}</h2>
          <ul>
            {[...open, ...over.slice(0, 3)].map(kept => (
              <GameRow key={kept.id} kept={kept} />
            ))}
          </ul>
        </section>
      )}
      {!keeps && <p className="co-warn">{words.notKept}</p>}
      <nav className="co-rooms" aria-label={words.menu.title}>
        <Room of="bulb" to="/companion/learn" name={title.tutorial} note={title.tutorialNote} />
        <Room of="book" to="/rules/rising5" name={title.rulebook} />
        <Room of="camera" to="/companion/calibrate" name={title.calibrate} note={title.calibrateNote} />
        <Room of="print" to="/companion/print" name={title.print} note={title.printNote} />
        <Room of="gear" to="/companion/help" name={title.help} />
        <Room of="home" to="/" name={words.menu.hall} />
      </nav>
      <Languages />
      <p className="co-fine">{title.offline}</p>
    </section>
  )
}

function GameRow({ kept }: { kept: Kept }) {
  const { words } = useHand()
  const { language } = useHall()
  const { title } = words
  const { game, ended, touched, id } = kept
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(touched)
  const what = (
    <>
      <span className="co-four" aria-hidden>
        {game.history.at(-1)?.map(rune => (
          <RunePiece key={rune} rune={rune} size={24} />
        ))}
      </span>
      <span>
        {ended === undefined ? title.resume : title[ended]}
        <small>
          {when} · {title.playing(attemptsOf(game), game.hints.length)}
        </small>
      </span>
    </>
  )
  return (
    <li>
      {ended === undefined ? (
        <button type="button" className="co-row" onClick={() => resume(kept)}>
          {what}
        </button>
      ) : (
        <span className="co-row co-over">{what}</span>
      )}
      <button type="button" className="co-forget" aria-label={title.forget(when)} onClick={() => forget(id)}>
        <Sign of="cross" size={16} />
      </button>
    </li>
  )
}

function Room({ of, to, name, note }: { of: SignName; to: string; name: string; note?: string }) {
  return (
    <Link className="co-row" to={to}>
      <Sign of={of} size={22} />
      <span>
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
    </Link>
  )
}

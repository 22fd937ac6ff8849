import { EMBLEMS } from '@runatal/look/emblems.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import owl from '@runatal/look/icons/drawn/owl.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import type { RuneId } from '@runatal/look/runes/signs.ts'
import type { CSSProperties } from 'react'
import { Link } from '../parts/Link.tsx'
import { ago } from '../parts/time.ts'
import { useWords } from '../words/words.ts'
import { clubApi, type Person, type PlayedGame } from './api.ts'
import { Form, GameChip, nameOfGame, useDay, useNumber, Wld } from './parts.tsx'
import { Following } from './Following.tsx'
import { RatingPanel } from './RatingPanel.tsx'
import { useAsked } from './useAsked.ts'
import './person.css'

/** Somebody who keeps a name: how strong, against whom, and what they have played. */
export function PersonPage({ name }: { name: string }) {
  const { club } = useWords()
  const [person, again] = useAsked(`person ${name}`, async () => clubApi.person(name))
  useTitle(typeof person === 'object' ? person.name : name)
  if (person === undefined) return undefined
  if (person === 'none')
    return (
      <div className="page narrow">
        <div className="head">
          <h1>{club.person.none}</h1>
        </div>
        <section className="panel">
          <p>{club.person.noneNote}</p>
        </section>
      </div>
    )
  return (
    <div className="prof">
      <Who person={person} onChange={again} />
      <div className="prof-c">
        <RatingPanel person={person} />
        <Last games={person.games} />
      </div>
      <div className="prof-r">
        {person.against !== undefined && <Against against={person.against} />}
        <Records records={person.records} />
        <Feats feats={person.feats} />
      </div>
    </div>
  )
}

function Who({ person, onChange }: { person: Person; onChange(): void }) {
  const { club } = useWords()
  const { person: say, keep } = club
  const day = useDay()
  const { blocked, me, name, program, since } = person
  return (
    <section className="panel tall" aria-labelledby="who-title">
      <Rune id="mannaz" size={44} />
      <span className="emblem" style={{ '--c': EMBLEMS.dune.glow } as CSSProperties}>
        <Icon of={owl} />
      </span>
      <h1 id="who-title">{name}</h1>
      <p className="here">
        <Sign of="check" size={15} />
        {program ? say.program : keep.mark}
      </p>
      <p>{say.since(day(since))}</p>
      {!me && (
        <>
          {blocked && <p className="here">{say.blocked}</p>}
          <button
            type="button"
            className="btn cut"
            onClick={() =>
              void (blocked ? clubApi.unblock(person.person) : clubApi.block(person.person)).then(onChange)
            }
          >
            <Sign of="ban" size={15} />
            {blocked ? say.unblock : say.block}
          </button>
          {!blocked && <p className="fine">{say.blockNote}</p>}
          {!blocked && !program && <Following name={name} game={person.games[0]?.game} />}
        </>
      )}
    </section>
  )
}

function Last({ games }: { games: readonly PlayedGame[] }) {
  const words = useWords()
  const { person: say, gain, unrated } = words.club
  return (
    <section className="panel last" aria-labelledby="last-title">
      <header>
        <h2 id="last-title">{say.last}</h2>
        {games.length > 0 && <Form results={games.map(({ result }) => result).toReversed()} />}
      </header>
      {games.length === 0 && <p className="none">{say.noGames}</p>}
      <ul>
        {games.map(game => (
          <li key={game.table}>
            <GameChip game={game.game} />
            <span className={`res-t r-${game.result}`}>
              <i />
              {say.results[game.result]}
            </span>
            <span className="sc">
              <Others game={game} />
            </span>
            <span className="pts">{game.together ? '' : game.seats.map(({ score }) => score).join(' – ')}</span>
            <b className={game.gain === undefined ? 'dr' : game.gain >= 0 ? 'dr up' : 'dr dn'}>
              {game.gain === undefined ? <span title={game.unrated && unrated[game.unrated]}>–</span> : gain(game.gain)}
            </b>
            <small>{ago(game.at, words)}</small>
            <Link
              className="sq"
              to={{ page: 'replay', table: game.table, at: 0 }}
              aria-label={say.replayOf(nameOfGame(game.game))}
            >
              <Sign of="play" size={14} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who else sat there: those who keep a name have a page. */
function Others({ game }: { game: PlayedGame }) {
  const words = useWords()
  const others = game.seats.filter(({ mine }) => !mine)
  return others.map((seat, i) => (
    // Seats stay where they are.
    <span key={i}>
      {i > 0 && ', '}
      {seat.bot !== undefined ? (
        words.club.ladder.bot(levelName(seat.bot, words))
      ) : seat.kept ? (
        <Link to={{ page: 'person', name: seat.name }}>{seat.name}</Link>
      ) : (
        seat.name || words.club.someone
      )}
    </span>
  ))
}

function Against({ against }: { against: NonNullable<Person['against']> }) {
  const { person: say } = useWords().club
  const { won, drawn, lost, byGame } = against
  return (
    <section className="panel duel" aria-labelledby="against-title">
      <header>
        <h2 id="against-title">{say.against}</h2>
        <span className="count">{say.games(won + drawn + lost)}</span>
      </header>
      <div className="duel-top">
        <b>{won}</b>
        <Wld won={won} drawn={drawn} lost={lost} />
        <b>{lost}</b>
      </div>
      <ul>
        {byGame.map(one => (
          <li key={one.game}>
            <GameChip game={one.game} />
            <b>{one.won}</b>
            <Wld {...one} />
            <b>{one.lost}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Records({ records }: { records: Person['records'] }) {
  const { person: say } = useWords().club
  const number = useNumber()
  return (
    <section className="panel bests" aria-labelledby="records-title">
      <header>
        <h2 id="records-title">{say.records}</h2>
      </header>
      {records.length === 0 && <p className="none">{say.noGames}</p>}
      <ul>
        {records.map(({ game, players, won, drawn, lost, best }) => (
          <li key={`${game} ${players}`}>
            <GameChip game={game} />
            <span>
              {say.players(players)}
              <small>
                {say.best} {number(best)}
              </small>
            </span>
            <Wld won={won} drawn={drawn} lost={lost} />
            <b>{won + drawn + lost}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Feats({ feats }: { feats: Person['feats'] }) {
  const { person: say } = useWords().club
  return (
    <section className="panel feats" aria-labelledby="feats-title">
      <header>
        <h2 id="feats-title">{say.feats}</h2>
        <span className="count">{say.featCount(feats.filter(({ done, of }) => done >= of).length, feats.length)}</span>
      </header>
      <ul>
        {feats.map(({ id, done, of }) => (
          <li key={id} className={done >= of ? '' : 'off'}>
            <span className="medal" aria-hidden>
              <Rune id={RUNES[id]} size={34} />
            </span>
            <b>{say.feat[id].name}</b>
            <small>
              {say.feat[id].note}
              {done < of && `, ${say.featCount(done, of)}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function levelName(bot: string, words: ReturnType<typeof useWords>): string {
  const { levels } = words.fresh
  return Object.hasOwn(levels, bot) ? levels[bot as keyof typeof levels] : bot
}

const RUNES: Record<Person['feats'][number]['id'], RuneId> = {
  masters: 'tiwaz',
  everywhere: 'othala',
  hearth: 'kenaz',
  crowd: 'sowilo',
  letter: 'ansuz',
  row: 'raido',
}

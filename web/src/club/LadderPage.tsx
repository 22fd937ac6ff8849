import type { Pace } from '@runatal/club'
import { Segments } from '@runatal/look/hall/Segments.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import laurel from '@runatal/look/icons/drawn/laurel-crown.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { useState } from 'react'
import { GAME_IDS, GAMES, type GameId, isGameId } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { Lost } from '../pages/Lost.tsx'
import { useWords } from '../words/words.ts'
import { clubApi, type Ladder, type LadderRow } from './api.ts'
import { LadderSide } from './LadderSide.tsx'
import { Form, useNumber } from './parts.tsx'
import { useAsked } from './useAsked.ts'
import './ladder.css'

/** Of all time, of this month, or of those whom one follows. */
type Listed = 'ever' | 'month' | 'friends'

/** The leaderboard of a game: ratings that are known well, among the fixed stars. */
export function LadderPage({ game }: { game: string }) {
  return isGameId(game) ? <Board game={game} /> : <Lost because="lost" />
}

function Board({ game }: { game: GameId }) {
  const { club } = useWords()
  const { ladder: say, person } = club
  const [pace, setPace] = useState<Pace>('live')
  const [since, setSince] = useState<Listed>('ever')
  const [ladder] = useAsked(`ladder ${game} ${pace} ${since}`, async () => clubApi.ladder(game, pace, since))
  const { name, face, rune } = GAMES[game]
  useTitle(say.of(name))
  const [before, after] = say.of('\n').split('\n')
  return (
    <div className="page">
      <div className="head lad-head">
        <span className={`chip big g-${game}`}>
          <Rune id={rune} size={24} />
        </span>
        <h1>
          {before}
          <em style={{ fontFamily: face }}>{name}</em>
          {after}
        </h1>
        <nav className="lad-pick" aria-label={say.game}>
          {GAME_IDS.map(id => (
            <Link
              key={id}
              to={{ page: 'ladder', game: id }}
              className={`chip big g-${id}`}
              aria-label={GAMES[id].name}
              {...(id === game && { 'aria-current': 'page' as const })}
            >
              <Rune id={GAMES[id].rune} size={18} />
            </Link>
          ))}
        </nav>
        <span className="head-end">
          <Segments<Pace>
            label={person.pace}
            value={pace}
            options={[
              { value: 'live', name: person.live },
              { value: 'letter', name: person.letter },
            ]}
            onChange={setPace}
          />
          <Segments<Listed>
            label={say.since}
            value={since}
            options={(['ever', 'month', 'friends'] as const).map(value => ({ value, name: say.sinces[value] }))}
            onChange={setSince}
          />
        </span>
      </div>
      {typeof ladder === 'object' && (
        <div className="lad">
          <Table ladder={ladder} />
          <LadderSide ladder={ladder} />
        </div>
      )}
    </div>
  )
}

function Table({ ladder }: { ladder: Ladder }) {
  const { ladder: say } = useWords().club
  const { rows, stars, mine } = ladder
  const listed = mine === undefined || rows.some(({ me }) => me) ? rows : [...rows, mine]
  const all = [...listed.map(({ rating }) => rating), ...stars.map(({ rating }) => rating)]
  const low = Math.floor(Math.min(...all) / 100) * 100 - 100
  const high = Math.ceil(Math.max(...all) / 100) * 100 + 100
  const at = (rating: number) => `${((rating - low) / (high - low)) * 100}%`
  const marks = [0.2, 0.5, 0.8].map(part => Math.round((low + part * (high - low)) / 100) * 100)
  const lines = [
    ...listed.map(row => ({ rating: row.rating, row, bot: undefined })),
    ...stars.map(({ bot, rating }) => ({ rating, row: undefined, bot })),
  ].toSorted((one, other) => other.rating - one.rating)
  return (
    <section className="panel lad-t" aria-label={say.title}>
      <table>
        <thead>
          <tr>
            <th className="w-rank">
              <span className="sr">{say.rank}</span>
            </th>
            <th className="w-pl">{say.player}</th>
            <th className="axis">
              <span className="sr">{say.scale}</span>
              <span className="ax head-ax" aria-hidden>
                {marks.map(mark => (
                  <em key={mark} style={{ left: at(mark) }}>
                    {mark}
                  </em>
                ))}
              </span>
            </th>
            <th className="n w-rt">{say.rating}</th>
            <th className="n w-gm">{say.games}</th>
            <th className="w-fm">{say.form}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, bot, rating }) =>
            row === undefined ? (
              <Star key={`bot ${bot}`} bot={bot} rating={rating} left={at(rating)} />
            ) : (
              <Row key={row.name} row={row} at={at} />
            ),
          )}
        </tbody>
      </table>
      {rows.length === 0 && <p className="none">{say.empty}</p>}
    </section>
  )
}

function Row({ row, at }: { row: LadderRow; at(rating: number): string }) {
  const { ladder: say } = useWords().club
  const number = useNumber()
  const { rank, name, me, rating, deviation, games, form } = row
  const bar = { left: at(rating - 2 * deviation), right: `calc(100% - ${at(rating + 2 * deviation)})` }
  return (
    <tr className={`${rank === 1 ? 'first' : ''} ${me ? 'me-row' : ''}`}>
      <td className="rank">{rank === 1 ? <Icon of={laurel} title="1" /> : rank}</td>
      <td className="pl">
        <Link className="pl-in" to={{ page: 'person', name }}>
          <span>
            <b>{name}</b>
            {me && <small>{say.you}</small>}
          </span>
        </Link>
      </td>
      <td className="axis">
        <span className="ax" aria-hidden>
          <i className="dev" style={bar} />
          <i className="pt" style={{ left: at(rating) }} />
        </span>
      </td>
      <td className="n rt">
        <b>{number(rating)}</b>
        <small>± {deviation}</small>
      </td>
      <td className="n gm">{games}</td>
      <td className="fm">
        <Form results={form} />
      </td>
    </tr>
  )
}

function Star({ bot, rating, left }: { bot: string; rating: number; left: string }) {
  const words = useWords()
  const { ladder: say } = words.club
  const number = useNumber()
  const { levels } = words.fresh
  const level = Object.hasOwn(levels, bot) ? levels[bot as keyof typeof levels] : bot
  return (
    <tr className="ref">
      <td />
      <td className="pl">{say.bot(level)}</td>
      <td className="axis">
        <span className="ax" aria-hidden>
          <i className="star" style={{ left }} />
        </span>
      </td>
      <td className="n rt">
        <b>{number(rating)}</b>
      </td>
      <td className="ref-n" colSpan={2}>
        {say.fixed}
      </td>
    </tr>
  )
}

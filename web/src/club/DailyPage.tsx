import { Icon } from '@runatal/look/icons/Icon.tsx'
import flame from '@runatal/look/icons/drawn/flame.ts'
import laurel from '@runatal/look/icons/drawn/laurel-crown.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import { type GameId, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { Lost } from '../pages/Lost.tsx'
import { useSpoken } from '../words/words.ts'
import { type DayResult, playDaily, scoreText, timeLeft, type Today, useToday } from './daily.ts'
import { Histogram } from './Histogram.tsx'
import { Share } from './Share.tsx'
import './daily.css'

/** The deal of the day: my try, my place, the best, what to share, and my streak. */
export function DailyPage({ game }: { game: string | undefined }) {
  const { words } = useSpoken()
  const { daily } = words
  useTitle(daily.title)
  const today = useToday()
  if (today === undefined) return <p className="laying">{words.table.loading}</p>
  if (today === null)
    return (
      <div className="page lost">
        <h1>{daily.title}</h1>
        <p>{daily.offline}</p>
      </div>
    )
  const wanted = game ?? (today.games.find(one => one.mine?.over) ?? today.games[0])?.game
  const deal = today.games.find(one => one.game === wanted)
  if (deal === undefined) return <Lost because="lost" />
  return <Day key={`${deal.game} ${deal.mine?.over}`} today={today} deal={deal} />
}

function Day({ today, deal }: { today: Today; deal: Today['games'][number] }) {
  const { words, language } = useSpoken()
  const { daily, me } = words
  const { game, mine } = deal
  const [result, setResult] = useState<DayResult>()
  useEffect(() => {
    if (mine?.over) void api.dailyResult(game).then(setResult)
  }, [game, mine?.over])
  const { name, rune, face } = GAMES[game]
  const next = today.games.find(one => !one.mine?.over && one.game !== game)
  const score = scoreText(game, mine?.score, language, daily.notSolved)
  return (
    <div className="dayres">
      <section className="panel dayst" aria-labelledby="day-title">
        <Games today={today} game={game} />
        <span className="dayst-rune">
          <Rune id={rune} size={56} />
        </span>
        <small>
          {daily.title} {daily.number(today.day)}
        </small>
        <h1 id="day-title" style={{ fontFamily: face }}>
          {name}
        </h1>
        {mine?.over ? (
          <>
            <b className={mine.score === undefined ? 'pts none' : 'pts'}>{mine.score ?? daily.notSolved}</b>
            <p className="rk">
              {mine.score !== undefined && <span className="sr">{score}. </span>}
              {mine.score === undefined
                ? daily.playedBy(deal.played)
                : daily.place(result?.mine?.place ?? mine.place ?? 1, result?.played ?? deal.played)}
            </p>
            {mine.away && <p className="fine">{daily.wasAway}</p>}
            <Link className="btn cut" to={{ page: 'replay', table: mine.table, at: 0 }}>
              <Sign of="play" size={15} />
              {daily.review}
            </Link>
            {next !== undefined && (
              <button type="button" className="btn gold" onClick={() => void playDaily(next.game, me.guest)}>
                {daily.play(GAMES[next.game].name)}
              </button>
            )}
          </>
        ) : (
          <>
            <p>{mine?.away ? daily.here : daily.playedBy(deal.played)}</p>
            <button type="button" className="btn gold" onClick={() => void playDaily(game, me.guest)}>
              {mine === undefined ? daily.playIt : daily.goOn}
            </button>
            <p className="fine">{daily.oneTry}</p>
            {deal.away !== undefined && <p className="fine">{daily.awayNote}</p>}
            <code>{deal.commitment}</code>
          </>
        )}
      </section>
      <div className="day-c">
        {result !== undefined && <Hall result={result} left={timeLeft(today.until, today.now)} />}
        {result !== undefined && <Best result={result} />}
      </div>
      <div className="day-r">
        {result !== undefined && result.marks.length > 0 && <Share result={result} streak={today.streak.days} />}
        <StreakPanel streak={today.streak} />
      </div>
    </div>
  )
}

function Games({ today, game }: { today: Today; game: GameId }) {
  const { daily } = useSpoken().words
  return (
    <nav className="day-games" aria-label={daily.choose}>
      {today.games.map(one => (
        <Link
          key={one.game}
          to={{ page: 'daily', game: one.game }}
          aria-label={GAMES[one.game].name}
          {...(one.game === game && { 'aria-current': 'page' as const })}
        >
          <Rune id={GAMES[one.game].rune} size={22} />
          {one.mine?.over && <Sign of="check" size={12} />}
        </Link>
      ))}
    </nav>
  )
}

function Hall({ result, left }: { result: DayResult; left: string }) {
  const { daily } = useSpoken().words
  const { mine, played, median } = result
  return (
    <section className="panel" aria-labelledby="room-title">
      <header>
        <h2 id="room-title">{daily.room}</h2>
        <span className="count">{daily.alsoPlayed(played)}</span>
      </header>
      <Histogram result={result} />
      <p className="gist">
        <b>{played < 2 ? daily.alone : daily.better(Math.round(100 * (mine?.better ?? 0)))}</b>{' '}
        {median !== undefined && played > 1 && `${daily.median(String(median))} `}
        {daily.settles(left)}
      </p>
    </section>
  )
}

function Best({ result }: { result: DayResult }) {
  const { words, language } = useSpoken()
  const { daily } = words
  return (
    <section className="panel tops" aria-labelledby="best-title">
      <header>
        <h2 id="best-title">{daily.best}</h2>
        <span className="count">{daily.bestNote}</span>
      </header>
      {result.best.length === 0 && <p className="fine">{daily.bestNone}</p>}
      <ol>
        {result.best.map(one => (
          <li key={one.table} className={`${one.mine ? 'me' : ''} ${one.place === 1 ? 'first' : ''}`}>
            <span className="rank">{one.place === 1 ? <Icon of={laurel} title="1" /> : one.place}</span>
            <b>{one.mine ? daily.me : one.name}</b>
            <Spark stops={one.stops} />
            <em aria-label={scoreText(result.game, one.score, language, daily.notSolved)}>{one.score ?? '–'}</em>
            <Link
              className="btn cut"
              to={{ page: 'replay', table: one.table, at: 0 }}
              aria-label={one.mine ? daily.review : daily.watchOf(one.name)}
            >
              <Sign of="play" size={14} />
              <span>{one.mine ? daily.review : daily.watch}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** How somebody stood along the way, as small columns. */
function Spark({ stops }: { stops: readonly number[] }) {
  const shown = Array.from({ length: Math.min(4, stops.length) }, (_, i) => {
    return stops[Math.ceil(((i + 1) * stops.length) / Math.min(4, stops.length)) - 1] ?? 0
  })
  const [least, most] = [Math.min(0, ...shown), Math.max(1, ...shown)]
  return (
    <svg className="spark" viewBox="0 0 76 32" aria-hidden>
      {shown.map((value, i) => {
        const h = 4 + (28 * (value - least)) / (most - least)
        return <rect key={i} x={i * 19 + 1} y={32 - h} width="15" height={h} rx="2" />
      })}
    </svg>
  )
}

function StreakPanel({ streak }: { streak: Today['streak'] }) {
  const { daily } = useSpoken().words
  return (
    <section className="panel streakp" aria-labelledby="streak-title">
      <header>
        <h2 id="streak-title">{daily.yourStreak}</h2>
        <span className="count">{daily.record(streak.record)}</span>
      </header>
      <div className="sp">
        <span className="sp-n">
          <Icon of={flame} />
          <b>{streak.days}</b>
          <small>{daily.days(streak.days)}</small>
        </span>
        <ol className="cal" aria-label={daily.calendar}>
          {streak.calendar.map(({ day, mark }, i) => (
            <li key={day} className={`d-${mark}${i === streak.calendar.length - 1 ? ' d-today' : ''}`}>
              <span className="sr">{`${daily.number(day)} ${daily.kinds[mark]}`}</span>
            </li>
          ))}
        </ol>
      </div>
      <ul className="cal-l">
        {(['played', 'all', 'grace'] as const).map(mark => (
          <li key={mark}>
            <i className={`cal-k d-${mark}`} />
            {daily.kinds[mark]}
          </li>
        ))}
      </ul>
      <p className="fine">{daily.grace}</p>
    </section>
  )
}

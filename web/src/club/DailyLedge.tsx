import { Icon } from '@runatal/look/icons/Icon.tsx'
import flame from '@runatal/look/icons/drawn/flame.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useWatched } from '@runatal/look/store.ts'
import { serverAnswers } from '../api.ts'
import { GAME_IDS, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { useSpoken } from '../words/words.ts'
import { playDaily, scoreText, timeLeft, type Today, useToday } from './daily.ts'
import './daily.css'

/** The deals of the day at the foot of the steles: one tablet for each game that has one. */
export function DailyLedge() {
  const today = useToday()
  const {
    words: { daily },
  } = useSpoken()
  if (today === undefined) return <div className="daily waiting" />
  if (today === null) return undefined
  return (
    <section className="daily" aria-labelledby="daily-title">
      <header>
        <h2 id="daily-title">{daily.title}</h2>
        <span className="count">{daily.same(today.day)}</span>
        <span className="daily-end">
          {today.streak.days > 0 && (
            <span className="streak">
              <Icon of={flame} />
              {daily.streak(today.streak.days)}
            </span>
          )}
          <span className="left">
            <Sign of="clock" size={15} />
            {daily.left(timeLeft(today.until, today.now))}
          </span>
        </span>
      </header>
      <div className="days">
        {GAME_IDS.flatMap(id => {
          const deal = today.games.find(({ game }) => game === id)
          return deal === undefined ? [] : [<Tablet key={id} deal={deal} />]
        })}
      </div>
    </section>
  )
}

function Tablet({ deal }: { deal: Today['games'][number] }) {
  const {
    language,
    words: { daily, me },
  } = useSpoken()
  const { game, mine, played, away } = deal
  const { name, rune } = GAMES[game]
  const needsHouse = useWatched(serverAnswers) === false && mine === undefined && away === undefined
  const inside = (title: string, note: string, sign: 'play' | 'right' | 'check') => (
    <>
      <span className="day-rune">
        <Rune id={rune} size={22} />
      </span>
      <span className="day-in">
        <small>{name}</small>
        <b>{title}</b>
        <em>{note}</em>
      </span>
      <span className={sign === 'check' ? 'day-ok' : 'day-go'}>
        <Sign of={sign} size={16} />
      </span>
    </>
  )
  if (mine?.over)
    return (
      <Link className="day done" to={{ page: 'daily', game }}>
        {inside(
          scoreText(game, mine.score, language, daily.notSolved),
          mine.score === undefined ? daily.playedBy(played) : daily.place(mine.place ?? 1, played),
          'check',
        )}
      </Link>
    )
  return (
    <button
      type="button"
      className={mine === undefined ? 'day todo' : 'day going'}
      {...(needsHouse && { 'aria-disabled': true })}
      onClick={() => !needsHouse && void playDaily(game, me.guest)}
    >
      {inside(
        mine === undefined ? daily.toPlay : daily.going,
        needsHouse ? daily.needsHouse : mine?.away ? daily.here : daily.playedBy(played),
        mine ? 'right' : 'play',
      )}
    </button>
  )
}

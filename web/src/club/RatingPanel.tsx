import type { Pace } from '@runatal/club'
import { Segments } from '@runatal/look/hall/Segments.tsx'
import { useState } from 'react'
import { FIRST_GAME, GAME_IDS } from '../games.ts'
import { useWords } from '../words/words.ts'
import { clubApi, type Person } from './api.ts'
import { GameChip, nameOfGame, useNumber, Wld } from './parts.tsx'
import { RatingGraph } from './RatingGraph.tsx'
import { useAsked } from './useAsked.ts'

type Days = '90' | '365' | 'all'

/** Ratings, game by game: what they are, and how they came to be. */
export function RatingPanel({ person }: { person: Person }) {
  const { club } = useWords()
  const { person: say } = club
  const number = useNumber()
  const [pace, setPace] = useState<Pace>(() =>
    person.ratings.every(one => one.pace === 'letter') && person.ratings.length > 0 ? 'letter' : 'live',
  )
  const [days, setDays] = useState<Days>('365')
  const its = person.ratings.filter(one => one.pace === pace)
  const [chosen, setChosen] = useState<string>()
  const game = chosen ?? its.toSorted((one, other) => other.games - one.games)[0]?.game ?? FIRST_GAME
  const [points] = useAsked(`history ${person.name} ${game} ${pace} ${days}`, async () =>
    clubApi.history(person.name, game, pace, days),
  )
  const rated = person.ratings.reduce((sum, one) => sum + one.games, 0)
  const now = its.find(one => one.game === game)
  const record = person.records
    .filter(one => one.game === game)
    .reduce((sum, one) => ({ won: sum.won + one.won, drawn: sum.drawn + one.drawn, lost: sum.lost + one.lost }), {
      won: 0,
      drawn: 0,
      lost: 0,
    })
  return (
    <section className="panel rates" aria-labelledby="rates-title">
      <header>
        <h2 id="rates-title">{say.ratings}</h2>
        <span className="count">{say.ratedGames(rated)}</span>
        <span className="segs">
          <Segments<Pace>
            label={say.pace}
            value={pace}
            options={[
              { value: 'live', name: say.live },
              { value: 'letter', name: say.letter },
            ]}
            onChange={setPace}
          />
          <Segments<Days>
            label={say.period}
            value={days}
            options={(['90', '365', 'all'] as const).map(value => ({ value, name: say.periods[value] }))}
            onChange={setDays}
          />
        </span>
      </header>
      <div className="rate-tabs" role="group" aria-label={club.ladder.game}>
        {GAME_IDS.map(id => {
          const one = its.find(rating => rating.game === id)
          return (
            <button key={id} type="button" aria-pressed={id === game} onClick={() => setChosen(id)}>
              <GameChip game={id} />
              <span>
                <b>
                  {one === undefined ? '–' : number(one.rating)}
                  {one !== undefined && !one.known && <i title={club.provisional}>?</i>}
                </b>
                <small>{one === undefined ? '' : `± ${one.deviation}`}</small>
              </span>
            </button>
          )
        })}
      </div>
      {Array.isArray(points) && points.length > 1 ? (
        <RatingGraph points={points} label={say.graph(nameOfGame(game), number(now?.rating ?? 0))} />
      ) : (
        <p className="none">{now === undefined ? say.soon : club.rating(number(now.rating), now.deviation)}</p>
      )}
      <div className="record">
        <span>
          <b>{record.won}</b> {say.won}
        </span>
        <Wld {...record} />
        <span>
          <b>{record.drawn}</b> {say.drawn}
        </span>
        <span>
          <b>{record.lost}</b> {say.lost}
        </span>
      </div>
    </section>
  )
}

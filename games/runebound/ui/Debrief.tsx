import type { Language } from '@runatal/look/board.ts'
import { useEffect } from 'react'
import { HEX_COUNT, hexOf, SITE_HEXES, TERRAIN } from '../content/map.ts'
import { SITES } from '../content/land.ts'
import { heroes } from '../content/tables.ts'
import type { Event, State } from '../rules/types.ts'
import { type Deed, record } from './campaign.ts'
import { TERRAIN_COLOURS } from './art/Die.tsx'
import { Portrait, SEAT_COLOURS } from './art/Portrait.tsx'
import { centre, HEIGHT, hexPath, WIDTH } from './map/geometry.ts'
import { deedsOf, roundsOf, type Sort } from './model/debrief.ts'
import { gaugesOf } from './model/scenario.ts'
import { boardWords } from './words/words.ts'

interface DebriefProps {
  state: State
  events: readonly Event[]
  language: Language
  /** What goes into the campaign book: nothing, for those who only watched. */
  deed: Deed | undefined
}

/** Why it ended so, in one picture: where everybody went, where they fought, how far the antagonist came. */
export function Debrief({ state, events, language, deed }: DebriefProps) {
  useEffect(() => {
    if (deed !== undefined) record(deed)
  }, [deed])
  const words = boardWords[language]
  const rounds = roundsOf(events)
  return (
    <div className="rb-theme rb-debrief">
      <Routes events={events} language={language} />
      <ul className="rb-deeds">
        {deedsOf(state, events).map(({ seat, won, lost, dealt, trophies }) => {
          const hero = heroes[state.heroes[seat]!]
          return (
            hero !== undefined && (
              <li key={seat}>
                <i style={{ borderColor: SEAT_COLOURS[seat] }}>
                  <Portrait hero={hero.id} />
                </i>
                <b>{hero.name[language]}</b>
                <span>
                  {words.deeds(won, lost, trophies)}, {words.damageDealt(dealt)}
                </span>
              </li>
            )
          )
        })}
      </ul>
      <p className="rb-gauges">
        {gaugesOf(state).map(({ name, now, most }) => (
          <span key={name}>{words.gauge[name](now, most)}</span>
        ))}
      </p>
      <ol className="rb-past-rounds" aria-label={words.roundStrip}>
        {rounds.map((sort, i) => (
          <li key={i} className={`rb-past-${sort}`} title={words.pastRound(i + 1, words.pastSort[sort])}>
            <span className="sr">{words.pastRound(i + 1, words.pastSort[sort])}</span>
            <i aria-hidden="true">{SIGNS[sort]}</i>
          </li>
        ))}
      </ol>
      <p className="rb-legend">
        {(['fight', 'lost', 'rest', 'way', 'master'] as const).map(sort => (
          <span key={sort} className={`rb-past-${sort}`}>
            <i aria-hidden="true">{SIGNS[sort]}</i> {words.pastSort[sort]}
          </span>
        ))}
      </p>
    </div>
  )
}

const SIGNS: Readonly<Record<Sort, string>> = { fight: '⚔', lost: '✕', rest: '☾', way: '·', master: '◆' }

function Routes({ events, language }: { events: readonly Event[]; language: Language }) {
  const words = boardWords[language]
  const routes = new Map<number, string[]>()
  const fights: { x: number; y: number; won: boolean }[] = []
  const at = new Map<number, number>()
  const master: string[] = []
  for (const event of events) {
    if (event.type === 'hero_moved') {
      const to = hexOf(event.to)
      const way = routes.get(event.seat) ?? [point(hexOf(event.from), event.seat)]
      routes.set(event.seat, [...way, point(to, event.seat)])
      at.set(event.seat, to)
    } else if (event.type === 'combat_won' || event.type === 'combat_lost') {
      const here = at.get(event.seat)
      if (here !== undefined) fights.push({ ...centre(here), won: event.type === 'combat_won' })
    } else if (event.type === 'master_appeared' || event.type === 'master_moved')
      master.push(point(hexOf(event.hex), 0))
  }
  return (
    <svg className="rb-routes" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.routes}>
      <rect width={WIDTH} height={HEIGHT} fill="#eedfb8" />
      {Array.from({ length: HEX_COUNT }, (_, hex) => (
        <path
          key={hex}
          d={hexPath(hex)}
          fill={TERRAIN_COLOURS[TERRAIN[hex]!] ?? '#c9a27a'}
          fillOpacity=".5"
          stroke="#42301c"
          strokeOpacity=".3"
        />
      ))}
      {[...routes].map(([seat, points]) => (
        <g key={seat} fill="none" strokeLinejoin="round" strokeLinecap="round">
          <polyline points={points.join(' ')} stroke="#fff6df" strokeWidth="11" />
          <polyline
            points={points.join(' ')}
            stroke={SEAT_COLOURS[seat]}
            strokeWidth="6"
            strokeDasharray={['none', '14 8', '3 10', '16 6 3 6'][seat]}
          />
        </g>
      ))}
      {master.length > 0 && (
        <polyline
          points={master.join(' ')}
          fill="none"
          stroke="#c3202a"
          strokeWidth="9"
          strokeDasharray="2 14"
          strokeLinecap="round"
        />
      )}
      {fights.map(({ x, y, won }, i) => (
        <g key={i} transform={`translate(${x} ${y})`}>
          <circle r="17" fill={won ? '#5c1611' : '#2b2024'} stroke="#ffe9c4" strokeWidth="3" />
          <path d={won ? 'M-7 -7L7 7M7 -7L-7 7' : 'M-8 0H8'} stroke="#fff3d6" strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
      {SITES.map(
        (site, i) =>
          site.kind === 'city' && (
            <text
              key={site.id}
              x={centre(SITE_HEXES[i]!).x}
              y={centre(SITE_HEXES[i]!).y + 6}
              textAnchor="middle"
              className="rb-route-name"
            >
              {site.name[language]}
            </text>
          ),
      )}
    </svg>
  )
}

/** Each a little aside, so that ways that were gone together are all seen. */
function point(hex: number, seat: number): string {
  const { x, y } = centre(hex)
  return `${x + 4 * seat - 6},${y + 4 * seat - 6}`
}

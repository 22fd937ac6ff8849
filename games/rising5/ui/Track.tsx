import { memo, useId } from 'react'
import { HEROES } from '../content/names.ts'
import { NONE } from '../rules/types.ts'
import { Standee } from './art/Hero.tsx'
import type { Choices, Press } from './model/choices.ts'
import { eclipseAfter, moonsInSight, TOTAL_ECLIPSE } from './model/fight.ts'
import { useTable } from './table.ts'

const SPACES = Array.from({ length: TOTAL_ECLIPSE }, (_, i) => i + 1)
/** Beyond this space it gets dark. */
const LATE = (TOTAL_ECLIPSE + 1) / 2

/** The eclipse: a row of suns, each more covered than the last, the marker, and where a waiting crisis would push it. */
export function Track() {
  const { state, words } = useTable()
  const moons = moonsInSight(state)
  const after = eclipseAfter(state, moons)
  return (
    <section className="r5-panel r5-track" aria-label={words.eclipse} data-spot="track">
      <h2 className="r5-title">{words.eclipse}</h2>
      <div
        className="r5-suns"
        role="img"
        aria-label={words.eclipseSays(state.eclipse, TOTAL_ECLIPSE, state.moonWaiting ? after : undefined)}
      >
        <Suns />
        <span className="r5-marker" data-piece="eclipse" style={{ top: share(state.eclipse) }}>
          {state.eclipse}
        </span>
        {state.moonWaiting && after > state.eclipse && (
          <span
            className={after === TOTAL_ECLIPSE ? 'r5-threat r5-fatal' : 'r5-threat'}
            style={{ top: share(state.eclipse), height: `${((after - state.eclipse) / TOTAL_ECLIPSE) * 100}%` }}
          >
            <b>+{moons}</b>
          </span>
        )}
      </div>
    </section>
  )
}

/** How far down a space of the track is. */
function share(space: number): string {
  return `${((space - 0.5) / TOTAL_ECLIPSE) * 100}%`
}

const Suns = memo(() => {
  const id = useId()
  return (
    <svg viewBox={`0 0 60 ${30 * TOTAL_ECLIPSE}`} preserveAspectRatio="none" aria-hidden>
      <path d={`M22 15V${30 * TOTAL_ECLIPSE - 15}`} stroke="#05080f" strokeWidth="20" strokeLinecap="round" />
      {SPACES.map(space => {
        const y = 30 * (space - 0.5)
        const last = space === TOTAL_ECLIPSE
        const off = 26 * (1 - (space - 1) / (TOTAL_ECLIPSE - 1))
        return (
          <g key={space} transform={`translate(22 ${y})`}>
            <circle
              r="12.5"
              fill={last ? '#0b0205' : '#ffd873'}
              stroke={last ? '#ff5a52' : space > LATE ? '#c9565a' : '#8a6a2a'}
              strokeWidth={last ? 3 : 1.5}
            />
            {!last && (
              <>
                <clipPath id={`${id}${space}`}>
                  <circle r="11.7" />
                </clipPath>
                <circle
                  clipPath={`url(#${id}${space})`}
                  cx={off}
                  r="12.5"
                  fill={space > LATE ? '#4a0a14' : '#3a1420'}
                />
              </>
            )}
            <text x="20" y="4.5" fill={space > LATE ? '#ffb3ae' : '#d8cfae'}>
              {space}
            </text>
          </g>
        )
      })}
    </svg>
  )
})

/** R5-019: where markers start, and from where a hero can be looked up. */
export function Portraits({ choices, press }: { choices: Choices; press(press: Press): void }) {
  const { state, words, game, frozen, zoom } = useTable()
  return (
    <ul className="r5-portraits" aria-label={words.portraits} data-spot="portraits">
      {HEROES.map((hero, number) => {
        const home = state.at[number] === NONE
        const choice = home ? choices.heroes.get(hero) : undefined
        return (
          <li key={hero}>
            <button
              type="button"
              className={`r5-portrait${home ? '' : ' r5-away'}${choice === undefined ? '' : ' r5-legal'}`}
              data-choice={choice === undefined ? undefined : true}
              aria-disabled={frozen || undefined}
              aria-label={home ? words.onPortrait(game.heroes[hero]) : words.aboutHero(game.heroes[hero])}
              onClick={() => (choice === undefined ? zoom({ what: 'hero', hero }) : press(choice))}
            >
              <span {...(home && { 'data-piece': `hero:${hero}` })}>
                <Standee hero={hero} />
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

import brokenHeart from '@runatal/look/icons/drawn/broken-heart.ts'
import laurelCrown from '@runatal/look/icons/drawn/laurel-crown.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import { stories } from '../content/tables.ts'
import { questHexes } from '../rules/places.ts'
import { hasTrackToken } from '../rules/scenarios/red.ts'
import { NONE } from '../rules/types.ts'
import { codeOf, PLAGUE_SITES } from '../content/map.ts'
import { SubjectSign } from './art/Subject.tsx'
import { placeOf } from './model/hex.ts'
import { ROMAN } from './model/pieces.ts'
import { countsOf, type Gauge, gaugesOf, roundsLeft } from './model/scenario.ts'
import { Corners } from './parts/Corners.tsx'
import { useTable } from './table.ts'

/** The scenario: what wins, what loses, how near both are, and the story quests that lie open. */
export function Story({ isWhole = false }: { isWhole?: boolean }) {
  const { state, words, game, zoom } = useTable()
  const gauges = gaugesOf(state)
  const { wins, loses } = game.goals[state.scenario]
  return (
    <section className="rb-vellum rb-story" aria-label={words.scenario} tabIndex={0} data-story>
      <Corners />
      <header>
        <SubjectSign of={{ scenario: state.scenario }} />
        <span>
          {isWhole ? (
            <b>{game.scenarios[state.scenario]}</b>
          ) : (
            <button type="button" className="rb-story-open" onClick={() => zoom({ what: 'story' })}>
              {game.scenarios[state.scenario]}
            </button>
          )}
          <small>{words.scenarioFor(state.heroes.length)}</small>
        </span>
      </header>
      <Goal isWin text={wins} gauges={gauges.filter(gauge => gauge.for === 'win')} />
      <Goal text={loses} gauges={gauges.filter(gauge => gauge.for === 'lose')} />
      <div className="rb-state">
        <p className="rb-counts">
          {countsOf(state).map(([name, count]) => (
            <span key={name}>{words.count[name](count)}</span>
          ))}
          {state.restForbidden && <span>{words.noRest}</span>}
        </p>
        {isWhole && <Quests />}
      </div>
    </section>
  )
}

function Goal({ isWin = false, text, gauges }: { isWin?: boolean; text: string; gauges: readonly Gauge[] }) {
  const { words } = useTable()
  return (
    <div className={isWin ? 'rb-goal rb-wins' : 'rb-goal rb-loses'}>
      <span className="rb-goal-mark">
        <Icon of={isWin ? laurelCrown : brokenHeart} />
      </span>
      <div>
        <p title={text}>
          <b>{isWin ? words.won : words.lost}</b> {text}
        </p>
        <ul>
          {gauges.map(gauge => (
            <li key={gauge.name} className="rb-gauge">
              <span>{words.gauge[gauge.name](gauge.now, gauge.most)}</span>
              <i aria-hidden="true">
                <i style={{ width: `${(100 * gauge.now) / Math.max(1, gauge.most)}%` }} />
              </i>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The story quests that lie open, on a slip of their own beside the map. */
export function QuestSlip() {
  const { state, words } = useTable()
  if (state.slots.every(card => card === NONE)) return undefined
  return (
    <section className="rb-vellum rb-slip" aria-label={words.storyQuests}>
      <Quests />
    </section>
  )
}

function Quests() {
  const { state, words, language, zoom } = useTable()
  const open = state.slots.flatMap((card, slot) => (card >= 0 ? [{ card, slot }] : []))
  const epicentre = state.epicentre === NONE ? undefined : placeOf(PLAGUE_SITES[state.epicentre]!)
  if (open.length === 0 && epicentre === undefined) return undefined
  return (
    <>
      <h3>{words.storyQuests}</h3>
      <ul className="rb-skills">
        {epicentre !== undefined && (
          <li>
            <b>{words.epicentre}</b> <small>{epicentre[language]}</small>
          </li>
        )}
        {open.map(({ card, slot }) => {
          const [hex] = questHexes(state, slot)
          const place = hex === undefined ? '' : (placeOf(hex)?.[language] ?? codeOf(hex))
          return (
            <li key={slot}>
              <button type="button" onClick={() => zoom({ what: 'card', id: stories[card]!.id })}>
                <b className="rb-roman">{ROMAN[slot]}</b> {stories[card]!.name[language]} <small>{place}</small>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The scenario in a line, for narrow screens: opens the whole panel. */
export function StoryStrip() {
  const { state, words, zoom } = useTable()
  const gauges = gaugesOf(state)
  const win = gauges.find(gauge => gauge.for === 'win')
  const lose = gauges.find(gauge => gauge.for === 'lose')
  return (
    <button type="button" className="rb-strip" onClick={() => zoom({ what: 'story' })} data-story-strip>
      <SubjectSign of={{ scenario: state.scenario }} />
      <span>
        {win !== undefined && (
          <b title={words.gauge[win.name](win.now, win.most)}>{words.gauge[win.name](win.now, win.most)}</b>
        )}
        {lose !== undefined && (
          <small title={words.gauge[lose.name](lose.now, lose.most)}>
            {words.gauge[lose.name](lose.now, lose.most)}
          </small>
        )}
      </span>
      <em>{words.actAndSpace(state.act, state.space)}</em>
    </button>
  )
}

/** The two acts, twelve spaces each. */
export function TimeTrack() {
  const { state, words } = useTable()
  const isPlagued = (act: number, space: number) => state.scenario === 'red' && act === 2 && hasTrackToken(state, space)
  return (
    <div className="rb-time" role="img" aria-label={words.timeIs(state.act, state.space, roundsLeft(state))} data-time>
      <b>I</b>
      <b>II</b>
      {Array.from({ length: 12 }, (_, i) => i + 1).map(space =>
        [1, 2].map(act => (
          <span
            key={`${act}-${space}`}
            className={`${cellClass(act, space, state.act, state.space)}${isPlagued(act, space) ? ' rb-plagued' : ''}`}
          >
            {SIGNS[space] ?? space}
          </span>
        )),
      )}
    </div>
  )
}

/** Stories at 3, 7 and 11, gems at 5 and 9 (RB-198, RB-199). */
const SIGNS: Readonly<Record<number, string>> = { 3: '❦', 7: '❦', 11: '❦', 5: '◆', 9: '◆' }

function cellClass(act: number, space: number, nowAct: number, nowSpace: number): string {
  if (act === nowAct && space === nowSpace) return 'rb-now'
  return act < nowAct || (act === nowAct && space < nowSpace) ? 'rb-past' : ''
}

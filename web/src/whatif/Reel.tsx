import { LEVELS } from '@runatal/look/manifest.ts'
import { Sign, type SignName } from '@runatal/look/hall/Sign.tsx'
import { type Chapter, endOf, type Place } from '@runatal/study'
import { useKey } from '../table/useKey.ts'
import { useWords } from '../words/words.ts'
import type { How } from './useMoves.ts'

interface ReelProps {
  chapter: Chapter
  place: Place
  how: How
  mayWrite: boolean
  onHow(how: How): void
  onGo(place: Place): void
}

/** Along the line one stands on: back and forth, through whose eyes, and how a new branch goes on. */
export function Reel({ chapter, place, how, mayWrite, onHow, onGo }: ReelProps) {
  const { replay, whatIf, fresh } = useWords()
  const its = chapter.branches.find(({ id }) => id === place.branch)
  const first = its?.from.position ?? 0
  const last = endOf(chapter, place.branch)
  const { position } = place
  const show = (to: number) => {
    // Before its first move a branch is where it left another line.
    if (its !== undefined && to < first) onGo({ ...its.from, position: Math.max(0, to) })
    else onGo({ ...place, position: Math.max(0, Math.min(last, to)) })
  }
  useKey('arrowleft', () => show(position - 1))
  useKey('arrowright', () => show(position + 1))
  useKey('home', () => show(first))
  useKey('end', () => show(last))
  return (
    <section className="reel-box" aria-label={replay.position}>
      <div className="reel">
        <Step sign="prev" label={replay.start} disabled={position === 0} onPress={() => show(first)} />
        <Step sign="left" label={replay.back} disabled={position === 0} onPress={() => show(position - 1)} />
        <Step sign="right" label={replay.forward} disabled={position === last} onPress={() => show(position + 1)} />
        <Step sign="next" label={replay.end} disabled={position === last} onPress={() => show(last)} />
        <label className="scrub">
          <span>{replay.of(position, last)}</span>
          <input
            type="range"
            min={first}
            max={last}
            value={position}
            aria-label={replay.position}
            aria-valuetext={replay.of(position, last)}
            onChange={event => show(Number(event.target.value))}
          />
        </label>
      </div>
      <div className="how-on">
        <label>
          <span>{whatIf.seenBy}</span>
          <select
            value={how.as ?? ''}
            onChange={event => {
              const { value } = event.target
              onHow({ ...how, as: value === '' ? undefined : Number(value) })
            }}
          >
            <option value="">{whatIf.mover}</option>
            {chapter.seats.map((name, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {mayWrite && chapter.seats.length > 1 && (
          <label>
            <span>{whatIf.others}</span>
            <select
              value={how.others}
              onChange={event => {
                const { value } = event.target
                onHow({ ...how, others: LEVELS.find(level => level === value) ?? 'me' })
              }}
            >
              <option value="me">{whatIf.byMe}</option>
              {LEVELS.map(level => (
                <option key={level} value={level}>
                  {whatIf.bots(fresh.levels[level])}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {mayWrite && its === undefined && (
        <div className="knowing" role="radiogroup" aria-label={replay.hidden}>
          {[true, false].map(anew => (
            <button
              key={String(anew)}
              type="button"
              role="radio"
              aria-checked={how.anew === anew}
              onClick={() => onHow({ ...how, anew })}
            >
              {anew ? replay.anew : replay.same}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

function Step(props: { sign: SignName; label: string; disabled: boolean; onPress(): void }) {
  const { sign, label, disabled, onPress } = props
  return (
    <button type="button" className="ico" aria-label={label} title={label} disabled={disabled} onClick={onPress}>
      <Sign of={sign} size={16} />
    </button>
  )
}

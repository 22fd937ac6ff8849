import type { Seat } from '@runatal/kernel'
import { type Level, LEVELS } from '@runatal/look/manifest.ts'
import { Segments } from '@runatal/look/hall/Segments.tsx'
import { Sheet } from '@runatal/look/hall/Sheet.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useState } from 'react'
import { myName } from '../me.ts'
import { go } from '../router.ts'
import type { Branch } from '../tables/branch.ts'
import { ask } from '../tables/desk.ts'
import type { Plan } from '../tables/house.ts'
import { newLocalId } from '../tables/local.ts'
import { useWords } from '../words/words.ts'

interface PlayFromProps {
  title: string
  note: string
  names: readonly string[]
  /** Whose place is offered first. */
  seat: Seat
  /** The table that comes of it; undefined where nobody has anything to decide. */
  plan(branch: Omit<Branch, 'position'>, luck: [number, number]): Plan | undefined
  onClose(): void
}

/** A game goes on from a position on this device: in whose place, and with what was hidden. */
export function PlayFrom({ title, note, names, seat, plan: planOf, onClose }: PlayFromProps) {
  const words = useWords()
  const { replay, fresh } = words
  const [branch, setBranch] = useState<Pick<Branch, 'seat' | 'level' | 'hidden'>>({
    seat,
    level: 'adept',
    hidden: 'anew',
  })
  const [over, setOver] = useState(false)
  const begin = async () => {
    const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2))
    const plan = planOf({ ...branch, name: myName() || words.me.guest }, [a, b])
    const table = newLocalId()
    if (plan === undefined || (await ask('start', { table, plan })) !== undefined) setOver(true)
    else go({ page: 'table', table })
  }
  return (
    <Sheet title={title} onClose={onClose}>
      <div className="from">
        <p className="fine">{note}</p>
        {names.length > 1 && (
          <>
            <h3>{replay.seat}</h3>
            <Segments
              label={replay.seat}
              value={String(branch.seat)}
              options={names.map((name, i) => ({ value: String(i), name }))}
              onChange={value => setBranch({ ...branch, seat: Number(value) })}
            />
          </>
        )}
        <h3>{replay.hidden}</h3>
        <div className="from-hidden" role="radiogroup" aria-label={replay.hidden}>
          {(['anew', 'same'] as const).map(hidden => (
            <label key={hidden} className={branch.hidden === hidden ? 'on' : ''}>
              <input
                type="radio"
                name="hidden"
                checked={branch.hidden === hidden}
                onChange={() => setBranch({ ...branch, hidden })}
              />
              <span>
                <b>{replay[hidden]}</b>
                <small>{hidden === 'anew' ? replay.anewNote(names[branch.seat] ?? '') : replay.sameNote}</small>
              </span>
            </label>
          ))}
        </div>
        {names.length > 1 && (
          <>
            <h3>{replay.bots}</h3>
            <Segments<Level>
              label={replay.bots}
              value={branch.level}
              options={LEVELS.map(level => ({ value: level, name: fresh.levels[level] }))}
              onChange={level => setBranch({ ...branch, level })}
            />
          </>
        )}
        {over && <p role="alert">{replay.branchOver}</p>}
        <button type="button" className="btn gold" onClick={() => void begin()}>
          <Sign of="play" size={16} />
          {replay.begin}
        </button>
      </div>
    </Sheet>
  )
}

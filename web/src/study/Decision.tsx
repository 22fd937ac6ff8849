import type { AnyTypes } from '@runatal/kernel'
import type { Judged, Weighed } from '@runatal/study'
import { at } from '@runatal/look/at.ts'
import type { AnyUi } from '../boards.ts'
import { useSpoken } from '../words/words.ts'
import { MarkSign } from './MarkSign.tsx'

interface DecisionProps {
  judged: Judged<AnyTypes>
  /** What the seat saw when it chose. */
  seen: AnyTypes['state']
  ui: AnyUi
  name: string
  open: boolean
  onOpen(open: boolean): void
}

/** One decision: what it was worth, and the best of what else could have been done, with a reason. */
export function Decision({ judged, seen, ui, name, open, onOpen }: DecisionProps) {
  const { words, language } = useSpoken()
  const { study } = words
  const { seat, best, chosen, others, mark } = judged
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const lost = Math.round(100 * at(best, chosen).behind)
  const chance = (one: Weighed<AnyTypes>) => at(open ? one.open : one.chances, seat)
  const said = ui.words[language]
  const rows = best.map((one, i) => ({ one, i })).toSorted((a, b) => (open ? chance(b.one) - chance(a.one) : a.i - b.i))
  return (
    <section className="decision" aria-label={study.decision(name)}>
      <header>
        <MarkSign mark={mark} size={26} />
        <h3>{study.marks[mark]}</h3>
        {lost > 0 && <b className="gave">{study.lost(lost)}</b>}
      </header>
      <div className="knowing" role="radiogroup" aria-label={study.knowing}>
        {[false, true].map(all => (
          <button key={String(all)} type="button" role="radio" aria-checked={open === all} onClick={() => onOpen(all)}>
            {all ? study.allOpen : study.known(name)}
          </button>
        ))}
      </div>
      <ol className="weighed">
        {rows.map(({ one, i }) => {
          // What the best gains over the chosen one, or over the second; the others' chances speak for themselves.
          const than = i === 0 ? best[chosen === 0 ? 1 : chosen] : undefined
          const reason = than && said.why?.(one.move, than.move, seen, seat)
          return (
            <li key={i} className={i === 0 ? 'first' : i === chosen && mark !== 'best' ? 'played' : ''}>
              <span className="what">
                <b>{said.move(one.move, seen, seat)}</b>
                {i === chosen && <em>{study.played}</em>}
                {reason !== undefined && <small>{reason}</small>}
              </span>
              <span className="how">
                <b>{share.format(chance(one))}</b>
                <i style={{ width: `${100 * chance(one)}%` }} />
              </span>
            </li>
          )
        })}
      </ol>
      {others > 0 && <p className="fine">{study.others(others)}</p>}
    </section>
  )
}

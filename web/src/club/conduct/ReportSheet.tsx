import { Sheet } from '@runatal/look/hall/Sheet.tsx'
import type { ChatLine } from '@runatal/table'
import { useState } from 'react'
import { inWords } from '../../parts/refusal.ts'
import type { NotDone } from '../../tables/table.ts'
import { useSpoken } from '../../words/words.ts'
import { conductApi, type Reason, REASONS } from './api.ts'
import './conduct.css'

interface ReportSheetProps {
  table: string
  person: string
  name: string
  /** What they have said there. */
  said: readonly ChatLine[]
  onClose(): void
}

/** To report somebody: which lines are meant, and why. */
export function ReportSheet({ table, person, name, said, onClose }: ReportSheetProps) {
  const spoken = useSpoken()
  const { conduct } = spoken.words
  const [reason, setReason] = useState<Reason>('insult')
  const [lines, setLines] = useState<readonly number[]>([])
  const [answer, setAnswer] = useState<object | NotDone>()
  const send = async () => setAnswer(await conductApi.report(person, table, reason, lines))
  const mark = (at: number) => setLines(lines.includes(at) ? lines.filter(one => one !== at) : [...lines, at])
  return (
    <Sheet title={conduct.reportOf(name)} onClose={onClose}>
      {answer !== undefined ? (
        <p role="status">{isRefused(answer) ? inWords(answer, undefined, spoken) : conduct.sent}</p>
      ) : (
        <div className="report">
          {said.length > 0 && (
            <fieldset>
              <legend>{conduct.which}</legend>
              {said.map(line => (
                <label key={line.at}>
                  <input type="checkbox" checked={lines.includes(line.at)} onChange={() => mark(line.at)} />
                  {line.text}
                </label>
              ))}
            </fieldset>
          )}
          <fieldset>
            <legend>{conduct.why}</legend>
            {REASONS.map(one => (
              <label key={one}>
                <input type="radio" name="reason" checked={one === reason} onChange={() => setReason(one)} />
                {conduct.reasons[one]}
              </label>
            ))}
          </fieldset>
          <button type="button" className="btn gold" onClick={() => void send()}>
            {conduct.send}
          </button>
        </div>
      )}
    </Sheet>
  )
}

function isRefused(answer: object): answer is NotDone {
  return 'refused' in answer
}

import { useSetting } from '../table.ts'
import { whyOf } from '../words/words.ts'

/** Why something cannot be done: shown while what it belongs to is pointed at or holds the focus. */
export function Why({ rule, showRule }: { rule: string; showRule(id: string): void }) {
  const { words } = useSetting()
  return (
    <span className="rauha-why">
      {whyOf(words, rule)}{' '}
      <button type="button" tabIndex={-1} onClick={() => showRule(rule)}>
        {rule}
      </button>
    </span>
  )
}

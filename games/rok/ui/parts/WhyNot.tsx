import { useEffect } from 'react'
import { useTable } from '../table.ts'
import type { Reason } from '../words/words.ts'

interface WhyNotProps {
  reason: Reason
  /** How often something was pressed that could not be: each press says it anew. */
  press: number
  close(): void
}

/** Why a stone cannot be taken, with the rule that says so: after a press, for a while, by finger, mouse and key alike. */
export function WhyNot({ reason, press, close }: WhyNotProps) {
  const { words, showRule } = useTable()
  const rule = RULES[reason]
  useEffect(() => {
    const timer = setTimeout(close, SAID_FOR)
    return () => clearTimeout(timer)
  }, [press, close])
  return (
    <p className="rok-whynot" role="status" key={press}>
      {words.whyNot[reason]}
      <button type="button" className="rid" onClick={() => showRule(rule)}>
        {rule}
      </button>
    </p>
  )
}

const RULES: Record<Reason, string> = { faceDown: 'ROK-063', noTarget: 'ROK-189', notOpen: 'ROK-079' }
const SAID_FOR = 5000

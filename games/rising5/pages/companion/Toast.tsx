import type { Refusal } from '../../companion/index.ts'
import { useEffect } from 'react'
import { useHand } from './hand.ts'

/** Says why nothing happened, with the rule that says so. */
export function Toast({ refused, onGone }: { refused: Refusal | undefined; onGone(): void }) {
  const { words } = useHand()
  useEffect(() => {
    if (refused === undefined) return
    const later = setTimeout(onGone, 6000)
    return () => clearTimeout(later)
  }, [refused, onGone])
  return (
    <div className="co-toast" role="alert">
      {refused !== undefined && (
        <p>
          {words.refusals[refused.why]} <small>{refused.rule}</small>
        </p>
      )}
    </div>
  )
}

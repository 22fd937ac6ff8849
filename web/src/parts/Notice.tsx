import { useEffect, useState } from 'react'
import { registerSW } from 'virtual:pwa-register'
import { useWords } from '../words/words.ts'

/** Makes the hall work offline, and says when a new version waits: never in the middle of a move. */
export function Notice() {
  const words = useWords()
  const [renew, setRenew] = useState<() => void>()
  useEffect(() => {
    const update = registerSW({ onNeedRefresh: () => setRenew(() => () => void update(true)) })
  }, [])
  if (renew === undefined) return undefined
  return (
    <div className="notice" role="status">
      {words.update}
      <button type="button" className="btn cut" onClick={renew}>
        {words.reload}
      </button>
    </div>
  )
}

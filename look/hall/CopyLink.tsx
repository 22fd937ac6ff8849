import { useEffect, useState } from 'react'
import { copy } from './copy.ts'
import { useHall } from './hall.ts'
import { Sign } from './Sign.tsx'

/** Copies a link, and says that it did. */
export function CopyLink({ link }: { link: string }) {
  const { words } = useHall()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 2500)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <>
      <button type="button" className="btn cut copy" onClick={() => void copy(link).then(setCopied)}>
        <Sign of={copied ? 'check' : 'copy'} size={16} />
        {copied ? words.copied : words.copy}
      </button>
      <span role="status" className="sr">
        {copied ? words.copied : ''}
      </span>
    </>
  )
}

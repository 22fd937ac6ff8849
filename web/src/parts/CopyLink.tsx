import { useEffect, useState } from 'react'
import { useWords } from '../words/words.ts'
import { copy } from './copy.ts'
import { Sign } from './Sign.tsx'

/** Copies a link, and says that it did. */
export function CopyLink({ link }: { link: string }) {
  const { room } = useWords()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 2500)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button type="button" className="btn cut copy" onClick={() => void copy(link).then(setCopied)}>
      <Sign of={copied ? 'check' : 'copy'} size={16} />
      <span role="status">{copied ? room.copied : room.copy}</span>
    </button>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useWords } from '../words/words.ts'

interface FindBarProps {
  query: string
  found: number
  children: ReactNode
  onQuery(query: string): void
  onStep(by: number): void
}

/** The search over a rulebook: type, or press `/`; Enter and the arrows go from find to find. */
export function FindBar({ query, found, children, onQuery, onStep }: FindBarProps) {
  const { book } = useWords()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const slash = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (event.key !== '/' || typing) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', slash)
    return () => removeEventListener('keydown', slash)
  }, [])
  return (
    <div className="leaf-top" role="search">
      {children}
      <label className="find">
        <Sign of="search" />
        <input
          ref={field}
          type="search"
          value={query}
          aria-label={book.find}
          placeholder={book.findHint}
          onChange={event => onQuery(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1)
          }}
        />
        <kbd aria-hidden>/</kbd>
      </label>
      <span className="found" role="status">
        {query.trim().length > 1 && (
          <>
            <b>{found}</b> {book.found(found)}
          </>
        )}
      </span>
      <span className="steps">
        <button
          type="button"
          className="sq"
          aria-label={book.previous}
          disabled={found === 0}
          onClick={() => onStep(-1)}
        >
          <Sign of="prev" size={16} />
        </button>
        <button type="button" className="sq" aria-label={book.next} disabled={found === 0} onClick={() => onStep(1)}>
          <Sign of="next" size={16} />
        </button>
      </span>
    </div>
  )
}

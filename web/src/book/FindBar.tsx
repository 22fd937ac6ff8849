import { type ReactNode, useEffect, useRef } from 'react'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useWords } from '../words/words.ts'

interface FindBarProps {
  query: string
  /** How much is found; undefined while nothing is looked for. */
  found: number | undefined
  children: ReactNode
  onQuery(query: string): void
  /** Somebody is about to search. */
  onReady(): void
  /** Goes to the best of what is found. */
  onFirst(): void
}

/** The search over a book: type, or press `/`; Enter goes to the first find. */
export function FindBar({ query, found, children, onQuery, onReady, onFirst }: FindBarProps) {
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
          onFocus={onReady}
          onChange={event => onQuery(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter') onFirst()
            if (event.key === 'Escape') onQuery('')
          }}
        />
        <kbd aria-hidden>/</kbd>
      </label>
      <span className="found" role="status">
        {found !== undefined && book.found(found)}
      </span>
    </div>
  )
}

import { Rune } from '@runatal/look/runes/Rune.tsx'
import { useRef, useState } from 'react'
import { GAME_IDS, GAMES } from '../games.ts'
import { isStill, settings } from '../settings.ts'
import { useWords } from '../words/words.ts'
import { Stele } from './Stele.tsx'

/** The games, standing in a row as wide as there are games; on phones, one at a time. */
export function Steles() {
  const { home } = useWords()
  const row = useRef<HTMLElement>(null)
  const [at, setAt] = useState(0)
  const show = (i: number) => {
    const [first, second] = [...(row.current?.children ?? [])] as HTMLElement[]
    if (first !== undefined && second !== undefined)
      row.current?.scrollTo({
        left: i * (second.offsetLeft - first.offsetLeft),
        behavior: isStill(settings.get()) ? 'instant' : 'smooth',
      })
  }
  const scrolled = () => {
    const [first, second] = [...(row.current?.children ?? [])] as HTMLElement[]
    if (row.current === null || first === undefined || second === undefined) return
    setAt(Math.round(row.current.scrollLeft / (second.offsetLeft - first.offsetLeft)))
  }
  return (
    <>
      <section className="steles" aria-label={home.games} ref={row} onScroll={scrolled}>
        {GAME_IDS.map(id => (
          <Stele key={id} id={id} />
        ))}
      </section>
      <nav className="pager" aria-label={home.games}>
        {GAME_IDS.map((id, i) => (
          <button
            key={id}
            type="button"
            aria-label={home.go(GAMES[id].name)}
            {...(i === at && { 'aria-current': true })}
            onClick={() => show(i)}
          >
            <Rune id={GAMES[id].rune} size={20} />
          </button>
        ))}
      </nav>
    </>
  )
}

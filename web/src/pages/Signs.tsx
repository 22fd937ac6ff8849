import { Rune } from '@runatal/look/runes/Rune.tsx'
import { LOOKALIKE, type RuneId, SIGNS } from '@runatal/look/runes/signs.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useWords } from '../words/words.ts'
import './signs.css'

/** All the runes on one sheet, at the sizes in which they must be told apart. */
export function Signs() {
  const { signs } = useWords()
  useTitle(signs.title)
  return (
    <>
      <div className="head">
        <h1>{signs.title}</h1>
        <span className="head-note">{signs.note}</span>
      </div>
      <div className="sheet">
        {(Object.keys(SIGNS) as RuneId[]).map(id => (
          <figure key={id}>
            <Rune id={id} size={72} />
            <span>
              <Rune id={id} size={24} />
              <Rune id={id} size={16} />
              <Rune id={id} size={24} foot />
            </span>
            <figcaption>{id}</figcaption>
          </figure>
        ))}
      </div>
      <section className="panel couples">
        <header>
          <h2>{signs.couples}</h2>
        </header>
        <div>
          {LOOKALIKE.map(([a, b]) => (
            <span key={a + b}>
              <Rune id={a} size={24} />
              <Rune id={b} size={24} />
              <small>
                {a}, {b}
              </small>
            </span>
          ))}
        </div>
      </section>
    </>
  )
}

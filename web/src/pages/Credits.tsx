import { NAMES } from '@runatal/look/icons/names.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useWords } from '../words/words.ts'
import './plain.css'

const FONTS = ['Cinzel', 'Inter', 'Spectral', 'Uncial Antiqua', 'Grenze Gotisch']

/** Whose work is in the hall. */
export function Credits() {
  const { credits } = useWords()
  useTitle(credits.title)
  const authors = Map.groupBy(Object.entries(NAMES), ([, author]) => author)
  return (
    <div className="page narrow">
      <div className="head">
        <h1>{credits.title}</h1>
      </div>
      <section className="panel prose">
        <p>{credits.unofficial}</p>
        <p>{credits.code}</p>
      </section>
      <section className="panel prose">
        <h2>{credits.icons}</h2>
        <p>{credits.iconsNote}</p>
        <ul className="authors">
          {[...authors].map(([author, icons]) => (
            <li key={author}>
              <b>{credits.by(author)}</b>
              <span>{icons.map(([name]) => name.replaceAll('-', ' ')).join(', ')}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel prose">
        <h2>{credits.fonts}</h2>
        <p>{credits.fontsNote}</p>
        <ul className="faces">
          {FONTS.map(face => (
            <li key={face} style={{ fontFamily: face }}>
              {face}
            </li>
          ))}
        </ul>
      </section>
      <section className="panel prose">
        <h2>{credits.drawn}</h2>
        <p>{credits.drawnNote}</p>
      </section>
    </div>
  )
}

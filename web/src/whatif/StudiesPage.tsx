import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import { readStudy, type Study, unplayable } from '@runatal/study'
import { useEffect, useState } from 'react'
import { GAMES, isGameId } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { gameOf } from '../register.ts'
import { go } from '../router.ts'
import { useSpoken } from '../words/words.ts'
import { copyStudy } from './begin.ts'
import { type KeptStudy, keptStudies, onKept } from './store.ts'
import '../pages/plain.css'
import './what-if.css'

/** The studies of this device, and the way in for one from a file. */
export function StudiesPage() {
  const { words, language } = useSpoken()
  const { whatIf } = words
  useTitle(whatIf.title)
  const [studies, setStudies] = useState<readonly KeptStudy[]>([])
  const [wrong, setWrong] = useState<string>()
  useEffect(() => {
    // A browser that keeps nothing has no studies to list.
    const readAll = () => void keptStudies().then(setStudies, () => setStudies([]))
    readAll()
    return onKept(readAll)
  }, [])
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const bring = async (file: File | undefined) => {
    if (file === undefined) return
    const study = file.size > LARGEST ? undefined : read(await file.text())
    if (study === undefined) return setWrong(whatIf.notAFile)
    const part = await unplayable(study, async id => (isGameId(id) ? gameOf(id) : undefined))
    if (part !== undefined) return setWrong(whatIf.fileUnplayable(part))
    go({ page: 'what-if', study: await copyStudy(study), at: undefined })
  }
  return (
    <div className="page">
      <div className="head">
        <h1>{whatIf.title}</h1>
      </div>
      <section className="panel studies">
        {studies.length === 0 && <p className="none">{whatIf.none}</p>}
        <ul>
          {studies.map(({ id, study, at }) => (
            <li key={id}>
              <Link to={{ page: 'what-if', study: id, at: undefined }}>
                <b>{study.name}</b>
                <small>
                  {gamesIn(study).join(', ')} · {day.format(at)} · {whatIf.mine}
                </small>
              </Link>
            </li>
          ))}
        </ul>
        <label className="btn cut file">
          <Sign of="scroll" size={16} />
          {whatIf.importFile}
          <input
            type="file"
            className="sr"
            accept=".json,application/json"
            onChange={event => {
              void bring(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
        {wrong !== undefined && <p role="alert">{wrong}</p>}
      </section>
    </div>
  )
}

/** Far more than a study of long games takes, in bytes. */
const LARGEST = 20_000_000

function read(text: string): Study | undefined {
  try {
    return readStudy(JSON.parse(text))
  } catch {
    return undefined
  }
}

function gamesIn({ chapters }: Study): string[] {
  const names = chapters.map(({ record: { game } }) => (isGameId(game) ? GAMES[game].name : game))
  return [...new Set(names)]
}

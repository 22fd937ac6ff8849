import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { useState } from 'react'
import { boardOf } from '../boards.ts'
import { isGameId } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { gameOf } from '../register.ts'
import { useWords } from '../words/words.ts'
import { type Spot, useStudy } from './door.ts'
import { StudyDesk } from './StudyDesk.tsx'

/** A study, wherever its home is. */
export function WhatIf({ id, at }: { id: string; at: Spot | undefined }) {
  const { table, whatIf } = useWords()
  const { door, sight } = useStudy(id)
  const [chosen, setChosen] = useState(at?.chapter)
  const chapters = typeof sight === 'object' ? sight.study.chapters : []
  const chapter = chapters.find(one => one.id === chosen) ?? chapters[0]
  const name = chapter?.record.game
  const ui = useLoaded(`board ${name}`, async () => (name !== undefined && isGameId(name) ? boardOf(name) : undefined))
  const game = useLoaded(`rules ${name}`, async () => (name !== undefined && isGameId(name) ? gameOf(name) : undefined))
  if (sight === 'gone')
    return (
      <div className="page lost">
        <h1>{whatIf.gone}</h1>
        <p>{whatIf.goneNote}</p>
        <Link className="btn gold wide" to={{ page: 'studies' }}>
          {whatIf.toStudies}
        </Link>
      </div>
    )
  if (
    door === undefined ||
    sight === undefined ||
    chapter === undefined ||
    typeof ui !== 'object' ||
    typeof game !== 'object'
  )
    return <p className="laying">{table.loading}</p>
  return (
    <StudyDesk
      key={chapter.id}
      door={door}
      sight={sight}
      chapter={chapter}
      game={game}
      ui={ui}
      at={at?.chapter === chapter.id ? at : undefined}
      onChapter={setChosen}
    />
  )
}

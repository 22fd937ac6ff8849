import { Sign } from '@runatal/look/hall/Sign.tsx'
import type { Chapter } from '@runatal/study'
import { useState } from 'react'
import { GAMES, isGameId } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { useWords } from '../words/words.ts'
import type { Spot, StudyDoor, StudySight } from './door.ts'
import { StudyMenu } from './StudyMenu.tsx'

interface StudyBarProps {
  door: StudyDoor
  sight: StudySight
  chapter: Chapter
  spot: Spot
  onChapter(id: string): void
  onGo(spot: Spot): void
  /** Where branches and notes have no room of their own: whether they are shown. */
  tree?: boolean
  onTree?(open: boolean): void
}

/** Above the board: which study and chapter, who else is here, and all that can be done with the whole of it. */
export function StudyBar({ door, sight, chapter, spot, onChapter, onGo, tree, onTree }: StudyBarProps) {
  const { whatIf } = useWords()
  const [open, setOpen] = useState(false)
  const { study, readers, cut } = sight
  const { game } = chapter.record
  return (
    <header className="tb">
      <Link className="ico" to={{ page: 'studies' }} aria-label={whatIf.toStudies} title={whatIf.toStudies}>
        <Sign of="back" size={18} />
      </Link>
      <span className="study-name">
        <h1>{study.name}</h1>
        <small>
          {isGameId(game) ? GAMES[game].name : ''}
          {cut && ` · ${whatIf.cut}`}
        </small>
      </span>
      {study.chapters.length > 1 && (
        <select
          className="chapter-pick"
          aria-label={whatIf.chapter}
          value={chapter.id}
          onChange={event => onChapter(event.target.value)}
        >
          {study.chapters.map((one, i) => (
            <option key={one.id} value={one.id}>
              {i + 1}. {one.name}
            </option>
          ))}
        </select>
      )}
      {readers.length > 0 && (
        <button
          type="button"
          className="tbtn"
          aria-label={whatIf.readers(readers.length)}
          onClick={() => setOpen(true)}
        >
          <Sign of="people" size={16} />
          <b>{readers.length}</b>
        </button>
      )}
      {onTree !== undefined && (
        <button
          type="button"
          className="ico"
          aria-label={whatIf.branches}
          title={whatIf.branches}
          aria-expanded={tree}
          onClick={() => onTree(tree !== true)}
        >
          <Sign of={tree === true ? 'cross' : 'fork'} size={18} />
        </button>
      )}
      <button type="button" className="ico" aria-label={whatIf.more} title={whatIf.more} onClick={() => setOpen(true)}>
        <Sign of="menu" size={18} />
      </button>
      {open && (
        <StudyMenu
          door={door}
          sight={sight}
          chapter={chapter}
          spot={spot}
          onChapter={onChapter}
          onGo={onGo}
          onClose={() => setOpen(false)}
        />
      )}
    </header>
  )
}

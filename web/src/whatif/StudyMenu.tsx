import { Sheet } from '@runatal/look/hall/Sheet.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import type { Change, Chapter } from '@runatal/study'
import { useState } from 'react'
import { saveFile } from '../club/save-file.ts'
import { inWords } from '../parts/refusal.ts'
import { go } from '../router.ts'
import type { NotDone } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'
import { copyStudy, newChapter } from './begin.ts'
import type { Spot, StudyDoor, StudySight } from './door.ts'
import { isLocalStudy } from './local.ts'
import { NameForm } from './NameForm.tsx'
import { forgetStudy } from './store.ts'

interface StudyMenuProps {
  door: StudyDoor
  sight: StudySight
  chapter: Chapter
  spot: Spot
  onChapter(id: string): void
  onGo(spot: Spot): void
  onClose(): void
}

/** What can be done with a whole study: its name and chapters, a file of it, and its end. */
export function StudyMenu({ door, sight, chapter, onChapter, onClose }: StudyMenuProps) {
  const spoken = useSpoken()
  const { whatIf } = spoken.words
  const [refusal, setRefusal] = useState<NotDone>()
  const [sure, setSure] = useState(false)
  const { study, mayWrite } = sight
  const write = async (change: Change) => {
    const refused = await door.change(change)
    setRefusal(refused)
    return refused === undefined
  }
  const addChapter = async () => {
    const { record, seats } = chapter
    const added = newChapter(`${whatIf.chapter} ${study.chapters.length + 1}`, record, seats)
    if (await write({ do: 'add', chapter: added })) onChapter(added.id)
  }
  const isMine = isLocalStudy(door.id)
  return (
    <Sheet title={whatIf.more} onClose={onClose}>
      <div className="study-menu">
        {mayWrite && <NameForm key={study.name} name={study.name} onName={name => void write({ do: 'name', name })} />}
        <h3>{whatIf.chapters}</h3>
        <ol>
          {study.chapters.map(one => (
            <li key={one.id}>
              <button type="button" aria-current={one === chapter || undefined} onClick={() => onChapter(one.id)}>
                {one.name}
              </button>
              {mayWrite && study.chapters.length > 1 && (
                <button
                  type="button"
                  className="ico"
                  aria-label={whatIf.remove(one.name)}
                  onClick={() => void write({ do: 'drop', chapter: one.id })}
                >
                  <Sign of="bin" size={16} />
                </button>
              )}
            </li>
          ))}
        </ol>
        {mayWrite && (
          <>
            <NameForm
              key={chapter.name}
              name={chapter.name}
              onName={name => void write({ do: 'nameChapter', chapter: chapter.id, name })}
            />
            <button type="button" className="tbtn" onClick={() => void addChapter()}>
              <Sign of="plus" size={16} />
              <span>{whatIf.newChapter}</span>
            </button>
          </>
        )}
        <button type="button" className="tbtn" onClick={() => saveFile(fileName(study.name), JSON.stringify(study))}>
          <Sign of="save" size={16} />
          <span>{whatIf.exportFile}</span>
        </button>
        {!isMine && (
          <button
            type="button"
            className="tbtn"
            onClick={() => void copyStudy(study).then(id => go({ page: 'what-if', study: id, at: undefined }))}
          >
            <Sign of="copy" size={16} />
            <span>{whatIf.keepCopy}</span>
          </button>
        )}
        {isMine && !sure && (
          <button type="button" className="tbtn" onClick={() => setSure(true)}>
            <Sign of="bin" size={16} />
            <span>{whatIf.forget}</span>
          </button>
        )}
        {sure && (
          <p role="alert">
            {whatIf.forgetSure}{' '}
            <button
              type="button"
              className="tbtn strong"
              onClick={() => void forgetStudy(door.id).then(() => go({ page: 'studies' }))}
            >
              {whatIf.removeSure}
            </button>
          </p>
        )}
        {refusal !== undefined && <p role="alert">{inWords(refusal, undefined, spoken)}</p>}
      </div>
    </Sheet>
  )
}

/** A name that every system takes. */
function fileName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\w -]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
  return `${plain || 'runatal'}.study.json`
}

import { CopyLink } from '@runatal/look/hall/CopyLink.tsx'
import { Sheet } from '@runatal/look/hall/Sheet.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import type { Change, Chapter } from '@runatal/study'
import { useState } from 'react'
import { saveFile } from '../club/save-file.ts'
import { inWords } from '../parts/refusal.ts'
import { go } from '../router.ts'
import type { NotDone } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'
import { introduceMe } from '../me.ts'
import { api } from './api.ts'
import { Writers } from './Writers.tsx'
import { pathTo } from '../route.ts'
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
  onGo(spot: Spot): void
  onClose(): void
}

/** What can be done with a whole study: its name and chapters, a file of it, and its end. */
export function StudyMenu({ door, sight, chapter, spot, onGo, onClose }: StudyMenuProps) {
  const spoken = useSpoken()
  const { whatIf, me } = spoken.words
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
    if (await write({ do: 'add', chapter: added }))
      onGo({ chapter: added.id, position: spot.branch === undefined ? spot.position : 0 })
  }
  const isLocal = isLocalStudy(door.id)
  const share = async () => {
    const known = await introduceMe(me.guest)
    const begun = known ? await api.begin(study) : undefined
    if (begun === undefined) setRefusal({ refused: 'unknown', text: '' })
    else if ('refused' in begun) setRefusal(begun)
    else go({ page: 'what-if', study: begun.study, at: spot })
  }
  const forget = async () => {
    if (isLocal) await forgetStudy(door.id)
    else await api.forget(door.id)
    go({ page: 'studies' })
  }
  return (
    <Sheet title={whatIf.more} onClose={onClose}>
      <div className="study-menu">
        {mayWrite && <NameForm key={study.name} name={study.name} onName={name => void write({ do: 'name', name })} />}
        <h3>{whatIf.chapters}</h3>
        <ol>
          {study.chapters.map(one => (
            <li key={one.id}>
              <button
                type="button"
                aria-current={one === chapter || undefined}
                onClick={() => onGo({ chapter: one.id, position: 0 })}
              >
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
            <button type="button" className="btn cut" onClick={() => void addChapter()}>
              <Sign of="plus" size={16} />
              <span>{whatIf.newChapter}</span>
            </button>
          </>
        )}
        {isLocal ? (
          <p>
            <button type="button" className="btn gold" onClick={() => void share()}>
              <Sign of="people" size={16} />
              <span>{whatIf.share}</span>
            </button>{' '}
            <small>{whatIf.shareNote}</small>
          </p>
        ) : (
          <>
            <CopyLink link={location.origin + pathTo({ page: 'what-if', study: door.id, at: spot })} />
            <Writers sight={sight} write={change => void write(change)} onGo={onGo} />
          </>
        )}
        <button type="button" className="btn cut" onClick={() => saveFile(fileName(study.name), JSON.stringify(study))}>
          <Sign of="save" size={16} />
          <span>{whatIf.exportFile}</span>
        </button>
        {!isLocal && (
          <button
            type="button"
            className="btn cut"
            onClick={() => void copyStudy(study).then(id => go({ page: 'what-if', study: id, at: undefined }))}
          >
            <Sign of="copy" size={16} />
            <span>{whatIf.keepCopy}</span>
          </button>
        )}
        {sight.mine && !sure && (
          <button type="button" className="btn cut" onClick={() => setSure(true)}>
            <Sign of="bin" size={16} />
            <span>{whatIf.forget}</span>
          </button>
        )}
        {sure && (
          <p role="alert">
            {whatIf.forgetSure}{' '}
            <button type="button" className="btn gold" onClick={() => void forget()}>
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

import type { AnyGame } from '@runatal/kernel'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { type Branch, type Chapter, endOf, isSamePlace, type Place } from '@runatal/study'
import { useMemo, useState } from 'react'
import type { AnyUi } from '../boards.ts'
import { useSpoken } from '../words/words.ts'
import type { StudyDoor } from './door.ts'
import { saidIn } from './said.ts'
import { NameForm } from './NameForm.tsx'

interface BranchesProps {
  door: StudyDoor
  chapter: Chapter
  place: Place
  game: AnyGame
  ui: AnyUi
  mayWrite: boolean
  onGo(place: Place): void
}

/** The game and its branches as a tree, and the moves of the branch that one stands on. */
export function Branches({ door, chapter, place, game, ui, mayWrite, onGo }: BranchesProps) {
  const { words, language } = useSpoken()
  const { whatIf } = words
  const [renamed, setRenamed] = useState<string>()
  const rows = useMemo(() => treeOf(chapter), [chapter])
  const its = chapter.branches.find(({ id }) => id === place.branch)
  const moves = useMemo(
    () => (its === undefined ? [] : saidIn(game, chapter, its, ui.words[language])),
    [game, chapter, its, ui, language],
  )
  const noted = (at: Place) => chapter.notes.some(note => isSamePlace(note.at, at))
  return (
    <section className="branches" aria-labelledby="branches-title">
      <h3 id="branches-title">{whatIf.branches}</h3>
      <ul className="tree">
        <li>
          <button
            type="button"
            aria-current={its === undefined || undefined}
            onClick={() => onGo({ position: its?.from.position ?? place.position })}
          >
            <b>{whatIf.theGame}</b>
            <small>{whatIf.moves(chapter.record.log.length)}</small>
          </button>
        </li>
        {rows.map(({ branch, depth }) => (
          <li key={branch.id} style={{ marginLeft: Math.min(depth, 5) * 16 }}>
            <button
              type="button"
              aria-current={branch === its || undefined}
              onClick={() => onGo({ branch: branch.id, position: endOf(chapter, branch.id) })}
            >
              <b>{branch.name}</b>
              <small>
                {whatIf.from(branch.from.position)} · {whatIf.moves(branch.log.length)} · {branch.by || whatIf.someone}
              </small>
            </button>
            {mayWrite && branch === its && (
              <>
                <button
                  type="button"
                  className="ico"
                  aria-label={whatIf.rename(branch.name)}
                  onClick={() => setRenamed(renamed === branch.id ? undefined : branch.id)}
                >
                  <Sign of="pencil" size={16} />
                </button>
                <button
                  type="button"
                  className="ico"
                  aria-label={whatIf.remove(branch.name)}
                  onClick={() => {
                    onGo(branch.from)
                    void door.change({ do: 'dropBranch', chapter: chapter.id, branch: branch.id })
                  }}
                >
                  <Sign of="bin" size={16} />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {its !== undefined && renamed === its.id && (
        <NameForm
          name={its.name}
          onName={name => {
            setRenamed(undefined)
            void door.change({ do: 'nameBranch', chapter: chapter.id, branch: its.id, name })
          }}
        />
      )}
      {rows.length === 0 && mayWrite && <p className="study-none">{whatIf.noBranch}</p>}
      {its !== undefined && (
        <ol className="noted" aria-label={whatIf.movesOf(its.name)}>
          {moves.map(({ seat, said }, i) => {
            const at = { branch: its.id, position: its.from.position + i + 1 }
            return (
              <li key={i}>
                <button type="button" aria-current={isSamePlace(at, place) || undefined} onClick={() => onGo(at)}>
                  <small>{at.position}</small>
                  <span>
                    {chapter.seats[seat]} · {said}
                  </span>
                  {noted(at) && <Sign of="talk" size={14} />}
                </button>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

/** Each branch under the one that it leaves, those that leave earlier first. */
function treeOf(chapter: Chapter, of?: string, depth = 1): { branch: Branch; depth: number }[] {
  return chapter.branches
    .filter(({ from }) => from.branch === of)
    .toSorted((a, b) => a.from.position - b.from.position)
    .flatMap(branch => [{ branch, depth }, ...treeOf(chapter, branch.id, depth + 1)])
}

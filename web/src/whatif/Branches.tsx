import type { AnyGame } from '@runatal/kernel'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { type Chapter, isSamePlace, type Place } from '@runatal/study'
import { useMemo, useState } from 'react'
import type { AnyUi } from '../boards.ts'
import { useSpoken } from '../words/words.ts'
import type { StudyDoor } from './door.ts'
import { DrawnTree } from './DrawnTree.tsx'
import { saidIn } from './said.ts'
import { NameForm } from './NameForm.tsx'

interface BranchesProps {
  door: StudyDoor
  chapter: Chapter
  place: Place
  game: AnyGame
  ui: AnyUi
  mayWrite: boolean
  /** Whose chances are told. */
  seat: number
  onGo(place: Place): void
}

/** The game and its branches as a tree, and the moves of the branch that one stands on. */
export function Branches({ door, chapter, place, game, ui, mayWrite, seat, onGo }: BranchesProps) {
  const { words, language } = useSpoken()
  const { whatIf } = words
  const [renamed, setRenamed] = useState<string>()
  const its = chapter.branches.find(({ id }) => id === place.branch)
  const moves = useMemo(
    () => (its === undefined ? [] : saidIn(game, chapter, its, ui.words[language])),
    [game, chapter, its, ui, language],
  )
  const noted = (at: Place) => chapter.notes.some(note => isSamePlace(note.at, at))
  return (
    <section className="branches" aria-labelledby="branches-title">
      <h3 id="branches-title">{whatIf.branches}</h3>
      <DrawnTree chapter={chapter} place={place} game={game} seat={seat} onGo={onGo} />
      {mayWrite && its !== undefined && (
        <div className="branch-tools">
          <button
            type="button"
            className="tbtn"
            aria-label={whatIf.rename(its.name)}
            onClick={() => setRenamed(renamed === its.id ? undefined : its.id)}
          >
            <Sign of="pencil" size={16} />
            <span>{its.name}</span>
          </button>
          <button
            type="button"
            className="ico"
            aria-label={whatIf.remove(its.name)}
            onClick={() => {
              onGo(its.from)
              void door.change({ do: 'dropBranch', chapter: chapter.id, branch: its.id })
            }}
          >
            <Sign of="bin" size={16} />
          </button>
        </div>
      )}
      {its !== undefined && renamed === its.id && (
        <NameForm
          name={its.name}
          onName={name => {
            setRenamed(undefined)
            void door.change({ do: 'nameBranch', chapter: chapter.id, branch: its.id, name })
          }}
        />
      )}
      {chapter.branches.length === 0 && mayWrite && <p className="study-none">{whatIf.noBranch}</p>}
      {its !== undefined && (
        <ol className="noted" aria-label={whatIf.movesOf(its.name)}>
          {moves.map(({ seat: mover, said }, i) => {
            const at = { branch: its.id, position: its.from.position + i + 1 }
            return (
              <li key={i}>
                <button type="button" aria-current={isSamePlace(at, place) || undefined} onClick={() => onGo(at)}>
                  <small>{at.position}</small>
                  <span>
                    {chapter.seats[mover]} · {said}
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

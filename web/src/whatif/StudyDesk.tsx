import { type AnyGame, SPECTATOR } from '@runatal/kernel'
import type { Prompt } from '@runatal/look/board.ts'
import { BoardRegion } from '../table/BoardRegion.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import type { Chapter, Place } from '@runatal/study'
import { endOf } from '@runatal/study'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnyUi } from '../boards.ts'
import { useCover } from '../parts/cover.ts'
import { nameOf } from '../parts/names.ts'
import { go } from '../router.ts'
import { isStill, tempoOf, useSettings } from '../settings.ts'
import { ActionBar } from '../table/ActionBar.tsx'
import { AllMoves } from '../table/AllMoves.tsx'
import { facesOf } from '../table/seats.ts'
import { sightOf } from '../table/sight-of.ts'
import { useFolded } from '../table/useFolded.ts'
import { useKey } from '../table/useKey.ts'
import { useSpoken } from '../words/words.ts'
import { Branches } from './Branches.tsx'
import type { Spot, StudyDoor, StudySight } from './door.ts'
import { momentAt, nearest } from './moment.ts'
import { Notes } from './Notes.tsx'
import { Reel } from './Reel.tsx'
import { StudyBar } from './StudyBar.tsx'
import { type How, useMoves } from './useMoves.ts'
import '../table/table.css'
import '../table/lying.css'
import '../table/themes.css'
import '../pages/replay.css'
import '../study/study.css'
import './what-if.css'

interface StudyDeskProps {
  door: StudyDoor
  sight: StudySight
  chapter: Chapter
  game: AnyGame
  ui: AnyUi
  /** Where the address leads. */
  at: Place | undefined
}

/** A chapter of a study: the board at one moment of it, its branches and notes beside, and each move a step or a branch. */
export function StudyDesk({ door, sight, chapter, game, ui, at }: StudyDeskProps) {
  useCover()
  const { words, language } = useSpoken()
  const settings = useSettings()
  // Where one stands is the address, and nothing else.
  const goTo = (spot: Spot) => go({ page: 'what-if', study: door.id, at: spot }, 'replace')
  const setPlace = ({ branch, position }: Place) =>
    goTo({ chapter: chapter.id, ...(branch !== undefined && { branch }), position })
  const [how, setHow] = useState<How>({ anew: true, others: 'me', as: undefined })
  const [prompt, setPrompt] = useState<Prompt>()
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [allMoves, setAllMoves] = useState(false)
  // Where there is no room beside the board, what stands there comes over it at a press.
  const isFolded = useFolded()
  const [tree, setTree] = useState(false)
  const beside = !isFolded || tree
  useTitle(sight.study.name)

  const here = useMemo(() => nearest(chapter, at ?? { position: endOf(chapter) }), [chapter, at])
  const moment = useMemo(() => momentAt(game, chapter, here, how.as), [game, chapter, here, how.as])
  const { play, takeBack, thinking, refusal } = useMoves({
    door,
    sight,
    chapter,
    place: here,
    moment,
    how,
    game,
    go: setPlace,
  })

  const spot = useMemo(() => ({ ...here, chapter: chapter.id }), [here, chapter.id])
  useEffect(() => {
    door.stand(spot)
  }, [door, spot])

  // Boards tell what is new by a number that only grows, wherever one goes.
  const shown = useRef({ moment, version: 0 })
  if (shown.current.moment !== moment) shown.current = { moment, version: shown.current.version + 1 }
  const { version } = shown.current

  const table = useMemo(
    () =>
      moment &&
      sightOf({
        game: game.id,
        version,
        state: moment.state,
        me: moment.viewer,
        asks: moment.asks,
        waitingFor: moment.waitingFor,
        undoable: sight.mayWrite && here.branch !== undefined && here.position === endOf(chapter, here.branch) ? 1 : 0,
        moves: here.position,
        fresh: moment.events,
        names: chapter.seats,
      }),
    [moment, version, game, chapter, here, sight.mayWrite],
  )
  const faces = useMemo(() => (table === undefined ? [] : facesOf(table, seat => nameOf(seat, words))), [table, words])
  useKey('m', () => setAllMoves(true))

  const choose = (ask: number, move: unknown) => {
    setAllMoves(false)
    play(ask, move)
  }
  const frozen = !sight.mayWrite || thinking || moment === undefined || moment.viewer === SPECTATOR
  const pause =
    moment === undefined
      ? words.whatIf.unplayable
      : moment.isOver
        ? words.whatIf.over
        : thinking
          ? words.whatIf.thinking
          : sight.mayWrite
            ? undefined
            : words.whatIf.readOnly
  const { Board } = ui
  return (
    <div className={`table-screen what-if ${isFolded ? 'folded' : 'studied'} ${ui.theme}`} data-table={game.id}>
      <StudyBar
        door={door}
        sight={sight}
        chapter={chapter}
        spot={spot}
        onGo={goTo}
        {...(isFolded && { tree, onTree: setTree })}
      />
      <BoardRegion ui={ui} state={moment?.state} me={moment?.viewer ?? -1} seats={faces}>
        {moment !== undefined && (
          <Board
            state={moment.state}
            me={moment.viewer}
            asks={moment.asks}
            waitingFor={moment.waitingFor}
            events={moment.events}
            version={version}
            seats={faces}
            language={language}
            still={isStill(settings)}
            tempo={tempoOf(settings)}
            frozen={frozen}
            actions={actions}
            play={choose}
            onPrompt={setPrompt}
            showRule={() => undefined}
          />
        )}
      </BoardRegion>
      {table !== undefined && (
        <ActionBar
          sight={table}
          shown={table.view}
          prompt={prompt}
          ui={ui}
          sending={false}
          refusal={refusal}
          pause={pause}
          onSlot={setActions}
          send={command => {
            if (command.do === 'undo') takeBack()
          }}
          onMoves={() => setAllMoves(true)}
          onRule={id => go({ page: 'rules', game: game.id, rule: id })}
        />
      )}
      {table === undefined && (
        <section className="ab" role="alert">
          {pause}
        </section>
      )}
      {beside && (
        <aside className="rail study-rail" aria-label={words.whatIf.branches}>
          <div className="study">
            <Reel chapter={chapter} place={here} how={how} mayWrite={sight.mayWrite} onHow={setHow} onGo={setPlace} />
            <Branches
              door={door}
              chapter={chapter}
              place={here}
              game={game}
              ui={ui}
              mayWrite={sight.mayWrite}
              seat={how.as ?? chapter.branches[0]?.log[0]?.seat ?? 0}
              onGo={setPlace}
            />
            <Notes door={door} chapter={chapter} place={here} mayWrite={sight.mayWrite} onGo={setPlace} />
          </div>
        </aside>
      )}
      {allMoves && table !== undefined && (
        <AllMoves
          sight={frozen ? { ...table, view: { ...table.view, asks: [] } } : table}
          ui={ui}
          onPlay={choose}
          onRule={id => go({ page: 'rules', game: game.id, rule: id })}
          onClose={() => setAllMoves(false)}
        />
      )}
    </div>
  )
}

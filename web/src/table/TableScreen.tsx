import { useAtTable } from '../club/useAtTable.ts'
import type { AnyTypes } from '@runatal/kernel'
import type { BoardProps, Prompt } from '@runatal/look/board.ts'
import { useSame } from '@runatal/look/hooks/useSame.ts'
import { playSound } from '@runatal/look/sound/sound.ts'
import type { Command } from '@runatal/table'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { AnyUi } from '../boards.ts'
import { GAMES, isGameId } from '../games.ts'
import { useCover } from '../parts/cover.ts'
import { nameOf } from '../parts/names.ts'
import { isStill, tempoOf, useSettings } from '../settings.ts'
import type { NotDone, Sight, TableDoor } from '../tables/table.ts'
import { useSpoken } from '../words/words.ts'
import { ActionBar } from './ActionBar.tsx'
import { AllMoves } from './AllMoves.tsx'
import { BoardRegion } from './BoardRegion.tsx'
import { Clock } from './Clock.tsx'
import { ConfirmMove } from './ConfirmMove.tsx'
import { Curtain } from './Curtain.tsx'
import { Explain } from './Explain.tsx'
import { HintPanel } from './HintPanel.tsx'
import { Rail, type RailTab } from './Rail.tsx'
import { facesOf } from './seats.ts'
import { TopBar } from './TopBar.tsx'
import { useCurtain } from './useCurtain.ts'
import { useFolded } from './useFolded.ts'
import { useHaste } from './useHaste.ts'
import { useKey } from './useKey.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { deedsOf, useLately, useMarks } from './useLately.ts'
import { useSending } from './useSending.ts'
import { useShown } from './useShown.ts'
import { useUnread } from './useUnread.ts'
import './table.css'
import './lying.css'
import './themes.css'

interface TableScreenProps {
  door: TableDoor
  sight: Sight
  ui: AnyUi
  /** The game is over and the board at rest: the end has been seen. */
  onRest(): void
  onResult(): void
}

/** The table: seats above, the board as large as it can be, what is asked below, the rail beside. */
export function TableScreen({ door, sight, ui, onRest, onResult }: TableScreenProps) {
  useCover()
  const spoken = useSpoken()
  const { words, language } = spoken
  const settings = useSettings()
  const isFolded = useFolded()
  const { view, fresh } = sight
  const { shown, moving, unseen, onMoving } = useShown(view)
  const [prompt, setPrompt] = useState<Prompt>()
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const sending = useSending(view.version)
  const [refusal, setRefusal] = useState<NotDone>()
  const [asked, setAsked] = useState<{ ask: number; move: unknown; seen: number }>()
  const [allMoves, setAllMoves] = useState(false)
  const [hint, setHint] = useState(false)
  const club = useAtTable(sight.view)
  const isRated = club !== undefined && club.unrated === undefined
  const [tab, setTab] = useState<RailTab | undefined>(isFolded ? undefined : 'log')
  // Whoever makes the page larger in the middle of a game keeps the board: what was beside it would lie on it.
  const [wasFolded, setWasFolded] = useState(isFolded)
  if (wasFolded !== isFolded) {
    setWasFolded(isFolded)
    setTab(isFolded ? undefined : 'log')
  }
  const [rule, setRule] = useState<string>()
  const next = useCurtain(door, view, view.state !== undefined && (ui.isOpen?.(view.state) ?? false))
  useKeptFocus(sending.table, next === undefined)
  const unread = useUnread(view.chat.length, tab === 'chat')

  const isOver = view.status === 'over' && !moving
  useEffect(() => {
    if (isOver) onRest()
  }, [isOver, onRest])
  useKey('m', () => setAllMoves(true))

  const mine = view.waitingFor.includes(view.me)
  const haste = useHaste(tempoOf(settings), (mine && !moving) || view.status === 'over')
  const lately = useLately(sight, mine && !moving)
  useMarks(sending.table, lately.events, ui)
  const deeds = deedsOf(lately.events, sight, ui, spoken)
  const bare = useSame(
    facesOf(sight, seat => nameOf(seat, words)).map(face => {
      const did = deeds[face.seat]
      return did === undefined ? face : { ...face, did }
    }),
  )
  const clock = view.clock.left.length === 0 ? undefined : view.clock
  const faces = useMemo(
    () =>
      clock === undefined ? bare : bare.map(face => ({ ...face, clock: <Clock clock={clock} seat={face.seat} /> })),
    [bare, clock],
  )
  const still = isStill(settings) || haste.skips

  const isCalled = shown.waitingFor.includes(shown.me) && prompt?.mine !== false
  useEffect(() => {
    if (isCalled) playSound('turn')
  }, [isCalled])
  useEffect(() => {
    const name = isGameId(view.game) ? GAMES[view.game].name : view.game
    document.title = mine ? `${words.mine.yourTurn} · ${name}` : `${name} · Runatal`
  }, [view.game, mine, words])
  useEffect(
    () => () => {
      document.title = 'Runatal'
    },
    [],
  )

  const send = (command: Command) => {
    setRefusal(undefined)
    setAllMoves(false)
    void sending.wait(door.send(command)).then(answer => {
      // In a race whoever comes after the end has only been late: the board says so.
      setRefusal(ui.live && answer?.refused === 'no-such-ask' ? undefined : answer)
    })
  }
  const make = (askId: number, move: unknown) => {
    letGo()
    setAsked(undefined)
    setHint(false)
    lately.moved()
    // Pressed twice is meant once; in a race each press counts.
    if (ui.live || !sending.isOut()) send({ do: 'move', ask: askId, move, seen: view.version })
  }
  const play = (askId: number, move: unknown) => {
    if (settings.confirm && !ui.live) setAsked({ ask: askId, move, seen: view.version })
    else make(askId, move)
  }
  const say = useCallback((command: Command) => void door.send(command), [door])
  const showRule = (id: string) => {
    setRule(id)
    setTab('rules')
  }
  const { Board, rail } = ui
  const board: BoardProps<AnyTypes> | undefined =
    view.state === undefined
      ? undefined
      : {
          state: view.state,
          me: view.me,
          asks: view.asks,
          waitingFor: view.waitingFor,
          events: fresh,
          version: view.version,
          seats: faces,
          language,
          still,
          tempo: haste.tempo,
          frozen: (sending.isLate && !ui.live) || view.status === 'over' || view.me < 0,
          oneScreen: view.oneScreen,
          actions,
          play,
          onMoving,
          onPrompt: setPrompt,
          showRule,
        }
  if (next !== undefined) return <Curtain game={view.game} seat={next.seat} name={next.name} onLift={next.lift} />
  return (
    <div
      ref={sending.table}
      className={`table-screen ${ui.theme} ${tab === undefined ? (hint && mine ? 'folded hinting' : 'folded') : ''}`}
      data-table={view.game}
    >
      <TopBar
        sight={sight}
        shown={shown}
        deeds={deeds}
        ui={ui}
        send={send}
        tab={tab}
        unread={unread}
        club={club}
        onTab={setTab}
      />
      <BoardRegion ui={ui} state={shown.state} me={view.me} seats={faces}>
        {board !== undefined && <Board {...board} />}
      </BoardRegion>
      <ActionBar
        sight={sight}
        shown={shown}
        prompt={prompt}
        ui={ui}
        sending={sending.isLate}
        refusal={refusal}
        onSlot={setActions}
        send={send}
        onMoves={() => setAllMoves(true)}
        // Whoever plays for a rating plays alone.
        {...(!isRated && { onHint: () => setHint(true) })}
        haste={ui.live || still ? undefined : haste.haste}
        onHaste={haste.setHaste}
        onRule={showRule}
        onResult={onResult}
      />
      <Rail
        sight={sight}
        unseen={unseen}
        ui={ui}
        tab={tab}
        unread={unread}
        rule={rule}
        page={tab === 'game' && rail !== undefined && board !== undefined && <rail.Page {...board} />}
        onTab={setTab}
        onRule={setRule}
        send={say}
        sheet={isFolded}
      />
      {hint && mine && <HintPanel sight={sight} ui={ui} onPlay={make} onClose={() => setHint(false)} />}
      <Explain screen={sending.table} view={view} onRule={showRule} />
      {allMoves && (
        <AllMoves sight={sight} ui={ui} onPlay={play} onRule={showRule} onClose={() => setAllMoves(false)} />
      )}
      {asked?.seen === view.version && view.state !== undefined && (
        <ConfirmMove
          said={ui.words[language].move(asked.move, view.state, view.me)}
          onYes={() => make(asked.ask, asked.move)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

/** A pointer leaves no focus behind: whenever what has it goes away, a browser lays out the whole page once more. */
function letGo(): void {
  const pressed = document.activeElement
  if (pressed instanceof HTMLElement && !pressed.matches(':focus-visible')) pressed.blur()
}

import { useKeys } from '@runatal/look/hooks/useKeys.ts'
import { useSteady } from '@runatal/look/hooks/useSteady.ts'
import type { BoardProps } from '@runatal/look/board.ts'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Shot } from '../rules/moves.ts'
import { NONE, type Rok } from '../rules/types.ts'
import { Bag } from './art/signs.tsx'
import { Paints } from './art/Paints.tsx'
import { Disc } from './Disc.tsx'
import { useKept } from './hooks.ts'
import { askIdOf, askOf, calmTargets } from './model/asks.ts'
import { useFollow } from './model/follow.ts'
import { lettersOf } from './model/place.ts'
import { type Shown, shownAt } from './model/stones.ts'
import { asTold, canTell, nearest, type Page } from './model/story.ts'
import { carry, type Laid, layOf, showEvents } from './motion.ts'
import { pageWords } from './pages/pageWords.ts'
import { hasPlate, Plate } from './pages/Plate.tsx'
import { Panel } from './panel/Panel.tsx'
import { Call } from './parts/Call.tsx'
import { Ready } from './parts/Ring.tsx'
import { Thread } from './parts/Thread.tsx'
import { Tools } from './parts/Tools.tsx'
import { WhyNot } from './parts/WhyNot.tsx'
import { Seats } from './Seats.tsx'
import { Slide } from './Slide.tsx'
import { StoryView } from './StoryView.tsx'
import { makeTable, TableContext } from './table.ts'
import { useBusy } from './useBusy.ts'
import { usePeace } from './usePeace.ts'
import type { Reason } from './words/words.ts'

/**
 * Rök's table. What can be pressed comes from `asks`; a race is never held up by anything that is shown. `twins`: a pair
 * that practice points at, by tag.
 */
export function Board(props: BoardProps<Rok> & { twins?: readonly number[] | undefined }) {
  const { state, me, asks, events, version, seats, language, still, tempo = 1, frozen, showRule, play } = props
  const { paused = false, untimed = false, twins } = props
  const root = useRef<HTMLDivElement>(null)
  const nodes = useRef(new Map<number, HTMLElement>())
  const places = useRef(new Map<number, DOMRect>())
  const laid = useRef<Laid>(new Map())
  const told = useRef<Page>(undefined)
  const shownVersion = useRef<number>(undefined)
  const [lay, setLay] = useState<DOMRect>()
  const { story, thrown, call } = useFollow(state, events, version)
  const [leftHanded, setLeftHanded] = useKept('leftHanded', false)
  const [isFlat, setFlat] = useKept('flat', false)
  const [insists, setInsists] = useState(false)
  const [isDeep, setDeep] = useState(false)
  const [closed, setClosed] = useState<unknown>()
  const [reading, setReading] = useState<{ of: unknown; at: number }>({ of: undefined, at: 0 })
  const [chosen, setChosen] = useState<{ ask: number; stone: number }>()
  const [why, setWhy] = useState<{ reason: Reason; press: number }>()
  const busy = useBusy(state, me, version)
  const people = seats.filter(({ who }) => who === 'person').map(({ seat }) => seat)
  const place = people.indexOf(me)
  // A lesson stops by itself, and whoever only looks on stops nobody.
  const waits = place >= 0 && props.paused === undefined
  const [takeTime, setTakeTime] = usePeace(state, asks, waits && !frozen ? place : undefined, play)
  const about = story.pages[0]
  const at = reading.of === about ? Math.min(reading.at, story.pages.length - 1) : 0
  const isTelling = about !== undefined && closed !== about && canTell(state)
  const page = isTelling ? story.pages[at] : undefined
  // While it is told, the table is as it was at that step: what happens is seen where it happens.
  const shown = useMemo(() => (page === undefined ? state : asTold(state, page)), [state, page])
  const table = useMemo(
    () => makeTable({ state: shown, me, still, tempo, frozen, paused, untimed, faces: seats, showRule }, language),
    [shown, me, still, tempo, frozen, paused, untimed, seats, showRule, language],
  )
  const { words } = table

  const isRacing = state.variant === 'race' && (state.phase === 'grab' || state.phase === 'flight')
  const corners = props.oneScreen === true && state.variant === 'race' && people.length > 1 ? people : []
  const calm = askOf(asks, 'calmTarget')
  const targets = useMemo(() => (calm === undefined ? undefined : calmTargets(state, calm)), [state, calm])
  const target = calm !== undefined && chosen?.ask === calm.id ? chosen.stone : undefined
  const grab = askOf(asks, 'grab')
  const isOpen = state.phase === 'grab'
  const opening = `${state.turn} ${isOpen}`
  const [kept, setKept] = useState({ opening, letters: lettersOf(state) })
  // Letters are given once, at the opening: they must not move when a stone is taken.
  if (kept.opening !== opening) setKept({ opening, letters: lettersOf(state) })

  const legal = (stone: Shown) =>
    stone.up && !frozen && (targets === undefined ? isOpen && grab !== undefined : targets.has(stone.tag))
  const press = (stone: Shown) => {
    if (frozen || page !== undefined) return
    const stands = targets?.get(stone.tag)
    if (!stone.up) sayWhy('faceDown')
    else if (calm !== undefined && stands !== undefined) setChosen({ ask: calm.id, stone: stands })
    else if (calm !== undefined) sayWhy('noTarget')
    else if (isRacing && grab !== undefined) play(grab.id, { do: 'grab', stone: stone.tag })
    else if (me >= 0) sayWhy('notOpen')
  }
  const sayWhy = (reason: Reason) => setWhy({ reason, press: (why?.press ?? 0) + 1 })
  const saidWhy = useSteady(() => setWhy(undefined))
  const pull = (stone: Shown, seat: number) => {
    const ask = askIdOf(state, seat, 'grab')
    if (ask !== undefined && !frozen) play(ask, { do: 'grab', stone: stone.tag })
  }
  const nothingLeft = (seat: number) => {
    const ask = askIdOf(state, seat, 'nothingLeft')
    if (ask !== undefined && !frozen) play(ask, { do: state.race.pressed[seat] === true ? 'takeBack' : 'press' })
  }
  useKeys(({ key, repeat }) => {
    if (repeat) return false
    const letter = key.toUpperCase()
    if (letter === 'R' && isOpen && me >= 0 && state.variant === 'race') {
      nothingLeft(me)
      return true
    }
    const found = [...kept.letters].find(([, one]) => one === letter)
    const i = found === undefined ? -1 : state.table.tag.indexOf(found[0])
    if (i < 0 || !(isOpen || calm !== undefined)) return false
    press(shownAt(state, i))
    return true
  })

  const show = useSteady(() => {
    if (root.current === null) return
    if (shownVersion.current !== version)
      showEvents(events, {
        root: root.current,
        me,
        still,
        tempo,
        nodes: nodes.current,
        lastPlace: tag => places.current.get(tag),
      })
    shownVersion.current = version
    const before = laid.current
    if (page !== undefined && page !== told.current) {
      setLay(page.event.type === 'balance.replaced' ? boxOf(before, page) : undefined)
      if (!still) carry(root.current, before, tempo)
    }
    told.current = page
    laid.current = layOf(root.current)
    for (const tag of state.table.tag) {
      const box = nodes.current.get(tag)?.getBoundingClientRect()
      if (box !== undefined && box.width > 0) places.current.set(tag, box)
    }
  })
  useLayoutEffect(() => show(), [version, page, show])
  useEffect(() => {
    if (!isOpen) return
    // Forgets stones of earlier throws.
    for (const tag of nodes.current.keys()) if (!state.table.tag.includes(tag)) nodes.current.delete(tag)
  }, [isOpen, state.turn])

  const resume = askOf(asks, 'resume')
  const goOn = resume === undefined || frozen ? undefined : () => play(resume.id, { do: 'resume' })
  const shot = askOf(asks, 'slideShot', 'finalSlide')
  const isSliding = state.phase === 'contest' && state.variant === 'race' && state.contest.seats.length > 1
  const endsTelling = useSteady(() => setClosed(about))
  // What the shell says waits for the table: the log tells no more than has been shown, and the result comes last.
  const { onMoving } = props
  const isTellingEnd = isTelling && state.winner !== NONE
  const isMoving = isTelling && (at < story.pages.length - 1 || isTellingEnd)
  const unseen = page === undefined || !isMoving ? 0 : story.heard - page.heard
  useLayoutEffect(() => onMoving?.(isMoving, unseen), [isMoving, unseen, onMoving])
  useLayoutEffect(() => () => onMoving?.(false), [onMoving])
  const turnTo = (to: number) => setReading({ of: about, at: to })
  // A tap on the cloth turns to the next step.
  const turnOn = () => turnTo(Math.min(at + 1, story.pages.length - 1))
  // The shell's sentence is the story's: one thing is said at a time.
  const { onPrompt } = props
  const [title, reason] = page === undefined ? [] : pageWords(page, table)
  useLayoutEffect(() => onPrompt?.(title === undefined ? undefined : { text: title, mine: true }), [title, onPrompt])
  useLayoutEffect(() => () => onPrompt?.(undefined), [onPrompt])
  const panel = isTelling ? (
    <StoryView story={story} at={at} setAt={turnTo} goOn={goOn} close={endsTelling} isEnd={isTellingEnd} />
  ) : (
    <Panel
      asks={asks}
      version={version}
      busy={busy}
      target={target}
      shared={corners.length > 0}
      leftHanded={leftHanded}
      goOn={goOn}
      play={play}
    />
  )
  return (
    <TableContext value={table}>
      <div
        ref={root}
        className={`rok rok-theme${still ? ' rok-still' : ''}${leftHanded ? ' left-handed' : ''}${isTelling ? ' telling' : ''}`}
        data-phase={state.phase}
      >
        <Paints />
        {/* What lies under the lane is neither pressed nor read. */}
        <div className="rok-under" inert={isSliding} onClick={page === undefined ? undefined : turnOn}>
          <Seats corners={corners} nothingLeft={nothingLeft} before={page?.before} />
          <Disc
            thrown={thrown}
            letters={kept.letters}
            legal={legal}
            chosen={target}
            twins={twins}
            busy={busy}
            nodes={nodes}
            pulled={corners.length > 0}
            deep={isFlat ? false : insists ? true : undefined}
            onDeep={setDeep}
            press={press}
            pull={pull}
          />
          <p className="rok-bag">
            <Bag />
            {words.bag(state.bag.length)}
          </p>
          <Tools
            leftHanded={leftHanded}
            setLeftHanded={setLeftHanded}
            takeTime={waits ? takeTime : undefined}
            setTakeTime={setTakeTime}
            deep={isDeep && !isFlat}
            setDeep={on => {
              setFlat(!on)
              setInsists(on)
              if (!on) setDeep(false)
            }}
          />
        </div>
        {(state.phase === 'countdown' || state.phase === 'flight') && <Ready version={version} />}
        {corners.length > 0 && isOpen && <p className="rok-tocorner">{words.toCorner}</p>}
        <Call call={call} />
        {why !== undefined && <WhyNot {...why} close={saidWhy} />}
        {isSliding && (
          <Slide
            key={`${state.turn} ${state.contest.colour} ${state.contest.round}`}
            version={version}
            shoot={shot === undefined ? undefined : (move: Shot) => play(shot.id, move)}
          />
        )}
        {page !== undefined && (
          <>
            <div className="rok-telling-over">
              {hasPlate(page) && (
                <div className="rok-plate" key={at} tabIndex={0}>
                  <Plate page={page} />
                </div>
              )}
            </div>
            <Thread root={root} page={page} lay={lay} />
            {/* Where the bar is one line, why stands under the disc; the bar says it to screen readers. */}
            <p className="rok-reason" aria-hidden>
              {reason}
            </p>
          </>
        )}
        {about !== undefined && !isTelling && canTell(state) && (
          <button
            type="button"
            className="rok-button rok-again"
            onClick={() => {
              setClosed(undefined)
              turnTo(0)
            }}
          >
            {words.again}
          </button>
        )}
        {state.winner !== NONE && !isTelling && <p className="rok-ready">{words.wins(table.called(state.winner))}</p>}
        {props.actions === null ? panel : createPortal(panel, props.actions)}
      </div>
    </TableContext>
  )
}

/** Where the stone lay that is somebody's Balance rune now. */
function boxOf(laid: Laid, { event, before }: Page): DOMRect | undefined {
  if (event.type !== 'balance.replaced') return undefined
  return laid.get(String(before.table.stone[nearest(before, event.rune)]))?.box
}

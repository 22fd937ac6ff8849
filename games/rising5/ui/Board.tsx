import eyeShield from '@runatal/look/icons/drawn/eye-shield.ts'
import hoodedFigure from '@runatal/look/icons/drawn/hooded-figure.ts'
import notebook from '@runatal/look/icons/drawn/notebook.ts'
import treasureMap from '@runatal/look/icons/drawn/treasure-map.ts'
import { Frame } from '@runatal/look/frame/Frame.tsx'
import { useFresh } from '@runatal/look/hooks/useFresh.ts'
import { useKeys } from '@runatal/look/hooks/useKeys.ts'
import type { BoardProps } from '@runatal/look/board.ts'
import { useStaged } from '@runatal/look/motion/staged.ts'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { HEROES, type Place, PLACES } from '../content/names.ts'
import { hintsGiven, resultsShown } from '../rules/history.ts'
import { RUNES } from '../rules/puzzle.ts'
import { totalEclipse } from '../rules/team.ts'
import { NONE, type Note, type Rising5 } from '../rules/types.ts'
import { sky } from './art/sky.ts'
import { Epilogue } from './Epilogue.tsx'
import { Hand } from './Hand.tsx'
import { Items } from './Items.tsx'
import { Land } from './Land.tsx'
import { Master } from './Master.tsx'
import { placesAhead } from './model/ahead.ts'
import { choicesOf, type Intent, mainAsk, NO_INTENT, type Press } from './model/choices.ts'
import { keyStroke, sealMove } from './model/gesture.ts'
import { afterEvent, lengthOf } from './model/show.ts'
import { makeStaging } from './motion.ts'
import { Notebook } from './Notebook.tsx'
import { Panel } from './panel/Panel.tsx'
import { Picture, Svg } from './parts/Picture.tsx'
import { Home, Portraits } from './Portraits.tsx'
import { Signs } from './Signs.tsx'
import { Stage } from './Stage.tsx'
import { makeTable, TableContext, type Zoomed } from './table.ts'
import { Team } from './Team.tsx'
import { Track } from './Track.tsx'
import { useCompact } from './useCompact.ts'
import { Zoom } from './Zoom.tsx'

const SKY = sky()

/** Rising 5's table. Everything that can be pressed comes from `asks`; every move goes out through `play`. */
export function Board(props: BoardProps<Rising5>) {
  const { me, seats, language, still, frozen, asks, play, showRule } = props
  const parade = useStaged(props, { stage: makeStaging, apply: afterEvent, length: lengthOf })
  const state = parade.shown
  const isBusy = parade.busy
  const isCompact = useCompact()
  const [tab, setTab] = useState<Tab>('board')
  const askIds = asks.map(({ id }) => id).join()
  const [intent, setIntent] = useFresh<Intent>(askIds, NO_INTENT)
  const [zoomed, setZoomed] = useState<Zoomed>()
  const [goal, setGoal] = useState<Place>()

  const open = useMemo(() => (isBusy ? [] : asks), [asks, isBusy])
  const ahead = useMemo(() => placesAhead(props.state, me, open), [props.state, me, open])
  const choices = useMemo(() => {
    const at = props.state.hero === NONE ? NONE : props.state.at[props.state.hero]!
    const runes = props.state.runes.map(rune => RUNES[rune]!)
    return choicesOf(open, intent, runes, ahead, at === NONE ? undefined : PLACES[at])
  }, [open, intent, ahead, props.state])
  const table = useMemo(
    () => makeTable(state, me, seats, language, { still, frozen, zoom: setZoomed, showRule }),
    [state, me, seats, language, still, frozen, showRule],
  )

  const press = (pressed: Press) => {
    if (frozen) return
    if ('intent' in pressed) return setIntent(pressed.intent)
    const { ask, move } = pressed
    setIntent(NO_INTENT)
    setGoal(pressed.goTo)
    play(ask, move)
  }
  // A place was pressed while an action was asked for: moving is chosen, then the place, as soon as it is asked.
  useEffect(() => {
    if (goal === undefined || frozen || isBusy) return
    const ask = asks.find(({ kind }) => kind === 'move')
    const move = ask?.options.find(one => one.do === 'goTo' && one.place === goal)
    if (ask === undefined || move === undefined) return
    setGoal(undefined)
    play(ask.id, move)
  }, [goal, asks, frozen, isBusy, play])

  const stroke = (way: 'down' | 'up') => {
    if (way === 'up') return setZoomed({ what: 'history' })
    const seal = sealMove(choices)
    if (seal !== undefined) press(seal)
  }
  useKeys(({ key }) => {
    const way = keyStroke(key)
    if (way !== undefined) stroke(way)
    return way !== undefined
  })
  const note = (move: Note) => {
    const ask = asks.find(({ kind }) => kind === 'notes')
    if (ask !== undefined && !frozen) play(ask.id, move)
  }
  const hover = (position: number | undefined) => {
    if (intent.kind === 'swap' && !parade.byTouch())
      setIntent({ kind: 'swap', from: intent.from, ...(position !== undefined && { to: position }) })
  }

  const said = resultsShown(state) + hintsGiven(state)
  const [read, setRead] = useState(said)
  if (tab === 'signs' && read !== said) setRead(said)
  const unread = Math.max(0, said - read)
  const main = mainAsk(open)
  const isMaster = me >= 0 && me === state.master
  const about =
    intent.kind === 'hero'
      ? intent.hero
      : (main?.kind === 'giveSupport' || main?.kind === 'offerSupport' || main?.kind === 'askSupport') &&
          state.hero !== NONE
        ? HEROES[state.hero]
        : undefined
  const panel = (
    <div className="framed r5-panel-in r5-theme">
      {state.fate === 'playing' || isBusy ? (
        isMaster ? (
          <Master asks={open} press={press} />
        ) : (
          <Panel asks={open} choices={choices} intent={intent} setIntent={setIntent} press={press} />
        )
      ) : (
        <Epilogue />
      )}
    </div>
  )
  return (
    <TableContext value={table}>
      <Frame
        board={props}
        staged={parade}
        name="r5"
        look={`r5-tab-${tab}${state.fate === 'playing' ? '' : ` r5-over-${state.fate}`}`}
        style={{ '--dusk': state.eclipse / totalEclipse(state) } as CSSProperties}
      >
        <Svg className="r5-sky" box="0 0 1440 900" drawing={SKY} />
        <div className="r5-layout">
          <Signs />
          <Stage choices={choices} intent={intent} now={parade.now} press={press} hover={hover} stroke={stroke}>
            {isCompact && <Home />}
            {isCompact && <Items choices={choices} press={press} />}
          </Stage>
          <div className="r5-right">
            <Notebook open={choices.notes !== undefined && !frozen} change={note} />
            {!isCompact && <Items choices={choices} press={press} />}
          </div>
          <div className="r5-column">
            <Track isRow={isCompact} />
            {!isCompact && <Portraits choices={choices} press={press} />}
          </div>
          <Land choices={choices} press={press} />
          <div className="r5-dock">
            {me >= 0 && !isMaster && (
              <Hand seat={me} choices={choices} about={about} lifted={intent.kind === 'hero' ? 1 : 0} press={press} />
            )}
            {(!isCompact || props.actions === null) && (
              // Where nothing in it can be pressed, a key still scrolls it.
              <div className="r5-panel r5-act" {...(frozen && { tabIndex: 0 })}>
                {panel}
              </div>
            )}
            <Team />
          </div>
        </div>
        <nav className="r5-tabs" aria-label={table.words.portal}>
          {TABS.map(([id, picture]) => (
            <button key={id} type="button" data-tab-to={id} aria-pressed={tab === id} onClick={() => setTab(id)}>
              <Picture of={picture} />
              {table.words.tabs[id]}
              {id === 'signs' && unread > 0 && <b>{unread}</b>}
            </button>
          ))}
        </nav>
        {isCompact && tab === 'board' && props.actions !== null && createPortal(panel, props.actions)}
        <Zoom
          zoomed={zoomed}
          rule={zoomed?.what === 'item' ? choices.itemsBarred.get(zoomed.item) : undefined}
          close={() => setZoomed(undefined)}
        />
      </Frame>
    </TableContext>
  )
}

type Tab = 'board' | 'signs' | 'notes' | 'team'

const TABS = [
  ['board', treasureMap],
  ['signs', eyeShield],
  ['notes', notebook],
  ['team', hoodedFigure],
] as const

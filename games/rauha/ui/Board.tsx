import type { Seat } from '@runatal/kernel'
import { Frame } from '@runatal/look/frame/Frame.tsx'
import { useFresh } from '@runatal/look/hooks/useFresh.ts'
import { useOnce } from '@runatal/look/hooks/useOnce.ts'
import { useSteady } from '@runatal/look/hooks/useSteady.ts'
import { useTapFirst } from '@runatal/look/hooks/useTapFirst.ts'
import { whileIdle } from '@runatal/look/idle.ts'
import type { BoardProps } from '@runatal/look/board.ts'
import { useStaged } from '@runatal/look/motion/staged.ts'
import { useEffect, useMemo, useState } from 'react'
import { ENTITIES } from '../content/entities.ts'
import { outcome } from '../rules/end.ts'
import { satelliteOf } from '../rules/draft.ts'
import { NONE, type Rauha } from '../rules/types.ts'
import { Actions } from './Actions.tsx'
import { contours } from './art/scenery.ts'
import { Draft, DraftSide } from './Draft.tsx'
import { Entities } from './Entities.tsx'
import { Flight } from './Flight.tsx'
import { Held } from './Held.tsx'
import { type Choice, choicesOf, nextFree, NO_INTENT, type Intent } from './model/choices.ts'
import { eventsOf, type Preview } from './model/preview.ts'
import { previewsOf } from './model/previews.ts'
import { afterEvent, LENGTHS } from './model/show.ts'
import { worldOf } from './model/world.ts'
import { makeStaging } from './motion.ts'
import { Neighbours } from './Neighbours.tsx'
import { ahead } from './parts/ahead.ts'
import { Stamp } from './parts/Drawing.tsx'
import { makeSetting, SettingContext, TableContext, type Zoomed } from './table.ts'
import { Track } from './Track.tsx'
import { World } from './World.tsx'
import { WorldTabs } from './WorldTabs.tsx'
import { Zoom } from './Zoom.tsx'

const CLOTH = contours()

const NO_CARDS: readonly number[] = []
const NO_ASKS: BoardProps<Rauha>['asks'] = []
const NO_GAINS: ReadonlyMap<number, Preview> = new Map()

/** Rauha's table. Everything that can be pressed comes from `asks`; every move goes out through `play`. */
export function Board(props: BoardProps<Rauha>) {
  const { me, seats, language, still, frozen, asks, play, showRule } = props
  const parade = useStaged(props, { stage: makeStaging, apply: afterEvent, length: ({ type }) => LENGTHS[type] })
  const state = parade.shown
  const isBusy = parade.busy

  const [large, setLarge] = useState<Seat>(me >= 0 ? me : 0)
  const seat = me >= 0 ? me : Math.min(large, state.points.length - 1)
  const askIds = asks.map(({ id }) => id).join()
  const [intent, setIntent] = useFresh<Intent>(askIds, NO_INTENT)
  const [pointed, setPointed] = useFresh<number | undefined>(`${askIds}${intent.kind}`, undefined)
  const [zoomed, setZoomed] = useState<Zoomed>()
  const isFirstTap = useTapFirst(`${askIds}${intent.kind}`, parade.byTouch)

  const open = isBusy || asks.length === 0 ? NO_ASKS : asks
  const choices = useMemo(() => choicesOf(open, intent), [open, intent])
  // What is looked at while nothing can be chosen brings nothing, whatever the state.
  const before = open === NO_ASKS ? undefined : props.state
  const gains = useMemo(
    () => (before === undefined ? NO_GAINS : previewsOf(before, seat, choices)),
    [before, seat, choices],
  )
  const shown = pointed === undefined ? undefined : gains.get(pointed)
  const welcomed = shown === undefined ? [] : eventsOf(shown, 'entity.welcomed')
  const coming = welcomed.map(({ entity }) => entity).join(' ')
  const leaving = welcomed.flatMap(({ entity, from }) => (from === undefined ? [] : [entity])).join(' ')
  const ghost = shown !== undefined && shown.points > 0 ? shown.after.points[seat] : undefined
  const { colours } = state
  const setting = useMemo(
    () => makeSetting(colours, me, seats, language, still, setZoomed),
    [colours, me, seats, language, still],
  )
  const table = useMemo(() => ({ ...setting, state }), [setting, state])
  const tint = setting.colour(seat)
  useEffect(() => whileIdle(ahead(state.stop, tint)), [tint])
  const winners = outcome(state)?.winners.join(' ') ?? ''
  const deciding = isBusy ? '' : props.waitingFor.join(' ')
  const isDraft = state.drafting && me >= 0
  const others = useMemo(
    () => Array.from({ length: state.points.length - 1 }, (_, i) => (seat + 1 + i) % state.points.length),
    [state.points.length, seat],
  )

  const choose = (choice: Choice) => {
    if (frozen) return
    if ('intent' in choice) setIntent(choice.intent)
    else {
      setIntent(NO_INTENT)
      play(choice.ask, choice.move)
    }
  }
  const pressCell = useSteady((cell: number) => {
    const choice = choices.cells.get(cell)
    if (choice === undefined) return setZoomed({ what: 'biome', seat, cell })
    const isPlacing = 'move' in choice && choice.move.do === 'place'
    if (isPlacing && isFirstTap(cell)) setPointed(cell)
    else choose(choice)
  })
  const point = useSteady(setPointed)
  const look = useSteady((cell: number) => setZoomed({ what: 'biome', seat, cell }))
  const pressEntity = useSteady((number: number) => {
    const choice = choices.entities.get(ENTITIES[number]!.id)
    if (choice === undefined) setZoomed({ what: 'entity', entity: number })
    else choose(choice)
  })
  const openWorld = useSteady((other: Seat) => (me >= 0 ? setZoomed({ what: 'world', seat: other }) : setLarge(other)))
  const rule = useSteady(showRule)
  const pressCard = useSteady((card: string) => {
    const choice = choices.cards.get(card)
    if (choice !== undefined) choose(choice)
  })
  const free = nextFree(asks, props.state)
  /** One press, then one move after the other, each when the last one has come back. */
  const [isActivatingAll, setActivatingAll] = useState(false)
  if (isActivatingAll && !frozen && free === undefined) setActivatingAll(false)
  useOnce(isActivatingAll && !frozen ? free?.ask : undefined, () => free && play(free.ask, free.move))

  const actions = (
    <Actions
      seat={seat}
      choices={choices}
      intent={intent}
      pointed={pointed}
      canActivateAll={free !== undefined}
      frozen={frozen}
      choose={choose}
      activateAll={() => setActivatingAll(!frozen)}
      cancel={() => setIntent(NO_INTENT)}
    />
  )
  return (
    <SettingContext value={setting}>
      <TableContext value={table}>
        <Frame board={props} staged={parade} name="rauha" look={isDraft ? 'rauha-drafting' : ''} actions={actions}>
          <div className="rauha-layout">
            <Stamp className="rauha-cloth" box="0 0 1440 900" drawing={CLOTH} />
            <Entities
              owners={state.owners}
              usedEntities={state.usedEntities}
              choices={choices}
              coming={coming}
              press={pressEntity}
              showRule={rule}
            />
            <Track points={state.points} arrivals={state.arrivals} ghost={ghost} />
            <Neighbours seats={others} leaving={leaving} winners={winners} deciding={deciding} open={openWorld} />
            {isDraft ? (
              <>
                <Draft
                  seat={me}
                  hand={state.satellites[satelliteOf(state, me)] ?? NO_CARDS}
                  kept={state.kept[me] ?? NONE}
                  stop={state.stop}
                  choices={choices}
                  pick={pressCard}
                />
                <DraftSide seat={me} open={openWorld} />
              </>
            ) : (
              <>
                <div className="rauha-main">
                  {me < 0 && <WorldTabs large={seat} choose={setLarge} />}
                  <World
                    {...worldOf(state, seat)}
                    card={state.kept[seat] ?? NONE}
                    choices={choices}
                    gains={gains}
                    pointed={pointed}
                    point={point}
                    press={pressCell}
                    look={look}
                    showRule={rule}
                  />
                </div>
                <Held seat={seat} shown={shown} choices={choices} gains={gains} coming={coming} />
              </>
            )}
          </div>
          {welcomed.map(({ entity }) => (
            <Flight key={entity} entity={entity} cell={`${seat}:${pointed}`} />
          ))}
          {zoomed !== undefined && (
            <Zoom
              zoomed={zoomed}
              rule={
                zoomed.what === 'biome' && zoomed.seat === me
                  ? choices.cellsBarred.get(zoomed.cell)
                  : zoomed.what === 'entity'
                    ? choices.entitiesBarred.get(ENTITIES[zoomed.entity]!.id)
                    : undefined
              }
              close={() => setZoomed(undefined)}
              showRule={showRule}
            />
          )}
        </Frame>
      </TableContext>
    </SettingContext>
  )
}

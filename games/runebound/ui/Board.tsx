import checkedShield from '@runatal/look/icons/drawn/checked-shield.ts'
import sprint from '@runatal/look/icons/drawn/sprint.ts'
import { Frame } from '@runatal/look/frame/Frame.tsx'
import { useFresh } from '@runatal/look/hooks/useFresh.ts'
import { useMedia } from '@runatal/look/hooks/useMedia.ts'
import { useOnce } from '@runatal/look/hooks/useOnce.ts'
import { useTapFirst } from '@runatal/look/hooks/useTapFirst.ts'
import type { BoardProps } from '@runatal/look/board.ts'
import { useStaged } from '@runatal/look/motion/staged.ts'
import { lazy, Suspense, useMemo, useState } from 'react'
import { codeOf } from '../content/map.ts'
import { NONE, type Runebound } from '../rules/types.ts'
import { Actions, type Lead } from './Actions.tsx'
import { ICON_PICTURES } from './art/pictures.ts'
import { Hand } from './Hand.tsx'
import { MapView } from './map/MapView.tsx'
import { choicesOf, NO_CHOICES, type Offered } from './model/choices.ts'
import { hexLine } from './model/hex.ts'
import { powersBehind } from './model/powers.ts'
import { reach } from './model/reach.ts'
import { strikesOf } from './model/strikes.ts'
import { useTale } from './fight/useTale.ts'
import { afterEvent, HERALDED, lengthOf } from './model/show.ts'
import { makeStaging } from './motion.ts'
import { Panel } from './panel/Panel.tsx'
import { Party } from './Party.tsx'
import { Powers } from './Powers.tsx'
import { Sheet } from './Sheet.tsx'
import { QuestSlip, Story, StoryStrip, TimeTrack } from './Story.tsx'
import { makeTable, nearSeat, TableContext, type Zoomed } from './table.ts'
import { Tray } from './Tray.tsx'
import { FIGHT, keyOf, useOdds } from './useOdds.ts'
import { Zoom } from './Zoom.tsx'

/** Fights come in a chunk of their own: a table opens on the map. */
const Duel = lazy(() => import('./fight/Duel.tsx'))
const FightEnd = lazy(() => import('./fight/FightEnd.tsx'))

/** The table of an adventure. Everything that can be pressed comes from `asks`; every move goes out through `play`. */
export function Board(props: BoardProps<Runebound>) {
  const { me, seats, language, still, frozen, asks, play, showRule } = props
  const parade = useStaged(props, { stage: makeStaging, apply: afterEvent, length: lengthOf })
  const state = parade.shown
  const isBusy = parade.busy
  const isSmall = useMedia('(max-width: 759px), (max-height: 519px)')

  const [zoomed, setZoomed] = useState<Zoomed>()
  const table = useMemo(
    () => makeTable(state, me, seats, language, { still, frozen, zoom: setZoomed, showRule }),
    [state, me, seats, language, still, frozen, showRule],
  )
  const { words, game } = table
  const near = nearSeat(state, me)
  const [openSheet, setOpenSheet] = useState<number>()
  const seat = openSheet ?? near

  const choices = useMemo(
    () => (isBusy || me < 0 ? NO_CHOICES : choicesOf(asks, props.state)),
    [isBusy, me, asks, props.state],
  )
  const ways = useMemo(
    () => (isBusy || me < 0 ? NO_WAYS : reach(props.state, me, asks)),
    [isBusy, me, props.state, asks],
  )
  const lit = useMemo(() => {
    const named = [...choices.spots.keys()].flatMap(spot => (spot.startsWith('hex:') ? Number(spot.slice(4)) : []))
    return [...new Set([...named, ...ways.keys()])]
  }, [choices, ways])
  const odds = useOdds(props.state, me, choices)
  const askIds = asks.map(({ id }) => id).join()
  const [aimed, setAimed] = useFresh<number | undefined>(askIds, undefined)

  const strikes = useMemo(() => strikesOf(choices, props.state, me), [choices, props.state, me])
  const [aimedStrike, aimStrike] = useFresh<string | undefined>(askIds, undefined)
  const strike = strikes.find(({ icon }) => icon === aimedStrike) ?? strikes[0]
  const { tale, close } = useTale(props)
  const isTold = tale !== undefined && !isBusy

  const answer = ({ ask, move }: Offered) => {
    if (frozen) return
    setAimed(undefined)
    play(ask, move)
  }
  const press = (spot: string, title: string) => {
    const offered = choices.spots.get(spot)
    if (offered === undefined || frozen) return
    if (offered.length === 1) answer(offered[0]!)
    else setZoomed({ what: 'which', title, offered })
  }

  /** The steps of a way that are still to come: each is made when it is asked for. */
  const [trip, setTrip] = useState<readonly { hex: number; face: number }[]>([])
  const die = asks.find(({ kind }) => kind === 'die')
  const step = trip[0]
  const stepMove = die?.options.find(
    move =>
      step !== undefined &&
      move.do === 'go' &&
      move.hex === codeOf(step.hex) &&
      props.state.roll?.faces[move.die] === step.face,
  )
  useOnce(step === undefined || frozen || asks.length === 0 ? undefined : asks[0]!.id, () => {
    if (die === undefined || stepMove === undefined) return setTrip([])
    setTrip(trip.slice(1))
    play(die.id, stepMove)
  })
  const goTo = (hex: number) => {
    const way = ways.get(hex)
    if (way === undefined || frozen || props.state.roll === null) return
    const { faces } = props.state.roll
    setAimed(undefined)
    setTrip(way.dice.map((one, i) => ({ hex: way.hexes[i + 1]!, face: faces[one]! })))
  }
  const isFirstTap = useTapFirst(askIds, parade.byTouch)
  const pressHex = (hex: number) => {
    if (ways.has(hex)) return isFirstTap(hex) ? setAimed(hex) : goTo(hex)
    const [best] = choices.spots.get(`hex:${hex}`) ?? []
    if (best !== undefined) answer(best)
  }

  const way = aimed === undefined ? undefined : ways.get(aimed)
  const isTravelling = trip.length > 0
  const herald =
    parade.now !== undefined && HERALDED.has(parade.now.type) ? game.event(parade.now, table.name) : undefined
  const chooseSheet = (one: number) => (isSmall ? setZoomed({ what: 'hero', seat: one }) : setOpenSheet(one))

  // A hex to be named in a fight, to retreat to, is named on the map.
  const isDuel = isTold || (state.fight !== null && state.heroes[state.fight.seat] !== NONE && lit.length === 0)

  const actions = !isTravelling && !isTold && <Actions choices={choices} lead={leads()} odds={odds} answer={answer} />
  return (
    <TableContext value={table}>
      <Frame board={props} staged={parade} name="rb" look={isDuel ? 'rb-fighting' : ''} actions={actions}>
        <div className="rb-layout">
          <StoryStrip />
          <aside className="rb-side">
            <Party open={isSmall ? undefined : seat} choose={chooseSheet} />
            <Sheet seat={seat} />
            <QuestSlip />
          </aside>
          <div className="rb-middle">
            <div className="rb-stage">
              {isTold ? (
                <Suspense fallback={<div className="rb-duel" />}>
                  <FightEnd tale={tale} close={close} />
                </Suspense>
              ) : isDuel ? (
                <Suspense fallback={<div className="rb-duel" />}>
                  <Duel
                    choices={choices}
                    now={parade.now}
                    odds={odds.get(FIGHT)}
                    aimed={strike}
                    aim={aimStrike}
                    answer={answer}
                    press={press}
                  />
                </Suspense>
              ) : (
                <div className="rb-world">
                  <MapView
                    lit={isTravelling ? NO_HEXES : lit}
                    ways={ways}
                    from={ways.size > 0 ? state.at[me] : undefined}
                    aimed={aimed}
                    aim={setAimed}
                    byTouch={parade.byTouch}
                    press={pressHex}
                    barred={hex => choices.barred.get(`hex:${hex}`)}
                    label={hex => hexLabel(hex)}
                    home={state.at[near]!}
                  />
                  <TimeTrack />
                </div>
              )}
              <Tray choices={choices} way={way} press={press} />
              {!isDuel && state.test === null && <Powers of={powersBehind(choices, props.state, me)} />}
              {!isTold && <Panel choices={choices} answer={answer} />}
            </div>
            <div className="rb-dock">
              <Hand seat={near} choices={choices} press={press} />
              <div className="rb-scenario">
                <Story />
              </div>
            </div>
            {herald !== undefined && (
              <p className="rb-herald" role="status">
                {herald}
              </p>
            )}
          </div>
        </div>
        <Zoom zoomed={zoomed} close={() => setZoomed(undefined)} choices={choices} answer={answer} />
      </Frame>
    </TableContext>
  )

  function hexLabel(hex: number): string {
    const line = hexLine(hex, state, game, words, language)
    const found = ways.get(hex)
    if (found !== undefined) return words.goTo(line, found.dice.length)
    const [best] = choices.spots.get(`hex:${hex}`) ?? []
    return best === undefined ? line : game.move(best.move, props.state, me)
  }

  /** What is nearest at hand: the way that is shown, the strikes, the shields, an ability. */
  function leads(): Lead[] {
    const found: Lead[] = []
    if (aimed !== undefined && way !== undefined)
      found.push({
        text: words.goHere(codeOf(aimed)),
        note: words.diceUsed(way.dice.length),
        picture: sprint,
        act: () => goTo(aimed),
      })
    for (const { icon, total, blocked, offered } of strikes)
      found.push({
        text: words.spend[icon](total),
        note: blocked > 0 ? words.strikeBlocked(blocked) : undefined,
        picture: ICON_PICTURES[icon]!,
        odds: odds.get(keyOf(offered.move)),
        isShown: strike?.icon === icon,
        aim: () => aimStrike(icon),
        act: () => answer(offered),
      })
    for (const [spot, offered] of choices.spots) {
      const [best] = offered
      if (best === undefined) continue
      const { move } = best
      if (move.do === 'spend' && move.icon === 'agi')
        found.push({
          text: game.icons.agi,
          picture: ICON_PICTURES.agi!,
          odds: odds.get(keyOf(move)),
          act: () => answer(best),
        })
      else if (move.do === 'double' || move.do === 'copy')
        found.push({
          text:
            offered.length === 1
              ? game.move(move, props.state, me)
              : words.specialOf[move.do === 'copy' ? 'tac' : 'dbl'],
          picture: ICON_PICTURES[move.do === 'copy' ? 'tac' : 'agi']!,
          odds: odds.get(keyOf(move)),
          act: () => press(spot, words.iconNote[move.do === 'copy' ? 'tac' : 'dbl']),
        })
      else if (move.do === 'shield')
        found.push({
          text: game.move(move, props.state, me),
          picture: checkedShield,
          spot,
          odds: odds.get(keyOf(move)),
          act: () => answer(best),
        })
      else if (spot === 'copy' && move.do === 'copyShield')
        found.push({
          text: game.move(move, props.state, me),
          act: () => press(spot, game.ask('block', props.state, me)),
        })
      else if (spot === 'use' && props.state.fight === null && props.state.test === null)
        found.push({
          text: offered.length === 1 ? game.move(move, props.state, me) : words.useOne,
          spot,
          act: () => press(spot, words.useOne),
        })
    }
    return found
  }
}

const NO_WAYS: ReturnType<typeof reach> = new Map()
const NO_HEXES: readonly number[] = []

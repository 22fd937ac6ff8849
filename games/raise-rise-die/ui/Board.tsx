import { useFresh } from '@runatal/look/hooks/useFresh.ts'
import { useKeys } from '@runatal/look/hooks/useKeys.ts'
import { useOnce } from '@runatal/look/hooks/useOnce.ts'
import { Frame } from '@runatal/look/frame/Frame.tsx'
import type { BoardProps } from '@runatal/look/board.ts'
import { useStaged } from '@runatal/look/motion/staged.ts'
import { useMemo, useState } from 'react'
import type { How, RaiseRiseDie } from '../rules/types.ts'
import { Actions } from './Actions.tsx'
import { Sprite } from './art/Sprite.tsx'
import { Wall } from './art/Wall.tsx'
import { Chain } from './Chain.tsx'
import { Decision } from './Decision.tsx'
import { Hand } from './Hand.tsx'
import { usePacedAnswer, usePrompt } from './hooks.ts'
import { Mat } from './Mat.tsx'
import { type AnyMove, cardIdOf, choicesOf, type Intent, nameSlot, NO_INTENT, switchOver } from './model/choices.ts'
import { whyNot } from './model/choices.ts'
import { promptOf, standingOf } from './model/prompt.ts'
import { mayBeOnly } from './model/pace.ts'
import { paidBy, paymentFor } from './model/payment.ts'
import { tallyWith } from './model/preview.ts'
import { afterEvent, lengthOf } from './model/show.ts'
import { keepStops, keptStops, ownAnswer, signOf, type Stops as Kept, type Yield } from './model/stops.ts'
import { tallyOf } from './model/tally.ts'
import { makeStaging } from './motion.ts'
import { Stops, StopsToggle } from './Stops.tsx'
import { Strip } from './Strip.tsx'
import { makeTable, TableContext, type Zoomed } from './table.ts'
import { type Tab, Tabs } from './Tabs.tsx'
import { Zoom } from './Zoom.tsx'

/** The table of a duel. Everything that can be pressed comes from `asks`; every move goes out through `play`. */
export function Board(props: BoardProps<RaiseRiseDie>) {
  const { me, seats, language, frozen, asks, play, onPrompt, showRule } = props
  const parade = useStaged(props, { stage: makeStaging, apply: afterEvent, length: lengthOf, patience: PATIENCE })
  const state = parade.shown
  const isBusy = parade.busy
  const isRead = isWatched(props)

  const [zoomed, setZoomed] = useState<Zoomed>()
  const table = useMemo(() => makeTable(state, me, seats, language, setZoomed), [state, me, seats, language])
  const { near } = table
  const [stops, setStops] = useState<Kept>(keptStops)
  const [showsStops, setShowsStops] = useState(false)
  const [given, setGiven] = useState<Yield>()
  // One number may stand for two questions: first what is played, then what pays for it.
  const askIds = asks.map(({ id, kind }) => `${id}${kind}`).join()
  const [intent, setIntent] = useFresh<Intent>(askIds, NO_INTENT)
  /** What I answered before its moment had come. */
  const [held, setHeld] = useFresh<{ ask: number; move: AnyMove } | undefined>(askIds, undefined)
  /** What is still to be sacrificed for the card that was played. */
  const [toPay, setToPay] = useState<readonly string[]>([])

  const answering = useMemo(() => {
    // Against bots alone what needs no decision is answered while the last is still shown: a chain is one motion.
    if (frozen || (isBusy && isRead) || me < 0) return undefined
    for (const ask of asks) {
      const paid = ask.kind === 'sacrifice' ? toPay.map(card => ({ do: 'sacrifice', card }) as const)[0] : undefined
      if (paid !== undefined && ask.options.some(move => move.do === 'sacrifice' && move.card === paid.card))
        return { ask: ask.id, move: paid, isPayment: true }
      const move = held?.ask === ask.id ? held.move : ownAnswer(ask, props.state, me, stops, given)
      if (move !== undefined) return { ask: ask.id, move, isPayment: false }
    }
    return undefined
  }, [asks, frozen, isBusy, isRead, me, props.state, stops, given, toPay, held])
  const open = isBusy || answering !== undefined ? NO_ASKS : asks
  const choices = useMemo(() => choicesOf(open, intent, props.state, near), [open, intent, props.state, near])
  const { begun } = choices

  const payment = useMemo(
    () =>
      begun?.move === undefined
        ? undefined
        : paymentFor(props.state, near, begun.move, howOf(begun.ask.kind, begun.move)),
    [begun, props.state, near],
  )
  const payKey = payment === undefined ? '' : `${begun?.intent.card}${payment.need}${askIds}`
  const [chosen, setChosen] = useFresh<readonly number[]>(payKey, payment?.proposed ?? [])
  const paid = payment === undefined ? 'enough' : paidBy(props.state, payment, chosen)
  const isReady = begun?.move !== undefined && paid === 'enough'
  const deciding = { asks, open, isBusy, begun, paid }
  usePrompt(me < 0 ? undefined : promptOf(deciding, props.state, language, table.words), onPrompt)

  const now = useMemo(() => tallyOf(state), [state])
  const then = useMemo(() => {
    if (begun?.move === undefined || begun.ask.kind === 'react' ? begun?.move?.do !== 'attach' : false) return undefined
    const tally = begun?.move && tallyWith(props.state, near, begun.ask.id, begun.move)
    const card = begun && cardIdOf(props.state, near, begun.intent)
    return tally && card !== undefined ? { tally, name: table.cardNamed(card).name[language] } : undefined
  }, [begun, props.state, near, table, language])
  const first = state.chain[0]
  const threat = (seat: number) => {
    if (first === undefined || first.seat === seat || (now?.through ?? 0) === 0) return 0
    const top = state.sides[seat]!.shown ? state.sides[seat]!.deck.at(-1) : undefined
    return top === undefined || top < 0 ? 1 : table.card(top).va
  }

  const answer = (ask: number, move: AnyMove) => {
    if (frozen) return
    setIntent(NO_INTENT)
    if (isRead && mayBeOnly(move)) setHeld({ ask, move })
    else play(ask, move)
  }
  // What was chosen to pay goes at once; a window that needs no decision takes its time.
  useOnce(answering?.isPayment === true ? answering.ask : undefined, () => {
    if (answering === undefined) return
    setToPay(toPay.slice(1))
    play(answering.ask, answering.move)
  })
  usePacedAnswer(
    isBusy && isRead ? undefined : asks[0]?.id,
    answering?.isPayment === false ? answering : undefined,
    isRead,
    (ask, move) => {
      setHeld(undefined)
      play(ask, move)
    },
  )

  const playIt = () => {
    if (!isReady || frozen || begun?.move === undefined) return
    setToPay(payment === undefined ? [] : chosen.map(i => payment.others[i]!))
    answer(begun.ask.id, begun.move)
  }
  const [tab, setTab] = useState<Tab>('chain')
  const press = (spot: string) => {
    const choice = choices.spots.get(spot)
    if (frozen) return
    if (begun !== undefined && spot === `hand:${begun.intent.card}`) return setIntent(NO_INTENT)
    if (choice === undefined) return
    if ('move' in choice) return answer(choice.ask, choice.move)
    const [place, , slot] = spot.split(':')
    const next = place === 'slot' && begun !== undefined ? nameSlot(asks, intent, slot as never) : choice.intent
    setIntent(next)
    if (place !== 'slot') {
      const taken = choicesOf(asks, next, props.state, near).begun
      setTab(taken === undefined || taken.move !== undefined ? 'chain' : taken.on === near ? 'mine' : 'foe')
    } else setTab('chain')
  }
  useKeys(({ key }) => {
    if (frozen || me < 0) return false
    if (key === 'Escape' && showsStops) setShowsStops(false)
    else if (key === 'Escape' && begun !== undefined) setIntent(NO_INTENT)
    else if (key === 'Enter' && begun !== undefined) playIt()
    else if (key === 'Enter' && choices.buttons.length === 1) answer(choices.buttons[0]!.ask, choices.buttons[0]!.move)
    else if (/^[1-9]$/.test(key)) {
      const number = props.state.sides[near]!.hand[Number(key) - 1]
      if (number === undefined || number < 0) return false
      press(`hand:${table.card(number).id}`)
    } else return false
    return true
  })
  const setStop = (stop: keyof Kept, isOn: boolean) => {
    const next = { ...stops, [stop]: isOn }
    setStops(next)
    keepStops(next)
  }
  const isYielding = given !== undefined && given.sign === signOf(props.state, given.to)

  const standing = standingOf(deciding)
  const actions = (
    <Actions
      standing={standing}
      now={now}
      then={then?.tally}
      stops={<StopsToggle isOpen={showsStops} isYielding={isYielding} toggle={() => setShowsStops(!showsStops)} />}
      choices={choices}
      isReady={isReady}
      frozen={frozen}
      playIt={playIt}
      cancel={() => setIntent(NO_INTENT)}
      answer={answer}
      press={press}
    />
  )
  const mats = [near, 1 - near].map(seat => (
    <Mat
      key={seat}
      seat={seat}
      choices={choices}
      lanes={begun?.on === seat ? intent.slots : []}
      threat={threat(seat)}
      press={press}
    />
  ))
  return (
    <TableContext value={table}>
      <Frame board={props} staged={parade} name="rrd" look={`rrd-tab-${tab} rrd-${standing}`} actions={actions}>
        <Sprite />
        <div className="rrd-layout">
          <Wall />
          <Strip seat={1 - near} threat={threat(1 - near)} />
          <Tabs tab={tab} choose={setTab} />
          <div className="rrd-field">
            {mats[0]}
            <Chain now={now} then={then} />
            {mats[1]}
          </div>
          <Strip seat={near} threat={threat(near)} />
          <div className="rrd-bottom">
            <Hand
              seat={near}
              choices={choices}
              why={card => whyNot(open, card)}
              offered={payment === undefined ? [] : chosen.map(i => payment.others[i]!)}
              press={press}
            />
            <Decision
              choices={choices}
              payment={payment}
              chosen={chosen}
              paid={paid}
              toggle={at => setChosen(chosen.includes(at) ? chosen.filter(one => one !== at) : [...chosen, at])}
              switchOver={() => setIntent(switchOver(asks, intent, props.state, near))}
              aim={setIntent}
              take={index => {
                const choice = choices.tray[index]?.choice
                if (choice !== undefined && 'move' in choice) answer(choice.ask, choice.move)
              }}
            />
          </div>
          {showsStops && me >= 0 && (
            <Stops
              stops={stops}
              given={isYielding ? given : undefined}
              setStop={setStop}
              giveWay={to => setGiven(to && { to, sign: signOf(props.state, to) })}
            />
          )}
        </div>
        <Zoom zoomed={zoomed} close={() => setZoomed(undefined)} showRule={showRule} />
      </Frame>
    </TableContext>
  )
}

/** All of a chain that asks for no decision, in milliseconds; what the table needs in between comes to it. */
const PATIENCE = 1100

const NO_ASKS: BoardProps<RaiseRiseDie>['asks'] = []

/** Somebody plays against me who could read my hand from how fast I answer: no bot does, and open hands hide nothing. */
function isWatched({ seats, me, state }: BoardProps<RaiseRiseDie>): boolean {
  return !state.openHands && seats.some(({ seat, who }) => seat !== me && who === 'person')
}

/** How a declared card is paid for, by the question that it answers. */
function howOf(kind: string, move: { do: string }): How {
  if (kind === 'counter') return 'counter'
  if (move.do === 'attach') return 'attached'
  return kind === 'react' ? 'free' : 'play'
}

import type { Seat, Viewer } from '@runatal/kernel'
import { useEffect, useState } from 'react'
import { GEM_AT, GEMS } from '../content/map.ts'
import type * as Reckoning from '../bot/odds.ts'
import type { AnyMove } from '../messages/messages.ts'
import { NONE, type State } from '../rules/types.ts'
import type { Choices } from './model/choices.ts'

/** The chance to win, to the nearest five in a hundred, by what it is asked of: a move, or the fight that is on. */
export type Percents = ReadonlyMap<string, number>

export const FIGHT = 'fight'

/** Fights fought in the mind, after the table has been drawn: what a hero should know before it engages. */
export function useOdds(state: State, me: Viewer, choices: Choices): Percents {
  const [known, setKnown] = useState<{ of: State; percents: Percents }>()
  useEffect(() => {
    const questions = questionsOf(state, me, choices)
    if (questions.length === 0) return undefined
    let isHere = true
    const timer = setTimeout(() => {
      void import('../bot/odds.ts').then(odds => {
        if (!isHere) return
        const percents = new Map<string, number>()
        for (const { key, ask } of questions) percents.set(key, rounded(ask(odds)))
        setKnown({ of: state, percents })
      })
    }, 80)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [state, me, choices])
  return known?.of === state ? known.percents : NOTHING
}

/** How a move's odds are kept. */
export function keyOf(move: AnyMove): string {
  return JSON.stringify(move)
}

type Odds = typeof Reckoning

interface Question {
  key: string
  ask(odds: Odds): number
}

function questionsOf(state: State, me: Viewer, { asked, spots, bar }: Choices): Question[] {
  if (me < 0) return []
  const { fight } = state
  if (fight !== null) {
    if (fight.seat !== me || fight.rival !== NONE || fight.faces[0]!.length === 0) return []
    const now: Question = { key: FIGHT, ask: odds => odds.oddsNow(state, TRIES).won }
    const kind = asked?.kind
    if (kind !== 'combat' && kind !== 'block') return [now]
    return [
      now,
      ...answers(spots, bar).map((move): Question => ({
        key: keyOf(move),
        ask: odds => odds.oddsAfter(state, kind, move, FEW).won,
      })),
    ]
  }
  return bar.flatMap(({ move }): Question[] => {
    if (move.do === 'engage') return [{ key: keyOf(move), ask: odds => odds.oddsOfFight(state, me, move, TRIES).won }]
    const kind = move.do === 'adventure' ? gemKind(state, me) : undefined
    return kind === undefined ? [] : [{ key: keyOf(move), ask: odds => odds.oddsOfGem(state, me, kind, TRIES).won }]
  })
}

/** Enough for the nearest five in a hundred, and quick on a phone. */
const TRIES = 120

/** What is pressed first at each place, no more than so many: each is fought out many times. */
function answers(spots: Choices['spots'], bar: Choices['bar']): AnyMove[] {
  const first = [...spots.values()].flatMap(([offered]) => offered?.move ?? [])
  return [...first, ...bar.map(({ move }) => move)].slice(0, MOST)
}

const MOST = 8
const FEW = 60

function gemKind(state: State, seat: Seat): number | undefined {
  return GEMS[GEM_AT[state.at[seat]!]!]?.kind
}

function rounded(share: number): number {
  return Math.round(share * 20) * 5
}

const NOTHING: Percents = new Map()

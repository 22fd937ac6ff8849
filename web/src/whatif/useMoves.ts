import { type AnyGame, isRefusal, type Seat } from '@runatal/kernel'
import type { Level } from '@runatal/look/manifest.ts'
import { type Chapter, endOf, type Place } from '@runatal/study'
import { useEffect, useRef, useState } from 'react'
import type { GameId } from '../games.ts'
import { myName } from '../me.ts'
import { botOf } from '../tables/bots.ts'
import { ask } from '../tables/desk.ts'
import type { NotDone } from '../tables/table.ts'
import { useWords } from '../words/words.ts'
import type { StudyDoor, StudySight } from './door.ts'
import type { Moment } from './moment.ts'
import { playAt } from './playing.ts'

/** How somebody goes on in a study. */
export interface How {
  /** What was hidden is drawn anew where the game is left. */
  anew: boolean
  /** Who answers for the others: oneself, or bots. */
  others: 'me' | Level
  /** Through whose eyes; undefined for whoever is to choose. */
  as: Seat | undefined
}

interface UseMoves {
  door: StudyDoor
  sight: StudySight
  chapter: Chapter
  place: Place
  moment: Moment | undefined
  how: How
  game: AnyGame
  go(place: Place): void
}

/** Moves in a study: those of somebody at the board, and those of the bots that answer at the end of a branch. */
export function useMoves({ door, sight, chapter, place, moment, how, game, go }: UseMoves) {
  const { whatIf, me } = useWords()
  const [refusal, setRefusal] = useState<NotDone>()
  /** Pressed twice is meant once. */
  const isOut = useRef(false)
  useEffect(() => setRefusal(undefined), [place])

  const make = async (seat: Seat, askId: number, move: unknown) => {
    if (moment === undefined || isOut.current || !sight.mayWrite) return
    const no = moment.match.whyNot(seat, askId, move)
    if (isRefusal(no)) return setRefusal(no)
    const at = moment.match.log.at(-1)?.at ?? chapter.record.log[place.position - 1]?.at ?? 0
    const wanted = {
      name: whatIf.branchName(chapter.branches.length + 1),
      by: myName() || me.guest,
      anew: how.anew,
    }
    const { to, change } = playAt(chapter, place, { seat, ask: askId, move, at }, wanted)
    isOut.current = true
    const refused = change && (await door.change(change))
    isOut.current = false
    if (refused === undefined) go(to)
    else setRefusal(refused)
  }

  const branch = chapter.branches.find(({ id }) => id === place.branch)
  const isAtEnd = branch !== undefined && place.position === endOf(chapter, branch.id)
  // Whoever left the game plays on; the bots have the other seats.
  const mine = how.as ?? branch?.log[0]?.seat
  const bot = moment?.waitingFor.find(seat => seat !== mine)
  const thinks = isAtEnd && how.others !== 'me' && bot !== undefined && sight.mayWrite
  useEffect(() => {
    if (!thinks || moment === undefined || bot === undefined || how.others === 'me') return undefined
    const thinking = { isWanted: true }
    const state = moment.match.view(bot)
    const answer = ask('answer', { game: game.id, bot: botOf(game.id as GameId, how.others), state, seat: bot })
    const timer = setTimeout(() => {
      void answer.then(({ ask: askId, move }) => (thinking.isWanted ? make(bot, askId, move) : undefined))
    }, PACE)
    return () => {
      thinking.isWanted = false
      clearTimeout(timer)
    }
  }, [thinks, moment, bot, how.others])

  const takeBack = () => {
    if (branch === undefined || !isAtEnd) return
    const left = branch.log.length - 1
    const change =
      left === 0
        ? ({ do: 'dropBranch', chapter: chapter.id, branch: branch.id } as const)
        : ({ do: 'cut', chapter: chapter.id, branch: branch.id, at: left } as const)
    void door.change(change).then(refused => {
      if (refused !== undefined) setRefusal(refused)
      else go(left === 0 ? branch.from : { ...place, position: place.position - 1 })
    })
  }

  return {
    play: (askId: number, move: unknown) => void (moment && make(moment.viewer, askId, move)),
    takeBack,
    thinking: thinks,
    refusal,
  }
}

/** A bot takes so long at least that one sees what it answers to, in milliseconds. */
const PACE = 500

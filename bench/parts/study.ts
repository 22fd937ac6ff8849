import { makeBot, playGame } from '@runatal/bots'
import { games, gameIds } from '@runatal/games'
import type { Game, Types } from '@runatal/kernel'
import { CARE, type Choice, judge } from '@runatal/study'
import type { Measured, Part } from '../part.ts'

export const study: Part = {
  name: 'study',
  describe: 'seconds to judge a whole game of quick bots, as the hall does in one worker: the most seats up to four',
  isLong: true,
  async run() {
    const found: Measured = {}
    for (const id of gameIds) await games[id](game => judgeOne(game, found))
    return found
  },
}

function judgeOne<G extends Types>(game: Game<G>, found: Measured): void {
  // Against the clock there is no list of answers to weigh.
  if (game.guide === undefined || game.guide.paced !== undefined) return
  const seats = Math.min(4, game.seats.max)
  const choices = choicesOf(game, seats)
  const from = performance.now()
  for (const choice of choices) judge(game, choice, seats, CARE)
  found[`study.${game.id}GameSeconds`] = (performance.now() - from) / 1000
  found[`study.${game.id}Decisions`] = choices.length
}

/** What bots chose in one game, each choice among several answers. */
function choicesOf<G extends Types>(game: Game<G>, seats: number): Choice<G>[] {
  const spec = game.guide?.rollout === undefined ? 'greedy' : 'policy'
  const choices: Choice<G>[] = []
  let position = 0
  playGame(
    game,
    { seats },
    Array.from({ length: seats }, () => makeBot(game, spec)),
    [1],
    {
      move(ask, move, state) {
        position++
        if (ask.seat < 0) return
        const { accepts, options } = game.decisions[ask.kind as keyof G['asks']]
        if (accepts === undefined && options(state, ask.seat).length > 1)
          choices.push({ position, seat: ask.seat, chosen: { ask, move }, state: game.clone(state) })
      },
    },
  )
  return choices
}

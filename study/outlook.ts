import { playedOn, playOn, policyOf } from '@runatal/bots'
import { FastChance, type Game, Play, type Types } from '@runatal/kernel'
import { CARE, standing } from './weigh.ts'

/** How likely each seat wins from a position, all cards open: played on for a while on different luck, then judged. */
export function outlook<G extends Types>(game: Game<G>, state: G['state'], seats: number): number[] {
  const sums = Array<number>(seats).fill(0)
  for (let round = 0; round < CARE.proof; round++) {
    const play = new Play(game, game.clone(state), new FastChance(round))
    playOn(play, playedOn(game) + CARE.onwards, policyOf(game))
    for (const [seat, share] of standing(game, play.state, seats).entries()) sums[seat]! += share / CARE.proof
  }
  return sums
}

import { createHash } from 'node:crypto'
import type { AnyTypes, Match } from '@runatal/kernel'
import { watchArranged } from '@runatal/kernel/arrange'

/** A test that arranges more scenes than this plays by the hundred: the first ones are enough to see a change. */
const ENOUGH = 20

let scenes: Match<AnyTypes>[] = []

/** From here on the scenes that are arranged are those of one test. */
export function beginScenes(): void {
  scenes = []
  watchArranged(match => {
    if (scenes.length < ENOUGH) scenes.push(match as never)
  })
}

/**
 * What anybody could see of the scenes of a test, in a few letters each: all that was told and to whom, what is asked now and
 * with which options, who has won. How a state is kept inside does not matter.
 */
export function endScenes(): string[] {
  const digests = scenes.map(digestOf)
  scenes = []
  watchArranged(undefined)
  return digests
}

function digestOf(match: Match<AnyTypes>): string {
  const { state, told, outcome } = match
  const asked = state.asks.map(({ seat, kind, must }) => [seat, kind, must])
  const options = state.asks.filter(ask => match.asks(ask.seat).includes(ask)).map(ask => match.options(ask))
  const seen = JSON.stringify([told, asked, options, outcome])
  return `${told.flat().length} told, ${createHash('sha256').update(seen).digest('base64url').slice(0, 12)}`
}

import { isRefusal } from '../../game.ts'
import { Match, type MatchRecord } from '../../match.ts'
import { verify } from '../../verify.ts'
import type { Types } from '../../game.ts'
import { bytes, difference } from '../plain.ts'
import type { Law, Position } from '../spec.ts'

/** The record, once saved and read again, leads to the same bytes: at the end and at any position before. */
export const replay: Law = {
  name: 'the log replays',
  every: 'end',
  check<G extends Types>({ game, match, past, chance, broken }: Position<G>) {
    const record: MatchRecord<G> = JSON.parse(bytes(match.record()))
    for (const upTo of [record.log.length, chance.int(record.log.length + 1)]) {
      const again = Match.replay(game, record, upTo)
      if (isRefusal(again)) return broken(`replaying ${upTo} entries is refused: ${again.text}`)
      const then: unknown = JSON.parse(past[upTo]!)
      if (bytes(again.state) !== past[upTo])
        return broken(`replaying ${upTo} entries gives another state at ${difference(again.state, then)}`)
      const told = match.told.slice(0, upTo + 1)
      if (bytes(again.told) !== bytes(told))
        return broken(`replaying ${upTo} entries tells something else at ${difference(again.told, told)}`)
    }
    const wrong = verify(game, record, match.commitment, match.outcome)
    if (wrong !== undefined) broken(wrong)
  },
}

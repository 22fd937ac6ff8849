import type { Followed } from '../model/follow.ts'
import { timesOf } from '../model/late.ts'
import { useTable } from '../table.ts'

/** What has just happened in the race, called out over the table. */
export function Call({ call }: { call: Followed['call'] }) {
  const { state, me, words, called } = useTable()
  const text = call === undefined ? '' : said()
  const isRace =
    state.variant === 'race' && (state.phase === 'grab' || state.phase === 'closing' || state.phase === 'flight')
  return (
    <div className="rok-call" role="status">
      {isRace && text !== '' && <p key={call?.version}>{text}</p>}
    </div>
  )

  function said(): string {
    const event = call!.event
    switch (event.type) {
      case 'grab.opened':
        return words.go
      case 'grab.awarded':
        return words.grabbed(called(event.seat), event.rune)
      case 'grab.lost': {
        if (event.seat !== me) return ''
        const times = timesOf(state, event.stone, me)
        // A second and more was no race.
        return times === undefined || times.mine - times.theirs > 1000
          ? words.tooLate
          : `${words.tooLateBy(times.mine - times.theirs)} ${words.bothTimes(times.mine, called(times.winner), times.theirs)}`
      }
      case 'grab.refused':
        return event.seat !== me ? '' : event.reason === 'falseStart' ? words.tooEarly : words.tooLate
    }
  }
}

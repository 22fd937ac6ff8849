import { at } from '@runatal/look/at.ts'
import type { GameId } from '../games.ts'
import { Avatar } from '../parts/Avatar.tsx'
import { tintsOf } from '../parts/faces.ts'
import { botName } from '../parts/names.ts'
import { TABLE } from '../pictures/painted.ts'
import { DENSITY, Picture } from '../pictures/Picture.tsx'
import { useWords } from '../words/words.ts'
import type { Draft } from './plan.ts'

/** The table from above, as it will be: an ornament of what the list beside it says. */
export function RoundTable({
  game,
  draft,
  options,
}: {
  game: GameId
  draft: Draft
  options: Record<string, string>[]
}) {
  const { fresh, lobby } = useWords()
  const all = draft.chairs.length
  const tints = tintsOf(options.map(choices => ({ choices })))
  return (
    <div className="disc" aria-hidden>
      <Picture className="disc-stone" of={{ of: 'round-table', game, size: TABLE, scale: DENSITY }} />
      {draft.chairs.map(({ kind, name }, i) => {
        const a = Math.PI / 2 + (i * 2 * Math.PI) / all
        const awaited = kind === 'person' && i > 0 && draft.place !== 'here'
        const who = kind === 'bot' ? 'bot' : kind === 'person' && !awaited ? 'person' : 'nobody'
        const label =
          kind === 'closed'
            ? fresh.closed
            : awaited
              ? lobby.free
              : kind === 'bot'
                ? botName(i)
                : name || fresh.guest(i + 1)
        return (
          <span
            key={i}
            className={`at ${awaited ? 'is-open' : ''} ${kind === 'closed' ? 'is-shut' : ''}`}
            style={{ left: `${50 + Math.cos(a) * 41}%`, top: `${50 + Math.sin(a) * 41}%` }}
          >
            <Avatar
              seat={i}
              who={who}
              tint={at(tints, i)}
              size="l"
              {...(kind !== 'closed' && { empty: 'link' as const })}
            />
            <b>{label}</b>
          </span>
        )
      })}
    </div>
  )
}

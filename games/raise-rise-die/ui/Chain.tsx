import { SLOTS, TYPES } from '../content/language.ts'
import { ASSAULT } from '../content/printed.ts'
import { topSoul } from '../rules/zones.ts'
import { Token } from './art/tokens.tsx'
import type { Meeting, Rung, Tally } from './model/tally.ts'
import { Card } from './parts/Card.tsx'
import { labelOf } from './parts/card-words.ts'
import { useTable } from './table.ts'

interface ChainProps {
  now: Tally | undefined
  /** As it would be with the card that is taken up, and its name. */
  then: { tally: Tally; name: string } | undefined
}

/** The chain as a ladder: the last card on top, mine on the left, with its running arithmetic. */
export function Chain({ now, then }: ChainProps) {
  const { words, called } = useTable()
  if (now === undefined && then === undefined)
    return (
      <section className="rrd-chain rrd-chain-empty" aria-label={words.chain}>
        <Phase />
        <p>{words.noChain}</p>
        <small>{words.noChainNote}</small>
      </section>
    )
  const shown = then !== undefined && then.tally.rungs.length >= (now?.rungs.length ?? 0) ? then.tally : now!
  const { link } = shown.rungs[0]!
  const body = link.type === ASSAULT ? 1 - link.seat : link.seat
  const count = now?.rungs.length ?? 0
  return (
    <section className="rrd-chain" aria-label={words.chain}>
      <h2>
        {words.chainOn(SLOTS[link.slot]!, called(body))}
        <small>{words.chainNote}</small>
      </h2>
      <ol className="rrd-ladder" reversed>
        {shown.rungs
          .map((rung, k) => (
            <RungLine
              key={k}
              rung={rung}
              isGhost={k >= count}
              was={now?.rungs[k]?.meets}
              isChanged={then !== undefined}
            />
          ))
          .toReversed()}
      </ol>
      <div className="rrd-outcomes">
        {now !== undefined && <Outcome title={words.asItStands} tally={now} className="rrd-now" />}
        {then !== undefined && <Outcome title={words.withCard(then.name)} tally={then.tally} className="rrd-then" />}
      </div>
    </section>
  )
}

function Phase() {
  const { state, words } = useTable()
  return <h2>{words.phase[state.phase]}</h2>
}

interface RungProps {
  rung: Rung
  isGhost: boolean
  was: Meeting | undefined
  isChanged: boolean
}

function RungLine({ rung, isGhost, was, isChanged }: RungProps) {
  const { near, words, language, card, zoom } = useTable()
  const { link, value, dead, meets } = rung
  const printed = card(link.card)
  const type = TYPES[link.type]!
  const isNear = link.seat === near
  const shows = meets === undefined || isGhost ? undefined : say(meets)
  const before = was === undefined ? undefined : say(was)
  function say(meeting: Meeting): string {
    if (meeting.kind === 'takes') return words.takes(meeting.from, meeting.off, meeting.left)
    if (meeting.kind === 'nothing') return words.meetsNothing
    return words[meeting.kind](meeting.damage, meeting.hold)
  }
  return (
    <li className={`rrd-rung ${isNear ? 'rrd-left' : 'rrd-right'}${isGhost ? ' rrd-ghost' : ''}`}>
      {(shows !== undefined || before !== undefined) && (
        <span className="rrd-meets">
          {before !== undefined && <span>{before}</span>}
          {isChanged && shows !== undefined && shows !== before && <b>{shows}</b>}
          {before === undefined && !isChanged && <span>{shows}</span>}
        </span>
      )}
      <button
        type="button"
        className="rrd-rung-card"
        data-piece={`link:${link.card}`}
        onClick={() => zoom({ what: 'card', card: printed })}
      >
        <span className="sr">{labelOf(printed, language)}</span>
        <Card card={printed} level="mini" language={language} transcended={link.transcended} />
      </button>
      <span className="rrd-rung-value">
        <Token of="sphere" type={type} n={value} off={dead} red={link.transcended} />
        <span>
          <b>{printed.name[language]}</b>
          <small>{words.unit(type, value)}</small>
        </span>
      </span>
    </li>
  )
}

function Outcome({ title, tally, className }: { title: string; tally: Tally; className: string }) {
  const { state, words, card } = useTable()
  const { link } = tally.rungs[0]!
  const { through, weak, stands } = tally
  const top = topSoul(state.sides[1 - link.seat]!)
  const va = top === undefined || top < 0 ? undefined : card(top).va
  return (
    <div className={`rrd-outcome ${className}`}>
      <h3>{title}</h3>
      {link.type === ASSAULT ? (
        <p>
          <b aria-hidden="true">{through}</b>
          <span>
            {through === 0 ? words.nothingThrough : words.through(through)}
            {weak > 0 && (
              <>
                <br />
                {words.withWeak(weak)}
              </>
            )}
            {through > 0 && va !== undefined && (
              <small>
                <Token of="soul" n={va} />
                {words.soulLost(va, Math.max(0, through - va))}
              </small>
            )}
          </span>
        </p>
      ) : (
        <p>
          <span>{stands ? words.works : words.cancelled}</span>
        </p>
      )}
    </div>
  )
}

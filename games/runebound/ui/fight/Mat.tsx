import { useState } from 'react'
import type { Icon } from '../../content/tokens.ts'
import type { AnyMove } from '../../messages/messages.ts'
import { seatOn } from '../../rules/pool.ts'
import type { Choices, Offered } from '../model/choices.ts'
import { type Group, groupsOn, tokensOn } from '../model/pools.ts'
import type { Strike } from '../model/strikes.ts'
import { useTable } from '../table.ts'
import { IconName } from './IconName.tsx'
import { OneToken } from './OneToken.tsx'
import { Uncast } from './Uncast.tsx'

interface MatProps {
  side: number
  choices: Choices
  aimed: Strike | undefined
  aim(icon: string | undefined): void
  answer(offered: Offered): void
  press(spot: string, title: string): void
}

/** A hero's tokens as they lie, by what they show. One press spends a group; a token that is touched is kept back. */
export function Mat(props: MatProps) {
  const { side, choices, press } = props
  const { state, me, words } = useTable()
  const f = state.fight!
  const isMine = seatOn(f, side) === me
  const isCast = f.faces[side]!.length > 0
  const groups = isCast ? groupsOn(f, side) : []
  const gone = isCast ? tokensOn(f, side).filter(({ place }) => place !== 'pool') : []
  return (
    <section className="rb-mat rb-mat-mine" aria-label={isMine ? words.myTokens : words.theirTokens} data-pool={side}>
      <h3>{isMine ? words.myTokens : words.theirTokens}</h3>
      {!isCast && isMine && <Uncast side={side} choices={choices} press={press} />}
      {groups.map(group => (
        <Heap key={`${group.icon}${f.round}${group.tokens.length}`} {...props} group={group} isMine={isMine} />
      ))}
      {groups.length === 0 && isCast && <p className="rb-note">{words.nothingLeft}</p>}
      {gone.length > 0 && (
        <div className="rb-gone" role="group" aria-label={words.spentTokens(gone.length)}>
          {gone.map(token => (
            <OneToken
              key={token.index}
              token={token}
              side={side}
              choices={isMine ? choices : undefined}
              press={press}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function Heap({
  group,
  side,
  choices,
  isMine,
  aimed,
  aim,
  answer,
  press,
}: MatProps & { group: Group; isMine: boolean }) {
  const { state, me, words, game, frozen } = useTable()
  const { icon, tokens } = group
  const f = state.fight!
  const [kept, setKept] = useState<readonly number[]>([])
  const offered = (isMine ? choices.spots.get(`spend:${icon}`) : undefined) ?? []
  const chosen = tokens.map(({ index }) => index).filter(index => !kept.includes(index))
  const ready = offered.find(({ move }) => move.do === 'spend' && sameTokens(move.tokens, chosen)) ?? offered[0]
  const total = tokens.filter(({ index }) => chosen.includes(index)).reduce((sum, token) => sum + token.value, 0)
  const special = icon === 'dbl' ? 'double' : icon === 'tac' ? 'copy' : undefined
  const specials = (isMine && special !== undefined ? choices.spots.get(special) : undefined) ?? []
  const canToggle = offered.length > 1
  const isAimed = aimed !== undefined && aimed.icon === icon && isMine
  const amount = group.total > 0 && COUNTED.has(icon) ? ` ${group.total}` : ''
  const over = ready === undefined ? {} : { onPointerEnter: () => aim(icon), onFocus: () => aim(icon) }
  return (
    <div
      className={`rb-group${ready === undefined && specials.length === 0 ? '' : ' rb-can'}${isAimed ? ' rb-hot' : ''}`}
      data-group={icon}
    >
      <span className="rb-discs">
        {tokens.map(token => (
          <OneToken
            key={token.index}
            token={token}
            side={side}
            choices={isMine ? choices : undefined}
            isOff={kept.includes(token.index)}
            {...(canToggle && { toggle: () => setKept(toggled(kept, token.index)) })}
            press={press}
          />
        ))}
      </span>
      {ready !== undefined ? (
        <button
          type="button"
          className={`rb-spend${canToggle ? '' : ' rb-whole'}`}
          aria-disabled={frozen || undefined}
          data-choice
          data-spot={`spend:${icon}`}
          title={icon === 'agi' ? words.iconNote.agi : undefined}
          onClick={() => answer(ready)}
          {...over}
        >
          {words.spend[icon as 'phys'](total)}
        </button>
      ) : special !== undefined && specials.length > 0 ? (
        <button
          type="button"
          className="rb-spend rb-whole"
          aria-disabled={frozen || undefined}
          data-choice
          data-spot={special}
          onClick={() => press(special, words.iconNote[icon as 'dbl'])}
        >
          {specials.length === 1 ? specialText(specials[0]!.move) : words.specialOf[icon as 'dbl']}
        </button>
      ) : (
        <span className="rb-label">
          <IconName icon={icon} amount={amount} />
          {NOTES.has(icon) && <small>{words.iconNote[icon as 'shield']}</small>}
        </span>
      )}
    </div>
  )

  /** What a ring or a knight does with a token: 'physical damage 2 → 4'. */
  function specialText(move: AnyMove): string {
    if (move.do === 'double') {
      const target = tokensOn(f, side)[move.on]!
      return words.doubles(game.icons[target.icon], target.value)
    }
    if (move.do !== 'copy') return game.move(move, state, me)
    const copied = tokensOn(f, move.side)[move.token2]!
    const ability = move.source === undefined ? undefined : game.abilityCalled(move.source)
    return words.copies(ability ?? game.icons[copied.icon], copied.value, move.side === side)
  }
}

const COUNTED: ReadonlySet<Icon> = new Set(['phys', 'mag', 'charge', 'skull', 'surge', 'shield', 'agi'])
const NOTES: ReadonlySet<Icon> = new Set(['shield', 'surge'])

function toggled(kept: readonly number[], token: number): readonly number[] {
  return kept.includes(token) ? kept.filter(one => one !== token) : [...kept, token]
}

function sameTokens(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every(token => b.includes(token))
}

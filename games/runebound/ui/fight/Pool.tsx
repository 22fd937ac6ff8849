import { useState } from 'react'
import type { Icon } from '../../content/tokens.ts'
import type { AnyMove } from '../../messages/messages.ts'
import { seatOn } from '../../rules/pool.ts'
import { FOE } from '../../rules/types.ts'
import type { Choices, Offered } from '../model/choices.ts'
import { type Group, groupsOn, shieldsOf, threatOf, tokensOn } from '../model/pools.ts'
import { useTable } from '../table.ts'
import { Abilities } from './Abilities.tsx'
import { OneToken } from './OneToken.tsx'

interface PoolProps {
  side: number
  choices: Choices
  answer(offered: Offered): void
  press(spot: string, title: string): void
}

/** A hero's tokens by what they show, and the abilities that they can pay for. One press spends a group. */
export function Pool({ side, choices, answer, press }: PoolProps) {
  const { state, me, words } = useTable()
  const f = state.fight!
  const isMine = seatOn(f, side) === me
  const groups = groupsOn(f, side)
  const gone = tokensOn(f, side).filter(({ place }) => place !== 'pool')
  const threat = side === FOE ? 0 : threatOf(f)
  return (
    <section
      className="rb-pool rb-leather"
      aria-label={isMine ? words.myTokens : words.theirTokens}
      tabIndex={0}
      data-pool={side}
    >
      <h3>
        {isMine ? words.myTokens : words.theirTokens}
        <small>{words.groupNote}</small>
      </h3>
      <div className="rb-groups">
        {groups.map(group => (
          <GroupBox
            key={`${group.icon}${f.round}${group.tokens.length}`}
            group={group}
            side={side}
            choices={isMine ? choices : undefined}
            answer={answer}
            press={press}
          />
        ))}
        {groups.length === 0 && <p className="rb-note">{words.nothingLeft}</p>}
      </div>
      {gone.length > 0 && (
        <div className="rb-gone" role="group" aria-label={words.spentTokens(gone.length)}>
          {gone.map(token => (
            <OneToken
              key={token.index}
              token={token}
              side={side}
              choices={isMine ? choices : undefined}
              isOff={false}
              toggle={undefined}
              press={press}
            />
          ))}
        </div>
      )}
      <Abilities side={side} choices={isMine ? choices : undefined} answer={answer} press={press} />
      {threat > 0 && (
        <p className="rb-threat">
          <span>{words.threat(threat, shieldsOf(f, side))}</span>
          <b>{Math.max(0, threat - shieldsOf(f, side))}</b>
        </p>
      )}
    </section>
  )
}

interface GroupProps {
  group: Group
  side: number
  choices: Choices | undefined
  answer(offered: Offered): void
  press(spot: string, title: string): void
}

function GroupBox({ group, side, choices, answer, press }: GroupProps) {
  const { state, me, words, game, frozen } = useTable()
  const { icon, tokens } = group
  const [kept, setKept] = useState<readonly number[]>([])
  const offered = choices?.spots.get(`spend:${icon}`) ?? []
  const chosen = tokens.map(({ index }) => index).filter(index => !kept.includes(index))
  const ready = offered.find(({ move }) => move.do === 'spend' && sameTokens(move.tokens, chosen)) ?? offered[0]
  const total = tokens.filter(({ index }) => chosen.includes(index)).reduce((sum, token) => sum + token.value, 0)
  const special = icon === 'dbl' ? 'double' : icon === 'tac' ? 'copy' : undefined
  const specials = special === undefined ? [] : (choices?.spots.get(special) ?? [])
  const canToggle = offered.length > 1
  const f = state.fight!
  /** What a ring or a knight does with a token: 'physical damage 2 → 4'. */
  const specialText = (move: AnyMove) => {
    if (move.do === 'double') {
      const target = tokensOn(f, side)[move.on]!
      return words.doubles(game.icons[target.icon], target.value)
    }
    if (move.do !== 'copy') return game.move(move, state, me)
    const copied = tokensOn(f, move.side)[move.token2]!
    const ability = move.source === undefined ? undefined : game.abilityCalled(move.source)
    return words.copies(ability ?? game.icons[copied.icon], copied.value, move.side === side)
  }
  return (
    <div className={ready === undefined && specials.length === 0 ? 'rb-group' : 'rb-group rb-can'} data-group={icon}>
      <span className="rb-group-tokens">
        {tokens.map(token => (
          <OneToken
            key={token.index}
            token={token}
            side={side}
            choices={choices}
            isOff={kept.includes(token.index)}
            toggle={
              canToggle
                ? () =>
                    setKept(
                      kept.includes(token.index) ? kept.filter(one => one !== token.index) : [...kept, token.index],
                    )
                : undefined
            }
            press={press}
          />
        ))}
      </span>
      {ready !== undefined ? (
        <button
          type="button"
          className="rb-spend"
          aria-disabled={frozen || undefined}
          data-choice
          data-spot={`spend:${icon}`}
          onClick={() => answer(ready)}
        >
          {words.spend[icon as 'phys'](total)}
        </button>
      ) : (
        <b>
          {game.icons[icon]}
          {group.total > 0 && icon !== 'dbl' && icon !== 'tac' && icon !== 'blank' ? ` ${group.total}` : ''}
        </b>
      )}
      {specials.map(({ ask, move }) => (
        <button
          key={JSON.stringify(move)}
          type="button"
          className="rb-spend"
          aria-disabled={frozen || undefined}
          data-choice
          data-spot={special}
          onClick={() => answer({ ask, move })}
        >
          {specialText(move)}
        </button>
      ))}
      {NOTES.has(icon) && <small>{words.iconNote[icon as 'shield']}</small>}
    </div>
  )
}

const NOTES: ReadonlySet<Icon> = new Set(['shield', 'surge', 'dbl', 'tac', 'agi'])

function sameTokens(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every(token => b.includes(token))
}

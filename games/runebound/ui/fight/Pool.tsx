import { useState } from 'react'
import type { Icon } from '../../content/tokens.ts'
import type { AnyMove } from '../../messages/messages.ts'
import { abilitiesOf } from '../../rules/hero.ts'
import { seatOn, sideOf } from '../../rules/pool.ts'
import { FOE, NONE } from '../../rules/types.ts'
import { Token } from '../art/Token.tsx'
import type { Choices, Offered } from '../model/choices.ts'
import { type Group, groupsOn, type Lying, shieldsOf, threatOf, tokensOn } from '../model/pools.ts'
import { useTable } from '../table.ts'

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

interface OneTokenProps {
  token: Lying
  side: number
  choices: Choices | undefined
  isOff: boolean
  toggle: (() => void) | undefined
  press(spot: string, title: string): void
}

/** A token that can be named by a question (agility, a shield), or kept back from what is spent. */
export function OneToken({ token, side, choices, isOff, toggle, press }: OneTokenProps) {
  const { state, me, game, words } = useTable()
  const f = state.fight!
  const label = `${game.icons[token.icon]}${token.value > 0 ? ` ${token.value}` : ''}${token.gold ? `, ${words.gold}` : ''}`
  const mine = side === (me >= 0 ? sideOf(f, me) : 0)
  const spot = [`token:${mine ? token.index : 100 + token.index}`, `shield:${mine ? token.index : -1}`].find(one =>
    choices?.spots.has(one),
  )
  const drawing = <Token icon={token.icon} value={token.value} gold={token.gold} foe={side === FOE} />
  const className = `rb-tok${token.isDoubled ? ' rb-doubled' : ''}${isOff ? ' rb-off' : ''}`
  if (spot !== undefined)
    return (
      <button
        type="button"
        className={`${className} rb-can`}
        aria-label={label}
        data-choice
        data-spot={spot}
        onClick={() => press(spot, label)}
      >
        {drawing}
      </button>
    )
  if (toggle !== undefined)
    return (
      <button type="button" className={className} aria-label={label} aria-pressed={!isOff} onClick={toggle}>
        {drawing}
      </button>
    )
  return (
    <span className={className} role="img" aria-label={label} data-token={`${side}:${token.index}`}>
      {drawing}
    </span>
  )
}

/** Surge abilities and what else a hero can do in a fight. */
function Abilities({ side, choices, answer, press }: Omit<GroupProps, 'group'>) {
  const { state, words, game, frozen } = useTable()
  const f = state.fight!
  const seat = seatOn(f, side)
  if (seat === NONE) return undefined
  const surges = abilitiesOf(state, seat, 'surge')
  const uses = choices?.spots.get('use') ?? []
  const sources = [
    ...new Set(uses.flatMap(({ move }) => ('source' in move && move.source !== undefined ? move.source : []))),
  ]
  return (
    <>
      <h3>{words.abilities}</h3>
      <ul className="rb-surges">
        {surges.map(({ source, ability }) => {
          const [best] = cheapest(choices?.spots.get(`surge:${source}`) ?? [])
          const isUsed = f.used[side]!.includes(source)
          const text = (
            <>
              <i>{ability.cost}</i>
              <span>
                <b>{game.abilityCalled(source)}</b>
                <small>{isUsed ? words.usedThisRound : game.effect(ability.do)}</small>
              </span>
            </>
          )
          return (
            <li key={source}>
              {best === undefined ? (
                <span className="rb-surge rb-no">{text}</span>
              ) : (
                <button
                  type="button"
                  className="rb-surge rb-can"
                  aria-disabled={frozen || undefined}
                  data-choice
                  data-spot={`surge:${source}`}
                  onClick={() => answer(best)}
                >
                  {text}
                </button>
              )}
            </li>
          )
        })}
        {sources.map(source => {
          const ways = uses.filter(({ move }) => 'source' in move && move.source === source)
          return (
            <li key={source}>
              <button
                type="button"
                className="rb-surge rb-can"
                aria-disabled={frozen || undefined}
                data-choice
                data-spot="use"
                onClick={() => (ways.length === 1 ? answer(ways[0]!) : press('use', game.abilityCalled(source)))}
              >
                <i>★</i>
                <span>
                  <b>{game.abilityCalled(source)}</b>
                  <small>{ways.length > 1 ? words.exertsOne : ''}</small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function sameTokens(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every(token => b.includes(token))
}

/** Fewest tokens first: what is left can pay for more. */
function cheapest(offered: readonly Offered[]): readonly Offered[] {
  return offered.toSorted((a, b) => size(a) - size(b))
}

function size({ move }: Offered): number {
  return 'tokens' in move ? move.tokens.length : 0
}

import campfire from '@runatal/look/icons/drawn/campfire.ts'
import crossedSwords from '@runatal/look/icons/drawn/crossed-swords.ts'
import hourglass from '@runatal/look/icons/drawn/hourglass.ts'
import openBook from '@runatal/look/icons/drawn/open-book.ts'
import rollingDices from '@runatal/look/icons/drawn/rolling-dices.ts'
import scroll from '@runatal/look/icons/drawn/scroll-unfurled.ts'
import sprint from '@runatal/look/icons/drawn/sprint.ts'
import sunrise from '@runatal/look/icons/drawn/sunrise.ts'
import treasureMap from '@runatal/look/icons/drawn/treasure-map.ts'
import twoCoins from '@runatal/look/icons/drawn/two-coins.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import type { IconPicture } from '@runatal/look/icons/icon.ts'
import type { AnyMove } from '../messages/messages.ts'
import type { Asked, Choices, Offered } from './model/choices.ts'
import { keyOf, type Percents } from './useOdds.ts'
import { useTable } from './table.ts'
import { Ring } from './fight/Ring.tsx'

interface ActionsProps {
  choices: Choices
  /** What is at hand besides the bar: a way that is shown, a strike, an ability. */
  lead: readonly Lead[]
  /** Chances to win, by move. */
  odds: Percents
  answer(offered: Offered): void
}

/** A button that comes before the others. */
export interface Lead {
  text: string
  note?: string | undefined
  picture?: IconPicture
  /** The place of the board whose move it makes. */
  spot?: string
  /** The chance to win the fight after it, in a hundred. */
  odds?: number | undefined
  /** What it would do is shown on the table. */
  isShown?: boolean
  aim?(): void
  act(): void
}

/** The buttons beside the shell's sentence. */
export function Actions({ choices, lead, odds, answer }: ActionsProps) {
  const { state, me, game, words, frozen, zoom } = useTable()
  const { bar, more, asked } = choices
  const trades = choices.spots.get('trade') ?? []
  const barred = (asked?.barred ?? []).filter(({ move, rule }) => USUAL.includes(move.do) || rule === 'RB-169')
  return (
    <>
      {lead.map((one, i) => (
        <button
          key={one.text}
          type="button"
          className={`rb-button${i === 0 && lead.length + bar.length < 4 ? ' rb-go' : ''}${one.isShown ? ' rb-shown' : ''}`}
          aria-disabled={frozen || undefined}
          data-choice
          data-spot={one.spot}
          onClick={one.act}
          onPointerEnter={one.aim}
          onFocus={one.aim}
        >
          {one.picture !== undefined && <Icon of={one.picture} />}
          <span>
            {one.text}
            {one.note !== undefined && <small>{one.note}</small>}
          </span>
          {one.odds !== undefined && <Ring percent={one.odds} />}
        </button>
      ))}
      {inPlace(bar, barred).map(button => {
        const { move } = 'rule' in button ? button : button.offered
        const picture = PICTURES[move.do]
        const text = game.move(move, state, me)
        if ('rule' in button)
          return (
            <button
              key={keyOf(move)}
              type="button"
              className="rb-button rb-no"
              aria-disabled="true"
              title={words.notNow(button.rule)}
              data-barred={button.rule}
              onClick={() => zoom({ what: 'barred', move, rule: button.rule })}
            >
              {picture !== undefined && <Icon of={picture} />}
              <span>{text}</span>
            </button>
          )
        const chance = odds.get(keyOf(move))
        return (
          <button
            key={keyOf(move)}
            type="button"
            className={classOf(move)}
            aria-disabled={frozen || undefined}
            data-choice
            data-move={move.do}
            onClick={() => answer(button.offered)}
          >
            {picture !== undefined && <Icon of={picture} />}
            <span>
              {text}
              {chance !== undefined && <small>{words.odds(chance)}</small>}
            </span>
          </button>
        )
      })}
      {trades.length > 0 && (
        <button
          type="button"
          className="rb-button rb-ghost"
          data-spot="trade"
          onClick={() => zoom({ what: 'trade', offered: trades })}
        >
          {words.trade}
        </button>
      )}
      {more.length > 0 && (
        <button
          type="button"
          className="rb-button rb-ghost"
          data-choice
          onClick={() => zoom({ what: 'more', offered: more })}
        >
          {words.more(more.length)}
        </button>
      )}
    </>
  )
}

type Barred = Asked['barred'][number]
type Button = { offered: Offered } | Barred

/** What a turn always has stands in its place, whether it may be done now or not; its end stands last. */
function inPlace(bar: readonly Offered[], barred: readonly Barred[]): readonly Button[] {
  const buttons: Button[] = [...bar.map(offered => ({ offered })), ...barred]
  const rank = (button: Button) => {
    const { do: what } = 'rule' in button ? button.move : button.offered.move
    return what === 'endTurn' ? USUAL.length + 1 : USUAL.indexOf(what) + 1 || USUAL.length
  }
  return buttons.some(button => !('rule' in button) && button.offered.move.do === 'endTurn')
    ? buttons.toSorted((a, b) => rank(a) - rank(b))
    : buttons
}

const PICTURES: Readonly<Partial<Record<AnyMove['do'], IconPicture>>> = {
  move: sprint,
  adventure: treasureMap,
  train: openBook,
  shop: twoCoins,
  rest: campfire,
  prepare: hourglass,
  spendPrepare: hourglass,
  quest: scroll,
  storyQuest: scroll,
  engage: crossedSwords,
  roll: rollingDices,
  endTurn: sunrise,
}

/** The actions of every hero are shown where they are forbidden, too; of the others only a token that waits for its turn. */
const USUAL: readonly string[] = ['move', 'adventure', 'train', 'shop', 'rest', 'prepare']

const ENDINGS: ReadonlySet<string> = new Set([
  'endTurn',
  'stop',
  'pass',
  'none',
  'no',
  'take',
  'refuse',
  'stay',
  'enough',
])

function classOf({ do: what }: AnyMove): string {
  return ENDINGS.has(what) ? 'rb-button rb-ghost' : 'rb-button'
}

import type { Move } from '@runatal/kernel'
import { PLACES } from '../../content/names.ts'
import { REGION_CARDS } from '../../content/regions.ts'
import type { Rising5 } from '../../rules/types.ts'
import { HeroShape } from '../art/Hero.tsx'
import { ITEM_PICTURES } from '../art/pictures.ts'
import { RuneTile } from '../art/runes.tsx'
import { Symbol } from '../art/Symbol.tsx'
import { type Ask, type Choice, type Choices, isOnTable } from '../model/choices.ts'
import { cardAt, winningFaces } from '../model/fight.ts'
import { Picture } from '../parts/Picture.tsx'
import { Gains, Shield } from '../parts/RegionCard.tsx'
import { useTable } from '../table.ts'

interface OptionsProps {
  ask: Ask
  press(press: Choice): void
  /** What can be pressed on the table: many answers that lie there lit are not all repeated where room is scarce. */
  choices?: Choices
  /** A shorter name than the game's own, where the question says the rest. */
  name?(move: Move<Rising5>): string | undefined
}

/** Every answer as a button, each with a picture of what it is about. */
export function Options({ ask, press, choices, name }: OptionsProps) {
  const { game, state, words, me, frozen } = useTable()
  /** Where the question and the picture say the rest. */
  const shortName = (move: Move<Rising5>): string | undefined => {
    if (move.do === 'take') return game.items[move.relic].name
    if (move.do === 'hint') return game.runes[move.rune]
    if (move.do !== 'surprise' && move.do !== 'strike') return undefined
    const place = PLACES.indexOf(move.place)
    const card = REGION_CARDS[state.places[place]!]
    const need = cardAt(state, place)?.strength
    if (card === undefined || need === undefined) return undefined
    return move.do === 'strike' ? game.cards[card.id] : words.meets(game.cards[card.id], winningFaces(need))
  }
  const lit = choices === undefined ? [] : ask.options.filter(move => isOnTable(choices, move))
  return (
    <ul className="r5-options">
      {lit.length > FEW && <li className="r5-look-up">{words.pressLit}</li>}
      {ask.options.map((move, i) => (
        <li key={i} className={lit.length > FEW && lit.includes(move) ? 'r5-lit-above' : undefined}>
          <button
            type="button"
            className={`r5-button${isQuiet(move) ? '' : ' r5-go'}`}
            data-choice
            aria-disabled={frozen || undefined}
            onClick={() => press({ ask: ask.id, move })}
          >
            <MovePicture move={move} />
            <span>{name?.(move) ?? shortName(move) ?? game.move(move, state, me)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** So many answers fit in a row on a phone. */
const FEW = 3

/** The one way back within a question, by the same word as taking back a move. */
export function Back({ onClick }: { onClick(): void }) {
  const { words } = useTable()
  return (
    <button type="button" className="r5-button r5-back-button" onClick={onClick}>
      {words.back}
    </button>
  )
}

/** What a move is about, as a picture; nothing where words are enough. */
function MovePicture({ move }: { move: Move<Rising5> }) {
  const { state } = useTable()
  switch (move.do) {
    case 'hint':
      return <RuneTile rune={move.rune} size={26} />
    case 'take':
      return <Picture of={ITEM_PICTURES[move.relic]} />
    case 'use':
      return 'item' in move ? <Picture of={ITEM_PICTURES[move.item]} /> : undefined
    case 'copy':
    case 'discard':
    case 'send':
      return <HeroShape hero={move.hero} size={22} />
    case 'surprise':
    case 'strike': {
      const strength = cardAt(state, PLACES.indexOf(move.place))?.strength
      return strength === undefined ? undefined : <Shield value={strength} />
    }
    case 'choose': {
      const card = rewardCard(state.places, state.at[state.hero])
      const reward = card?.reward[move.reward]
      return reward === undefined ? undefined : <Gains of={reward} size={22} />
    }
    case 'resolve':
      return <Symbol of="moon" size={22} />
    case 'activate':
    case 'ask':
    case 'back':
    case 'close':
    case 'confirm':
    case 'decline':
    case 'draw':
    case 'encounter':
    case 'fill':
    case 'fillIn':
    case 'give':
    case 'giveUp':
    case 'goTo':
    case 'hand':
    case 'keep':
    case 'letStand':
    case 'move':
    case 'note':
    case 'offer':
    case 'pass':
    case 'publish':
    case 'random':
    case 'roll':
    case 'seal':
    case 'set':
    case 'skip':
    case 'swap':
      return undefined
  }
}

/** The companion who is being met stands where the active hero does. */
function rewardCard(places: readonly number[], place: number | undefined) {
  const number = place === undefined ? undefined : places[place]
  return number === undefined ? undefined : REGION_CARDS[number]
}

function isQuiet(move: Move<Rising5>): boolean {
  return move.do === 'back' || move.do === 'decline' || move.do === 'skip' || move.do === 'pass' || move.do === 'giveUp'
}

import type { Ended, Ending } from '@runatal/look/board.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import { setOf } from '../rules/zones.ts'
import { Sprite } from './art/Sprite.tsx'
import { Portrait } from './parts/Portrait.tsx'
import { boardWords } from './words/words.ts'

/** How a duel ended: who had what left, and why it was over. */
export function ending({ state, outcome, language }: Ended<RaiseRiseDie>): Ending {
  const words = boardWords[language]
  const set = setOf(state)
  const characterOf = (seat: number) => set.characters[state.sides[seat]!.character]!.character
  const best = outcome.winners[0] ?? 0
  return {
    counted: words.hpLeft,
    ...(state.result && { why: words.reasons[state.result.cause] }),
    column: {
      title: words.character,
      cells: state.sides.map((_, seat) => characterOf(seat).name[language].split(',')[0]),
    },
    picture: (
      <span className="rrd-theme rrd-won">
        <Sprite />
        <Portrait id={characterOf(best).id} />
      </span>
    ),
    lines: [
      { name: words.boutsPlayed, amount: `${state.bout}` },
      ...state.sides[best]!.weapons.map(weapon => ({
        name: set.weapons[weapon]!.weapon.name[language],
        amount: '',
      })),
      { name: words.deck(state.sides[best]!.deck.length), amount: words.reserveIs(state.sides[best]!.reserve) },
    ],
  }
}

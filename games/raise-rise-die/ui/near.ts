import type { Viewer } from '@runatal/kernel'
import type { Language, SeatFace } from '@runatal/look/board.ts'
import { facesOf } from '@runatal/look/faces.ts'
import { SLOTS } from '../content/language.ts'
import { ASSAULT } from '../content/printed.ts'
import type { State } from '../rules/types.ts'
import { setOf } from '../rules/zones.ts'
import { laidOn } from './Body.tsx'
import { boardWords } from './words/words.ts'

/** Both bodies, mine first, with what lies on them, and where the chain is fought. */
export function near(state: State, me: Viewer, faces: readonly SeatFace[], language: Language): string {
  const words = boardWords[language]
  const { called } = facesOf(faces, me)
  const set = setOf(state)
  const mine = Math.max(0, me)
  const first = state.chain[0]
  const fought =
    first && words.chainOn(SLOTS[first.slot]!, called(first.type === ASSAULT ? 1 - first.seat : first.seat))
  return [...[mine, 1 - mine].map(body), `${fought ?? words.noChain}.`].join(' ')

  function body(seat: number): string {
    const side = state.sides[seat]!
    const top = side.shown ? set.cards[side.deck.at(-1) ?? -1] : undefined
    const slots = SLOTS.flatMap((slot, i) => {
      const weak = side.weak[i] ?? 0
      const lies = [
        ...laidOn(state, seat, i).map(({ card }) => nameOf(card)),
        ...(weak > 0 ? [words.weakPoint(weak)] : []),
      ]
      return lies.length === 0 ? [] : [`${words.slots[slot]} ${lies.join(', ')}`]
    })
    return words.hears(called(seat), [
      words.hp(side.hp, set.characters[side.character]!.character.ether),
      ...(top === undefined ? [] : [`${words.topSoul} ${top.card.name[language]}`]),
      ...slots,
      ...(side.bleed > 0 ? [words.bleed(side.bleed)] : []),
      ...(side.poison > 0 ? [words.poison(side.poison)] : []),
      ...(side.stunned ? [words.stunned] : []),
      words.handOf(side.hand.length),
      words.reserveIs(side.reserve),
    ])
  }

  function nameOf(card: number): string {
    return set.cards[card]?.card.name[language] ?? ''
  }
}

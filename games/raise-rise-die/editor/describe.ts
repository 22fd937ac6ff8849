import type { OnSlot, Phase, Player, Position } from '../arrange.ts'
import { SLOTS, TYPES } from '../content/language.ts'
import { cardSet } from '../content/printed.ts'
import { NONE, type Side, type State } from '../rules/types.ts'

/** The position that a state is. What players have learnt of each other's cards, and a chain in progress, it cannot say. */
export function describe(s: State): Position {
  const set = cardSet(s.pack)
  const id = (card: number) => set.cards[card]!.id
  const player = (side: Side): Player => ({
    character: set.pack.characters[side.character]!.id,
    weapons: side.weapons.map(weapon => set.pack.weapons[weapon]!.id),
    hp: side.hp,
    latent: side.latent,
    reserve: side.reserve,
    bleed: side.bleed,
    poison: side.poison,
    ...(side.stunned && { stunned: true }),
    deck: side.deck.map(id).toReversed(),
    hand: side.hand.map(id),
    discard: side.discard.map(id),
    void: side.void.map(id),
    infusions: side.sockets.map(id),
    objects: side.objects.map(id),
    used: [0, 1, 2].filter(i => (side.used & (1 << i)) !== 0),
    weak: Object.fromEntries(SLOTS.flatMap((slot, i) => (side.weak[i] === 0 ? [] : [[slot, side.weak[i]!]]))),
    next: {
      damage: side.nextDamage,
      shake: side.nextShake,
      block: side.nextBlock,
      amplitude: side.nextAmplitude,
      cost: side.nextCost,
    },
    played: side.played,
    ...(side.lastType !== NONE && { last: TYPES[side.lastType]! }),
    passes: side.passes,
  })
  return {
    players: [player(s.sides[0]), player(s.sides[1])],
    phase: phaseOf(s),
    bout: s.bout,
    first: s.initiative === NONE ? Math.max(0, s.first) : s.initiative,
    ...(s.firstPasser !== NONE && { firstPasser: s.firstPasser }),
    slots: s.laid.map(({ card, seat, slot, sideways }): OnSlot => ({
      card: id(card),
      by: seat,
      slot: SLOTS[slot]!,
      ...(sideways && { sideways }),
    })),
    windows: s.quickWindows ? 'quick' : 'full',
    hands: s.openHands ? 'open' : 'closed',
    handLimit: s.handLimit > 0 ? 'eight' : 'none',
    stillBouts: s.stillBouts,
  }
}

function phaseOf(s: State): Phase {
  const asked = (...kinds: string[]) => s.asks.some(({ kind }) => kinds.includes(kind))
  if (asked('chooseFirst')) return 'bout'
  if (asked('latent')) return 'draws'
  if (s.phase === 'preparation') return 'upkeep'
  if (s.phase === 'consolidation') return 'consolidation'
  return s.laid.length === 0 && s.sides.every(side => side.played === 0) && asked('react') ? 'clash' : 'play'
}

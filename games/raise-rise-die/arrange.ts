import { isRefusal, settle } from '@runatal/kernel'
import { type Arranged, arrangeMatch } from '@runatal/kernel/arrange'
import { cannot } from './arrange/flaws.ts'
import type { Phase, Player, Position } from './arrange/position.ts'
import { SLOTS, TYPES } from './content/language.ts'
import { type CardSet, cardSet } from './content/printed.ts'
import { STARTER } from './content/starter.ts'
import { rules } from './rules/raise-rise-die.ts'
import { FIRST_ASSAULT, OPEN, type RaiseRiseDie, type Side, type State } from './rules/types.ts'

export type { OnSlot, Phase, Player, Position } from './arrange/position.ts'

/** A duel from any position, described in a few words. See the README for the phases and examples. */
export function arrange(position: Position): Arranged<RaiseRiseDie> {
  const { players, windows = 'quick', hands, handLimit, pack, seed = 1, phase = 'play' } = position
  const decks = (pack ?? STARTER).decks
  const wish = {
    seats: 2,
    table: { windows, ...(hands && { hands }), ...(handLimit && { handLimit }), ...(pack && { pack }) },
    seat: players.map(player => ({ deck: player.from ?? decks[0]!.id })),
  }
  const setting = settle(rules, wish)
  if (isRefusal(setting)) throw cannot('setting', { text: setting.text })
  const chance = position.chance && { chance: position.chance }
  if (phase === 'setUp') return arrangeMatch(rules, { wish, seed, ...chance })
  return arrangeMatch(rules, {
    wish,
    from: build(rules.create(setting), position, phase),
    seed,
    ...chance,
  })
}

function build(s: State, position: Position, phase: Exclude<Phase, 'setUp'>): State {
  const { first = 0, bout = 1, firstPasser, stillBouts = 0, slots = [] } = position
  const set = cardSet(position.pack)
  s.bout = phase === 'bout' ? bout - 1 : bout
  s.first = first
  s.initiative = first
  s.stillBouts = stillBouts
  if (phase === 'bout' || phase === 'consolidation') s.firstPasser = firstPasser ?? first
  s.agenda = [AGENDA[phase]]
  s.phase =
    phase === 'clash' || phase === 'play' ? 'clash' : phase === 'consolidation' ? 'consolidation' : 'preparation'
  for (const { card, by, slot, sideways = false } of slots) {
    const number = numberIn(set, card)
    const { infusion, slots: optimal } = set.cards[number]!
    const at = SLOTS.indexOf(slot)
    const infusable = !sideways && infusion.length > 0 && (optimal & (1 << at)) !== 0
    s.laid.push({ card: number, seat: by, slot: at, transcended: false, sideways, infusable })
    s.normals++
  }
  for (const [seat, player] of position.players.entries()) fill(s, seat, player, set, phase)
  return s
}

const AGENDA: Record<Exclude<Phase, 'setUp'>, string> = {
  bout: 'bout',
  draws: 'chooseFirst',
  upkeep: 'upkeeps',
  clash: 'clash',
  play: 'initiative',
  consolidation: 'consolidation',
}

function fill(s: State, seat: number, player: Player, set: CardSet, phase: Phase) {
  const side = s.sides[seat]!
  const cards = (ids: readonly string[] = []) => ids.map(id => numberIn(set, id))
  if (player.character !== undefined) {
    side.character = indexIn(set.pack.characters, player.character)
    side.hp = set.pack.characters[side.character]!.ether
    side.latent = set.pack.characters[side.character]!.latent
  }
  if (player.weapons !== undefined) {
    side.weapons = player.weapons.map(weapon => indexIn(set.pack.weapons, weapon))
    side.weaponUses = side.weapons.map(() => 0)
  }
  side.hp = player.hp ?? side.hp
  side.latent = player.latent ?? side.latent
  side.reserve = player.reserve ?? 0
  side.bleed = player.bleed ?? 0
  side.poison = player.poison ?? 0
  side.stunned = player.stunned ?? false
  side.hand = cards(player.hand)
  side.discard = cards(player.discard)
  side.void = cards(player.void).toSorted((a, b) => a - b)
  side.sockets = cards(player.infusions)
  side.socketUses = side.sockets.map(() => 0)
  side.objects = cards(player.objects)
  side.used = (player.used ?? []).reduce((bits, object) => bits | (1 << object), 0)
  side.weak = SLOTS.map(slot => player.weak?.[slot] ?? 0)
  side.nextDamage = player.next?.damage ?? 0
  side.nextShake = player.next?.shake ?? 0
  side.nextBlock = player.next?.block ?? 0
  side.nextAmplitude = player.next?.amplitude ?? 0
  side.nextCost = player.next?.cost ?? 0
  side.played = player.played ?? 0
  if (player.last !== undefined) {
    side.lastType = TYPES.indexOf(player.last)
    if (player.last === 'assault') side.firsts = FIRST_ASSAULT
  }
  side.passes = player.passes ?? 0
  side.hasPassed = side.passes > 0
  side.deck = player.deck === undefined ? restOf(s, seat, side) : cards(player.deck).toReversed()
  side.ownLore = side.deck.map(() => 0)
  side.foeLore = side.deck.map(() => 0)
  // Outside the draws a deck shows its first card (RRD-056); so does one left over from the bout before.
  side.shown = side.deck.length > 0 && phase !== 'upkeep'
  if (side.shown) {
    side.ownLore[side.deck.length - 1] = 1
    side.foeLore[side.deck.length - 1] = OPEN
  }
  const laid = s.laid.filter(one => one.seat === seat).map(one => one.card)
  const all = [...side.deck, ...side.hand, ...side.discard, ...side.void, ...side.sockets, ...side.objects, ...laid]
  side.list = all.toSorted((a, b) => a - b)
}

/** The rest of the ready deck, in the order of the set, but for what was put elsewhere. */
function restOf(s: State, seat: number, side: Side): number[] {
  const rest = side.list.slice()
  const laid = s.laid.filter(one => one.seat === seat).map(one => one.card)
  for (const card of [side.hand, side.discard, side.void, side.sockets, side.objects, laid].flat()) {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

function numberIn(set: CardSet, id: string): number {
  const number = set.cardNumber.get(id)
  if (number === undefined) throw cannot('noCard', { id })
  return number
}

function indexIn(among: readonly { id: string }[], id: string): number {
  const index = among.findIndex(one => one.id === id)
  if (index < 0) throw cannot('noSuch', { id, ids: among.map(one => one.id).join(', ') })
  return index
}

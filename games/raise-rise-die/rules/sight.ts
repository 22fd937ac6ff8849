import { UNKNOWN, type Viewer } from '@runatal/kernel'
import { takeBack } from './payment.ts'
import type { Laid, Link, Matter, Placing, Playing, Side, State, Window } from './types.ts'

/** What a seat may see (RRD-016, RRD-054 to RRD-058, RRD-138, RRD-366 to RRD-370, and the ledger's `hidden`). */

export function clone(s: State): State {
  const copy: State = {
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    nextAsk: s.nextAsk,
    quickWindows: s.quickWindows,
    openHands: s.openHands,
    handLimit: s.handLimit,
    sides: [cloneSide(s.sides[0]), cloneSide(s.sides[1])],
    bout: s.bout,
    phase: s.phase,
    first: s.first,
    firstPasser: s.firstPasser,
    initiative: s.initiative,
    passed: s.passed,
    normals: s.normals,
    stillBouts: s.stillBouts,
    tardy: s.tardy,
    window: s.window && cloneWindow(s.window),
    placing: s.placing && clonePlacing(s.placing),
    playing: s.playing && clonePlaying(s.playing),
    chain: s.chain.map(cloneLink),
    settled: s.settled,
    laid: s.laid.map(cloneLaid),
    matter: s.matter && cloneMatter(s.matter),
    result: s.result && { ...s.result },
  }
  if (s.pack !== undefined) copy.pack = s.pack
  return copy
}

function cloneSide(side: Side): Side {
  return {
    character: side.character,
    weapons: side.weapons.slice(),
    list: side.list.slice(),
    hp: side.hp,
    latent: side.latent,
    reserve: side.reserve,
    bleed: side.bleed,
    poison: side.poison,
    stunned: side.stunned,
    deck: side.deck.slice(),
    shown: side.shown,
    ownLore: side.ownLore.slice(),
    foeLore: side.foeLore.slice(),
    groups: side.groups,
    hand: side.hand.slice(),
    known: side.known.slice(),
    seen: side.seen.slice(),
    discard: side.discard.slice(),
    void: side.void.slice(),
    sockets: side.sockets.slice(),
    socketUses: side.socketUses.slice(),
    objects: side.objects.slice(),
    used: side.used,
    characterUses: side.characterUses,
    weaponUses: side.weaponUses.slice(),
    abilityUsed: side.abilityUsed,
    passes: side.passes,
    hasPassed: side.hasPassed,
    played: side.played,
    lastType: side.lastType,
    weak: side.weak.slice(),
    nextDamage: side.nextDamage,
    nextShake: side.nextShake,
    nextBlock: side.nextBlock,
    nextAmplitude: side.nextAmplitude,
    nextCost: side.nextCost,
    firsts: side.firsts,
    gathered: side.gathered.slice(),
  }
}

function cloneWindow({ kind, holder, quiet, stirred }: Window): Window {
  return { kind, holder, quiet, stirred }
}

function clonePlacing(placing: Placing): Placing {
  return {
    how: placing.how,
    seat: placing.seat,
    card: placing.card,
    slots: placing.slots.slice(),
    transcended: placing.transcended,
    object: placing.object,
    begun: placing.begun,
    flags: placing.flags,
    bonus: placing.bonus,
    ownBonus: placing.ownBonus,
    ownPierce: placing.ownPierce,
    factors: placing.factors.slice(),
    after: placing.after,
    at: placing.at,
  }
}

function clonePlaying(playing: Playing): Playing {
  return { ...playing, slots: playing.slots.slice(), factors: playing.factors.slice(), walls: playing.walls.slice() }
}

function cloneLink(link: Link): Link {
  return {
    seat: link.seat,
    card: link.card,
    type: link.type,
    slot: link.slot,
    base: link.base,
    mods: link.mods.slice(),
    bonus: link.bonus,
    cut: link.cut,
    pierce: link.pierce,
    transcended: link.transcended,
    optimal: link.optimal,
    counter: link.counter,
    dead: link.dead,
    opposed: link.opposed,
    after: link.after,
    at: link.at,
  }
}

function cloneLaid({ card, seat, slot, transcended, sideways, infusable }: Laid): Laid {
  return { card, seat, slot, transcended, sideways, infusable }
}

function cloneMatter(matter: Matter): Matter {
  return matter.kind === 'consume'
    ? { kind: 'consume', reading: { ...matter.reading } }
    : { ...matter, cards: matter.cards.slice() }
}

export function mask(s: State, viewer: Viewer): State {
  const seen = clone(s)
  for (let seat = 0; seat < 2; seat++) {
    const side = seen.sides[seat]!
    if (seat === viewer) maskOwn(side)
    else maskFoe(side, s.openHands)
  }
  seen.tardy &= viewer < 0 ? 0 : 1 << viewer // RRD-138
  if (seen.placing !== null && seen.placing.seat !== viewer && !isPlaced(s)) hidePlacing(seen, seen.placing)
  const { matter } = seen
  if (matter?.kind === 'effect' && matter.seat !== viewer) matter.cards = []
  return seen
}

/** Nobody looks through a deck, but its owner remembers what went under it. */
function maskOwn(side: Side) {
  for (let i = 0; i < side.deck.length; i++) if (side.ownLore[i] === 0) side.deck[i] = UNKNOWN
}

/** The opponent knows open cards in their order, and groups as sets: those are shown sorted. */
function maskFoe(side: Side, openHands: boolean) {
  side.list.fill(UNKNOWN)
  if (!openHands) side.hand.fill(UNKNOWN)
  const groups = new Map<number, number[]>()
  for (let i = 0; i < side.deck.length; i++) {
    const lore = side.foeLore[i]!
    if (lore === 0) side.deck[i] = UNKNOWN
    else if (lore > 0) groups.set(lore, [...(groups.get(lore) ?? []), side.deck[i]!])
  }
  for (const [group, cards] of groups) {
    cards.sort((a, b) => a - b)
    let next = 0
    for (let i = 0; i < side.deck.length; i++) if (side.foeLore[i] === group) side.deck[i] = cards[next++]!
  }
  side.gathered = []
  for (let i = 0; i < side.ownLore.length; i++) side.ownLore[i] = side.foeLore[i] === 0 ? 0 : 1
}

/** The card is on the table: its play text is being read. */
function isPlaced(s: State): boolean {
  return s.agenda.some(frame => frame === 'playText' || frame === 'instant')
}

/** RRD-138, RRD-370: before anything is sacrificed it is as if nothing had been declared; then the card stays hidden. */
function hidePlacing(seen: State, placing: Placing) {
  if (placing.begun) {
    seen.placing = { ...placing, card: UNKNOWN, slots: [], transcended: false }
    return
  }
  const asked = takeBack(seen)
  seen.asks = seen.asks.map(ask =>
    ask.kind === 'sacrifice' ? { ...ask, kind: asked, depth: seen.agenda.length } : ask,
  )
}

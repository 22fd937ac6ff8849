import { a, count, list, many, ordinal, type Person, verb } from '@runatal/grammar/en'
import { type Log, UNSAID } from './messages.ts'
import { at, MARKERS, places } from './things-en.ts'

/** What happened, in English. */
export const log: Log<Person> = {
  ...UNSAID,
  BOUT_STARTED: ({ number }) => `bout ${number}`,
  FIRST_PLAYER: ({ seat, how }, who) =>
    how === 'random'
      ? `${who(seat).does('begins', 'begin')}, by lot.`
      : `${who(seat).does('begins', 'begin')} the bout.`,
  DRAWN: ({ seat, count: n, source }, who) =>
    n === 0 || source === 'latent' ? undefined : `${who(seat).does('draws', 'draw')} ${count(n, 'card')}.`,
  LATENT_USED: ({ seat, card, left }, who, called) =>
    card === undefined
      ? `${who(seat).does('draws', 'draw')} a card with ${who(seat).their('latent potential')} ${left === 0 ? '(the last point)' : `(left: ${left})`}.`
      : `${who(seat).does('takes', 'take')} ${called(card)} from the Void ${left === 0 ? '(last point of latent potential)' : `(latent potential: ${left})`}.`,
  TOP_REVEALED: ({ seat, card }, who, called) =>
    card === undefined ? undefined : `${who(seat).own('Top soul')} is ${called(card)}.`,
  POISON_TICK: ({ seat, before }, who) => `${who(seat).does('suffers', 'suffer')} Poison ${before}.`,
  SACRIFICED: ({ seat, card, va }, who, called) =>
    `${who(seat).does('sacrifices', 'sacrifice')} ${called(card)}: +${va} reserve.`,
  TRANSCENDED: ({ seat, card, hp }, who, called) =>
    `${who(seat).does('transcends', 'transcend')} ${called(card)}${hp === 0 ? '' : ` and ${loses(who(seat))} ${hp} HP`}.`,
  CARD_PLAYED: ({ seat, card, slots }, who, called) =>
    `${who(seat).does('plays', 'play')} ${called(card)} ${places(slots, 'and')}.`,
  INSTANT_PLAYED: ({ seat, card, slot, mode }, who, called) =>
    mode === 'free'
      ? `${who(seat).does('plays', 'play')} ${called(card)} ${at(slot)}.`
      : `${who(seat).does('attaches', 'attach')} ${called(card)} to the opposing card.`,
  COUNTERED_WITH: ({ seat, card, against, further = [] }, who, called) =>
    `${who(seat).does('counters', 'counter')} ${called(against)} with ${called(card)}${further.length === 0 ? '' : `, also ${places(further, 'and')}`}.`,
  COUNTER_DECLINED: ({ seat, forced }, who) =>
    forced
      ? `${who(seat).does('is', 'are')} Stunned and cannot counter.`
      : `${who(seat).does('lets', 'let')} it through.`,
  FRENZY_LOCK: ({ seat }, who) => `${who(seat).said} will have to let the repeats through as well.`,
  DAMAGE: ({ seat, amount, slot }, who) =>
    amount === 0 ? undefined : `${who(seat).does('suffers', 'suffer')} ${amount} damage ${at(slot)}.`,
  TOP_SOUL_LOST: ({ seat, card, va, to }, who, called) =>
    `${who(seat).does('loses', 'lose')} ${who(seat).their('Top soul')} ${called(card)}${to === 'void' ? ', burned,' : ''} and ${va} HP.`,
  HP_LOST: ({ seat, amount, cause }, who) =>
    amount > 0 && (cause === 'destroyer' || cause === 'ability' || cause === 'text')
      ? `${who(seat).does('loses', 'lose')} ${amount} HP.`
      : undefined,
  BURNED: ({ seat, amount }, who) =>
    amount === 0 ? undefined : `${who(seat).does('suffers', 'suffer')} Burn ${amount}.`,
  MARKER: ({ seat, kind, change, total }, who) => {
    if (change === 0) return undefined
    const markers = count(Math.abs(change), MARKERS[kind])
    return change > 0
      ? `${who(seat).does('gets', 'get')} ${markers}${inAll(change, total)}.`
      : `${who(seat).does('removes', 'remove')} ${markers}${total === 0 ? '' : ` (${total} left)`}.`
  },
  MARKER_CONSUMED: ({ by, from, kind }, who) =>
    `${who(by).does('destroys', 'destroy')} one of ${
      from === by ? who(from).their(many(MARKERS[kind])) : who(from).own(many(MARKERS[kind]))
    }.`,
  STUNNED: ({ seat }, who) => `${who(seat).does('is', 'are')} Stunned.`,
  WEAK_POINT: ({ seat, slot, total }, who) => `${who(seat).does('has', 'have')} a weak point of ${total} ${at(slot)}.`,
  LATENT_LOST: ({ seat, amount }, who) =>
    amount === 0 ? undefined : `${who(seat).does('loses', 'lose')} ${amount} latent potential.`,
  HAND_DISCARDED: ({ seat, cards }, who, called) =>
    cards.length === 0 ? undefined : `${who(seat).does('discards', 'discard')} ${list(cards.map(called))}.`,
  HAND_LIMITED: ({ seat, count: n }, who) =>
    n === 0 ? undefined : `${who(seat).does('puts', 'put')} ${count(n, 'card')} under ${who(seat).their('deck')}.`,
  EXCHANGED: ({ seat, given, taken }, who, called) =>
    `${who(seat).does('exchanges', 'exchange')} ${called(given)} for ${called(taken)}.`,
  SEARCHED: ({ seat, card }, who, called) =>
    `${who(seat).does('searches', 'search')} ${who(seat).their('deck')} and ${who(seat).or('takes', 'take')} ${card === undefined ? 'nothing' : called(card)}.`,
  SALVAGED: ({ seat, cards }, who, called) =>
    cards.length === 0
      ? undefined
      : `${who(seat).does('puts', 'put')} ${list(cards.map(called))} under ${who(seat).their('deck')}.`,
  BURIED: ({ seat, card }, who, called) =>
    `${who(seat).own('Top soul')} (${called(card)}) goes under ${who(seat).their('deck')}.`,
  RESERVE_CHANGED: ({ seat, change, total }, who) =>
    change <= 0
      ? undefined
      : `${who(seat).does('gains', 'gain')} ${count(change, 'reserve point')}${inAll(change, total)}.`,
  FRENZY_REPEAT: ({ seat, card, number }, who, called) =>
    `${who(seat).does('plays', 'play')} ${called(card)} again (${ordinal(number)} time).`,
  OBJECT_PLACED: ({ seat, card, replaced }, who, called) =>
    `${who(seat).does('puts', 'put')} ${called(card)} among ${who(seat).their('objects')}${replaced === undefined ? '' : `, in place of ${called(replaced)}`}.`,
  OBJECT_USED: ({ seat, card, mode }, who, called) =>
    `${who(seat).does('uses', 'use')} ${called(card)}${mode === 'as_support' ? ` as ${a('support')}` : ''}.`,
  OBJECT_READIED: ({ seat, card }, who, called) => `${who(seat).does('readies', 'ready')} ${called(card)}.`,
  OBJECT_SHATTERED: ({ seat, card }, who, called) => `${who(seat).does('loses', 'lose')} the object ${called(card)}.`,
  ABILITY_USED: ({ seat }, who) => `${who(seat).does('uses', 'use')} ${who(seat).their('capability')}.`,
  PASSED: ({ seat, forced }, who) =>
    forced ? `${who(seat).does('is', 'are')} Stunned and must pass.` : `${who(seat).does('passes', 'pass')}.`,
  BLEED_TICK: ({ seat, lost }, who) =>
    lost === 0 ? undefined : `${who(seat).does('bleeds', 'bleed')} and ${loses(who(seat))} ${lost} HP.`,
  INFUSED: ({ seat, card }, who, called) => `${who(seat).does('infuses', 'infuse')} ${called(card)}.`,
  INFUSION_REMOVED: ({ seat, card, to }, who, called) =>
    `${who(seat).own('infusion')} (${called(card)}) ${to === 'hand' ? `goes back to ${who(seat).their('hand')}` : 'is discarded'}.`,
  DISCARD_UNDER_DECK: ({ seat, count: n }, who) =>
    n === 0 ? undefined : `${count(n, 'card')} of the discard ${verb(n, 'goes', 'go')} under ${who(seat).own('deck')}.`,
  GAME_ENDED: ({ winner, reason }, who) => {
    if (winner === undefined)
      return reason === 'bleed' ? 'both bleed to death: a draw.' : 'neither kept a larger share of their HP: a draw.'
    const wins = who(winner).does('wins', 'win')
    return {
      hp: `${wins}.`,
      deck: `no soul is left: ${wins}.`,
      bleed: `${wins}.`,
      stall: `${count(3, 'bout')} without a card: ${wins} with the larger share of HP.`,
      limit: `after ${count(40, 'bout')}, ${wins} with the larger share of HP.`,
    }[reason]
  },
}

const loses = (who: Person) => who.or('loses', 'lose')

/** Where there was something before. */
const inAll = (change: number, total: number) => (total === change ? '' : ` (${total} in all)`)

import { count, de, list, ordinal, type Person } from '@runatal/grammar/fr'
import { type Log, UNSAID } from './messages.ts'
import {
  at,
  bout,
  capability,
  card as aCard,
  damage,
  deck,
  hand,
  infusion,
  latent,
  latentPoint,
  MARKERS,
  objects,
  places,
  reservePoint,
  topSoul,
} from './things-fr.ts'

/** What happened, in French. */
export const log: Log<Person> = {
  ...UNSAID,
  BOUT_STARTED: ({ number }) => `passe d’armes ${number}`,
  FIRST_PLAYER: ({ seat, how }, who) =>
    how === 'random'
      ? `${who(seat).does('commence', 'commencez')}, par tirage au sort.`
      : `${who(seat).does('commence', 'commencez')} la passe d’armes.`,
  DRAWN: ({ seat, count: n, source }, who) =>
    n === 0 || source === 'latent' ? undefined : `${who(seat).does('pioche', 'piochez')} ${count(n, aCard)}.`,
  LATENT_USED: ({ seat, card, left }, who, called) =>
    card === undefined
      ? `${who(seat).does('pioche', 'piochez')} une carte grâce à ${who(seat).their(latent)} ${left === 0 ? '(le dernier point)' : `(reste : ${left})`}.`
      : `${who(seat).does('prend', 'prenez')} ${called(card)} dans le Néant ${left === 0 ? '(dernier point de potentiel latent)' : `(potentiel latent : ${left})`}.`,
  TOP_REVEALED: ({ seat, card }, who, called) =>
    card === undefined ? undefined : `${who(seat).own(topSoul)} est ${called(card)}.`,
  POISON_TICK: ({ seat, before }, who) => `${who(seat).does('subit', 'subissez')} Poison ${before}.`,
  SACRIFICED: ({ seat, card, va }, who, called) =>
    `${who(seat).does('sacrifie', 'sacrifiez')} ${called(card)} : +${va} en réserve.`,
  TRANSCENDED: ({ seat, card, hp }, who, called) =>
    `${who(seat).does('transcende', 'transcendez')} ${called(card)}${hp === 0 ? '' : ` et ${loses(who(seat))} ${hp} PV`}.`,
  CARD_PLAYED: ({ seat, card, slots }, who, called) =>
    `${who(seat).does('joue', 'jouez')} ${called(card)} ${places(slots, 'and')}.`,
  INSTANT_PLAYED: ({ seat, card, slot, mode }, who, called) =>
    mode === 'free'
      ? `${who(seat).does('joue', 'jouez')} ${called(card)} ${at(slot)}.`
      : `${who(seat).does('rattache', 'rattachez')} ${called(card)} à la carte adverse.`,
  COUNTERED_WITH: ({ seat, card, against, further = [] }, who, called) =>
    `${who(seat).does('contre', 'contrez')} ${called(against)} avec ${called(card)}${further.length === 0 ? '' : `, qui couvre aussi ${list(further.map(slot => WHERE[slot]))}`}.`,
  COUNTER_DECLINED: ({ seat, forced }, who) =>
    forced
      ? `l’état Sonné ${who(seat).or(`empêche ${who(seat).name}`, 'vous empêche')} de contrer.`
      : `${who(seat).does('laisse', 'laissez')} passer.`,
  FRENZY_LOCK: ({ seat }, who) => `${who(seat).does('devra', 'devrez')} aussi laisser passer les répétitions.`,
  DAMAGE: ({ seat, amount, slot }, who) =>
    amount === 0 ? undefined : `${who(seat).does('subit', 'subissez')} ${count(amount, damage)} ${at(slot)}.`,
  TOP_SOUL_LOST: ({ seat, card, va, to }, who, called) =>
    `${who(seat).does('perd', 'perdez')} ${who(seat).their(topSoul)} ${called(card)}${to === 'void' ? ', brûlée,' : ''} et ${va} PV.`,
  HP_LOST: ({ seat, amount, cause }, who) =>
    amount > 0 && (cause === 'destroyer' || cause === 'ability' || cause === 'text')
      ? `${who(seat).does('perd', 'perdez')} ${amount} PV.`
      : undefined,
  BURNED: ({ seat, amount }, who) =>
    amount === 0 ? undefined : `${who(seat).does('subit', 'subissez')} une brûlure de ${amount}.`,
  MARKER: ({ seat, kind, change, total }, who) => {
    if (change === 0) return undefined
    const markers = count(Math.abs(change), MARKERS[kind])
    return change > 0
      ? `${who(seat).does('reçoit', 'recevez')} ${markers}${inAll(change, total)}.`
      : `${who(seat).does('retire', 'retirez')} ${markers}${total === 0 ? '' : ` (reste : ${total})`}.`
  },
  MARKER_CONSUMED: ({ by, from, kind }, who) =>
    `${who(by).does('détruit', 'détruisez')} ${
      from === by || who(from).you
        ? `un de ${who(from).or('ses', 'vos')} ${MARKERS[kind].many}`
        : `un ${MARKERS[kind].one} ${who(from).of}`
    }.`,
  STUNNED: ({ seat }, who) => `${who(seat).does('subit', 'subissez')} l’état Sonné.`,
  WEAK_POINT: ({ seat, slot, total }, who) => `${who(seat).does('a', 'avez')} un point faible de ${total} ${at(slot)}.`,
  LATENT_LOST: ({ seat, amount }, who) =>
    amount === 0 ? undefined : `${who(seat).does('perd', 'perdez')} ${count(amount, latentPoint)}.`,
  HAND_DISCARDED: ({ seat, cards }, who, called) =>
    cards.length === 0 ? undefined : `${who(seat).does('défausse', 'défaussez')} ${list(cards.map(called))}.`,
  HAND_LIMITED: ({ seat, count: n }, who) =>
    n === 0 ? undefined : `${who(seat).does('place', 'placez')} ${count(n, aCard)} sous ${who(seat).their(deck)}.`,
  EXCHANGED: ({ seat, given, taken }, who, called) =>
    `${who(seat).does('échange', 'échangez')} ${called(given)} contre ${called(taken)}.`,
  SEARCHED: ({ seat, card }, who, called) =>
    `${who(seat).does('cherche', 'cherchez')} dans ${who(seat).their(deck)} et ${
      card === undefined
        ? who(seat).or('n’y prend rien', 'n’y prenez rien')
        : `${who(seat).or('y prend', 'y prenez')} ${called(card)}`
    }.`,
  SALVAGED: ({ seat, cards }, who, called) =>
    cards.length === 0
      ? undefined
      : `${who(seat).does('place', 'placez')} ${list(cards.map(called))} sous ${who(seat).their(deck)}.`,
  BURIED: ({ seat, card }, who, called) =>
    `${who(seat).own(topSoul)}, ${called(card)}, passe sous ${who(seat).their(deck)}.`,
  RESERVE_CHANGED: ({ seat, change, total }, who) =>
    change <= 0
      ? undefined
      : `${who(seat).does('gagne', 'gagnez')} ${count(change, reservePoint)}${inAll(change, total)}.`,
  FRENZY_REPEAT: ({ seat, card, number }, who, called) =>
    `${who(seat).does('rejoue', 'rejouez')} ${called(card)} (${ordinal(number)} fois).`,
  OBJECT_PLACED: ({ seat, card, replaced }, who, called) =>
    `${who(seat).does('place', 'placez')} ${called(card)} parmi ${who(seat).their(objects)}${replaced === undefined ? '' : `, à la place ${de(called(replaced))}`}.`,
  OBJECT_USED: ({ seat, card, mode }, who, called) =>
    `${who(seat).does('utilise', 'utilisez')} ${called(card)}${mode === 'as_support' ? ' comme soutien' : ''}.`,
  OBJECT_READIED: ({ seat, card }, who, called) => `${who(seat).does('redresse', 'redressez')} ${called(card)}.`,
  OBJECT_SHATTERED: ({ seat, card }, who, called) => `${who(seat).does('perd', 'perdez')} l’objet ${called(card)}.`,
  ABILITY_USED: ({ seat }, who) => `${who(seat).does('utilise', 'utilisez')} ${who(seat).their(capability)}.`,
  PASSED: ({ seat, forced }, who) =>
    forced
      ? `l’état Sonné ${who(seat).or(`oblige ${who(seat).name}`, 'vous oblige')} à passer.`
      : `${who(seat).does('passe', 'passez')}.`,
  BLEED_TICK: ({ seat, lost }, who) =>
    lost === 0 ? undefined : `${who(seat).does('saigne', 'saignez')} et ${loses(who(seat))} ${lost} PV.`,
  INFUSED: ({ seat, card }, who, called) => `${who(seat).does('infuse', 'infusez')} ${called(card)}.`,
  INFUSION_REMOVED: ({ seat, card, to }, who, called) =>
    `${who(seat).own(infusion)}, ${called(card)}, ${to === 'hand' ? `revient dans ${who(seat).their(hand)}` : 'est défaussée'}.`,
  DISCARD_UNDER_DECK: ({ seat, count: n }, who) =>
    n === 0
      ? undefined
      : `${count(n, aCard)} de la défausse ${n < 2 ? 'passe' : 'passent'} sous ${who(seat).own(deck)}.`,
  GAME_ENDED: ({ winner, reason }, who) => {
    if (winner === undefined)
      return reason === 'bleed'
        ? 'les saignements emportent les deux adversaires : partie nulle.'
        : 'personne n’a gardé une plus grande part de ses PV : partie nulle.'
    const wins = who(winner).does('gagne', 'gagnez')
    return {
      hp: `${wins}.`,
      deck: `il ne reste plus aucune âme : ${wins}.`,
      bleed: `${wins}.`,
      stall: `${count(3, bout)} sans une carte : ${wins} avec la plus grande part de PV.`,
      limit: `après ${count(40, bout)}, ${wins} avec la plus grande part de PV.`,
    }[reason]
  },
}

const WHERE = { high: 'le haut', body: 'le corps', low: 'le bas', right: 'la droite', left: 'la gauche' }

const loses = (who: Person) => who.or('perd', 'perdez')

/** Where there was something before. */
const inAll = (change: number, total: number) => (total === change ? '' : ` (${total} en tout)`)

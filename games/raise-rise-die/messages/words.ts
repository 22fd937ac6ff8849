import type { Name } from '@runatal/grammar'
import type { Seat } from '@runatal/kernel'
import type { Named } from '../content/language.ts'
import type { State } from '../rules/types.ts'
import type { Event } from '../rules/events.ts'
import { printed, setOf } from '../rules/zones.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import type { AnyMove, Kind, Messages } from './messages.ts'

/** What a board says, made from the words of a language and the names of the card set. */
export interface Words {
  ask(kind: Kind): string
  waiting(kind: Kind, name: string): string
  move(move: AnyMove, state: State, me: Seat): string
  event(event: Event, name: Name, state?: State): string | undefined
  progress(state: State): string
  choices: Messages['choices']
}

export const messages: Record<keyof Named, Messages> = { en, fr }

export function wordsIn(language: keyof Named): Words {
  const say = messages[language]
  return {
    ask: kind => say.asks[kind],
    waiting: say.waiting,
    move: (move, state, me) => moveText(say, language, move, state, me),
    event: (event, name, state) => say.event(event, name, id => nameOf(id, language, state)),
    progress: state => say.bout(state.bout),
    choices: say.choices,
  }
}

/** The name of anything with an id: a card, a weapon, a character. */
function nameOf(id: string, language: keyof Named, state?: State): string {
  const { pack } = setOf(state ?? ({} as State))
  const found = [...pack.cards, ...pack.weapons, ...pack.characters].find(one => one.id === id)
  return found?.name[language] ?? id
}

function moveText(say: Messages, language: keyof Named, move: AnyMove, s: State, me: Seat): string {
  const { moves } = say
  const called = (id: string) => nameOf(id, language, s)
  const side = s.sides[me]!
  const foe = s.sides[1 - me]!
  const va = (id: string) => setOf(s).cards[setOf(s).cardNumber.get(id)!]!.va
  const at = (number: number) => printed(s, number).card.name[language]
  switch (move.do) {
    case 'play':
      return moves.play(called(move.card), move.slots, move.transcend)
    case 'use':
      return 'slot' in move
        ? moves.useOn(at(side.objects[move.object]!), move.slot)
        : moves.use(at(side.objects[move.object]!))
    case 'attach':
      return moves.attach(called(move.card), move.transcend)
    case 'counter':
      return moves.counter(called(move.card), move.transcend, move.further ?? [])
    case 'sacrifice':
      return moves.sacrifice(called(move.card), va(move.card))
    case 'discard':
      return moves.discard(called(move.card), va(move.card))
    case 'exchange':
      return moves.exchange(called(move.give), called(move.take))
    case 'mark':
      return moves.mark(move.slot)
    case 'cleanse':
      return moves.cleanse(move.marker)
    case 'shatter':
      return moves.shatter(at('object' in move ? foe.objects[move.object]! : foe.sockets[move.socket]!))
    case 'unbind':
      return moves.unbind(at(side.sockets[move.socket]!))
    case 'ready':
    case 'replace':
      return moves[move.do](at(side.objects[move.object]!))
    case 'void':
    case 'take':
    case 'salvage':
    case 'infuse':
    case 'next':
    case 'under':
      return moves[move.do](called(move.card))
    case 'ability':
    case 'asPlayed':
    case 'begin':
    case 'consume':
    case 'deck':
    case 'decline':
    case 'done':
    case 'keep':
    case 'letBegin':
    case 'none':
    case 'pass':
    case 'repeat':
    case 'shuffle':
    case 'stop':
      return moves[move.do]
  }
}

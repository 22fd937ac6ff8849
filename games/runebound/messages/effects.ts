import { alternatives, sentences, word } from '../content/words.ts'

/** The text of a card, made from what it does: so text and behaviour cannot differ. */

/** Who speaks in a clause: 'gain', 'gains', or 'gain' after 'may'; a foe, or whoever is struck by one. */
export interface Speaker {
  they: boolean
  bare: boolean
  foe: boolean
  struck: boolean
}

export const YOU: Speaker = { they: false, bare: false, foe: false, struck: false }
export const FOE: Speaker = { they: true, bare: false, foe: true, struck: false }

/** What a word says, as a clause without its full stop. */
export type Phrase = (args: readonly string[], by: Speaker) => string

/** The phrases that card texts are made of, one set a language. */
export interface Phrases {
  /** Everything that takes no body. */
  words: Readonly<Record<string, Phrase>>
  /** 'each hero in the wild' */
  subject(who: string, by: Speaker): string
  /** 'in the wild', 'with 3 successes or more' */
  condition(text: string, by: Speaker): string
  /** 'per other hero here' */
  per(quantity: string, by: Speaker): string
  may(clause: string, by: Speaker): string
  either(clauses: readonly string[]): string
  otherwise(first: string, second: string): string
  unless(first: string, second: string, by: Speaker): string
  lasting: { this_action: string; this_round: string }
  onceAgainst(enemy: string, clause: string): string
  and(clauses: readonly string[]): string
  capital(text: string): string
}

/** All that an effect says, in sentences. */
export function effectText(text: string, say: Phrases, by: Speaker = YOU): string {
  return sentences(text)
    .map(sentence => `${say.capital(clause(sentence, say, by))}.`)
    .join(' ')
}

/** The effects of a text as one clause: 'heal 4 damage and take the Prepare token'. */
function clauses(text: string, say: Phrases, by: Speaker): string {
  return say.and(sentences(text).map(sentence => clause(sentence, say, by)))
}

function clause(text: string, say: Phrases, by: Speaker): string {
  const { verb, args, body = '', other } = word(text)
  const inner = (speaker = by) => clauses(body, say, speaker)
  switch (verb) {
    case 'for':
      return aimed(args[0]!, body, say, by)
    case 'heal':
    case 'suffer':
      if (args[1] !== undefined && args[1] !== 'self') return aimed(args[1], `${verb}(${args[0]})`, say, by)
      if (by.foe && verb === 'suffer' && args[1] === undefined) return aimed('opponent', text, say, by)
      return phrase(verb, args, say, by)
    case 'if': {
      const first = `${say.condition(args[0]!, by)}, ${inner()}`
      return other === undefined ? first : say.otherwise(first, clauses(other, say, by))
    }
    case 'per':
      return `${inner()} ${say.per(args[0]!, by)}`
    case 'may':
      return say.may(inner({ ...by, bare: true }), by)
    case 'either':
      return say.either(alternatives(body).map(one => clauses(one, say, by)))
    case 'explore_wild':
      if (by.foe) return aimed('opponent', text, say, by)
      return say.unless(body === '' ? '' : inner(), clauses(other ?? '', say, by), by)
    case 'this_action':
    case 'this_round':
      return `${say.lasting[verb]}, ${inner()}`
    case 'once_against':
      return say.onceAgainst(args[0]!, inner({ ...by, bare: true }))
    default:
      return phrase(verb, args, say, by)
  }
}

/** 'each hero loses 1 gold' */
function aimed(who: string, body: string, say: Phrases, by: Speaker): string {
  const they: Speaker = { they: true, bare: false, foe: false, struck: by.foe }
  return `${say.subject(who, by)} ${clauses(body, say, they)}`
}

function phrase(verb: string, args: readonly string[], say: Phrases, by: Speaker): string {
  const found = say.words[verb]
  if (found === undefined) throw new Error(`There are no words for '${verb}'; add them to the phrases of each language`)
  return found(args, by)
}

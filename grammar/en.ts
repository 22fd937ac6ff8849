import { type Called, whoIs, type Who } from './person.ts'
import { capitalIn, listIn, numberIn, printedWith } from './text.ts'

/** A thing by its singular, with its plural where that takes more than an s: 'card', ['die', 'dice']. */
export type Noun = string | readonly [one: string, many: string]

const single = (thing: Noun) => (typeof thing === 'string' ? thing : thing[0])
/** 'cards', 'dice'. */
export const many = (thing: Noun) => (typeof thing === 'string' ? plural(thing) : thing[1])

function plural(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** 'a card', 'an axe', 'an hour', 'a unit'. */
export function a(thing: Noun): string {
  const word = single(thing)
  return `${AN.test(word) && !SOUNDS_LIKE_A_CONSONANT.test(word) ? 'an' : 'a'} ${word}`
}

const AN = /^(?:[aeiou]|hour|heir|honou?r|honest|8|11\b|18\b)/i
const SOUNDS_LIKE_A_CONSONANT = /^(?:eu|ewe|one\b|once\b|uni(?!n|m)|us[aeu]|ur[aiou]|util|ut[eo])/i

export const number = numberIn('en-GB')
export const list = listIn('en-GB')
export const capital = capitalIn('en')

/** '0 points', '1 point', '2 points'. */
export function count(n: number, thing: Noun): string {
  return `${number(n)} ${Math.abs(n) === 1 ? single(thing) : many(thing)}`
}

/** 'waits' or 'wait', as many as do it. */
export const verb = (n: number, one: string, several: string) => (Math.abs(n) === 1 ? one : several)

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(n: number): string {
  return `${n}${ENDINGS[new Intl.PluralRules('en', { type: 'ordinal' }).select(n)] ?? 'th'}`
}

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** 'Brokk’s', 'James’s'; what is many by itself takes the apostrophe alone: 'the players’'. */
export const possessive = (name: string) => `${name}’s`

/** Somebody in a sentence: a name, or 'you'. */
export interface Person extends Who {
  /** 'Alice' or 'you', as it stands in the middle of a sentence. */
  readonly said: string
  /** 'Alice places', 'you place'; with somebody it is done to: 'Alice challenges you'. */
  does(they: string, you: string, whom?: Person): string
  /** 'Alice gives you 2 gold', 'you give Bob 2 gold'. */
  gives(they: string, you: string, what: string, to: Person): string
  /** 'Alice’s turn', 'your turn'. */
  own(thing: string): string
  /** After its owner was named: 'their card', 'your card'. */
  their(thing: string): string
}

export function person(called: Called): Person {
  const who = whoIs(called)
  const said = who.or(who.name, 'you')
  const does = (they: string, you: string) => `${said} ${who.or(they, you)}`
  return {
    ...who,
    said,
    does: (they, you, whom) => (whom === undefined ? does(they, you) : `${does(they, you)} ${whom.said}`),
    gives: (they, you, what, to) => `${does(they, you)} ${to.said} ${what}`,
    own: thing => `${who.or(possessive(who.name), 'your')} ${thing}`,
    their: thing => `${who.or('their', 'your')} ${thing}`,
  }
}

/** How sentences call the seats: `event: (event, name) => sentence(tell(log, event, people(name)))`. */
export function people(name: (seat: number) => Called): (seat: number) => Person {
  return seat => person(name(seat))
}

/** 'Alice wins', 'Alice and Bob win', 'you and Bob win'. */
export function together(all: readonly Person[], alone: string, others: string): string {
  const names = list([...all.filter(who => who.you), ...all.filter(who => !who.you)].map(who => who.said))
  return `${names} ${all.length === 1 && !all[0]?.you ? alone : others}`
}

/** 'Waiting for Alice to place a card…': whom the others wait for, and for what. */
export const waitingFor = (name: string, what: string) => `Waiting for ${name} to ${what}…`

/** English as it is printed. */
export function typeset(text: string): string {
  return text
    .replaceAll('...', '…')
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll(/(?<![\p{L}\p{N}])'([^']*)'(?!\p{L})/gu, '“$1”')
    .replaceAll("'", '’')
}

/** A line as it is told, its capital and its marks set; none of what is not worth a line. */
export function sentence(text: string): string
export function sentence(text: string | undefined): string | undefined
export function sentence(text: string | undefined): string | undefined {
  return text === undefined ? undefined : capital(typeset(text))
}

/** All the words of a set as they are printed. */
export const printed = <T>(words: T): T => printedWith(typeset, words)

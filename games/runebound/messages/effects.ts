import {
  byWord,
  type ByWord,
  type Condition,
  type Effect,
  type EffectOf,
  type Quantity,
  type Text,
  type Who,
  type Word,
} from '../content/effects.ts'

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
export type Phrase<W extends Word = Word> = (effect: EffectOf<W>, by: Speaker) => string

/** The words that other effects stand in. */
type Frame = 'for' | 'if' | 'per' | 'may' | 'either' | 'explore_wild' | 'this_action' | 'this_round' | 'once_against'

/** Whom a clause is about: heroes that an effect means, or the two that a letter is for. */
export type Subject = Who | 'holder' | 'opener'

/** The phrases that card texts are made of, one set a language. */
export interface Phrases {
  words: { readonly [W in Exclude<Word, Frame>]: Phrase<W> }
  /** 'each hero in the wild' */
  subject(who: Subject, by: Speaker): string
  /** 'in the wild', 'with 3 successes or more' */
  condition(condition: Condition): string
  /** 'per other hero here' */
  per(quantity: Quantity, by: Speaker): string
  may(clause: string, by: Speaker): string
  either(clauses: readonly string[]): string
  otherwise(first: string, second: string): string
  unless(first: string, second: string, by: Speaker): string
  lasting: { this_action: string; this_round: string }
  onceAgainst(enemy: string, clause: string): string
  and(clauses: readonly string[]): string
  capital(text: string): string
}

/** All that a text says, in sentences. */
export function effectText(text: Text, say: Phrases, by: Speaker = YOU): string {
  return text.map(effect => sentence(clause(effect, say, by), say)).join(' ')
}

/** 'The bearer heals 4 damage and takes the Prepare token.' */
export function aimedText(who: Subject, text: Text, say: Phrases): string {
  return sentence(aimed(who, text, say, YOU), say)
}

function sentence(said: string, say: Phrases): string {
  return `${say.capital(said)}.`
}

/** The effects of a text as one clause: 'heal 4 damage and take the Prepare token'. */
function clauses(text: Text, say: Phrases, by: Speaker): string {
  return say.and(text.map(effect => clause(effect, say, by)))
}

function clause(effect: Effect, say: Phrases, by: Speaker): string {
  // The phrase of a word is given the effects of that word, and no other.
  return byWord(FRAMES, effect, say, by) ?? (say.words[effect[0] as Exclude<Word, Frame>] as Phrase)(effect, by)
}

/** How the clauses inside an effect are joined to it. */
const FRAMES: ByWord<[Phrases, Speaker], string> & Record<Frame, unknown> = {
  for: ([, who, text], say, by) => aimed(who, text, say, by),
  heal: (effect, say, by) =>
    effect[2] === undefined ? say.words.heal(effect, by) : aimed(effect[2], [['heal', effect[1]]], say, by),
  suffer: (effect, say, by) =>
    by.foe && effect[2] === undefined ? aimed('opponent', [effect], say, by) : say.words.suffer(effect, by),
  if([, condition, text, otherwise], say, by) {
    const first = `${say.condition(condition)}, ${clauses(text, say, by)}`
    return otherwise === undefined ? first : say.otherwise(first, clauses(otherwise, say, by))
  },
  per: ([, quantity, text], say, by) => `${clauses(text, say, by)} ${say.per(quantity, by)}`,
  may: ([, text], say, by) => say.may(clauses(text, say, { ...by, bare: true }), by),
  either: ([, ...texts], say, by) => say.either(texts.map(text => clauses(text, say, by))),
  explore_wild: (effect, say, by) =>
    by.foe
      ? aimed('opponent', [effect], say, by)
      : say.unless(clauses(effect[1], say, by), clauses(effect[2], say, by), by),
  this_action: ([, text], say, by) => `${say.lasting.this_action}, ${clauses(text, say, by)}`,
  this_round: ([, text], say, by) => `${say.lasting.this_round}, ${clauses(text, say, by)}`,
  once_against: ([, enemy, text], say, by) => say.onceAgainst(enemy, clauses(text, say, { ...by, bare: true })),
}

/** 'each hero loses 1 gold' */
function aimed(who: Subject, text: Text, say: Phrases, by: Speaker): string {
  const they: Speaker = { they: true, bare: false, foe: false, struck: by.foe }
  return `${say.subject(who, by)} ${clauses(text, say, they)}`
}

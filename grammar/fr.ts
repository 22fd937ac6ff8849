import { elides } from './elision.ts'
import { type Called, whoIs, type Who } from './person.ts'
import { capitalIn, listIn, numberIn, printedWith } from './text.ts'

/** A thing's grammar, given once where it gets its name. */
export interface Noun {
  readonly one: string
  readonly many: string
  readonly feminine: boolean
  /** One that is many by itself, such as ruins, or a name that takes no article, such as a town's. */
  readonly kind: 'common' | 'plural' | 'proper'
}

/** Of one word the plural may be left out where it only takes an s (or an x, after eau and eu). */
type Many<One extends string> = One extends `${string} ${string}` ? [many: string] : [many?: string]

export const m = <One extends string>(one: One, ...[many]: Many<One>): Noun => noun(one, many, false, 'common')
export const f = <One extends string>(one: One, ...[many]: Many<One>): Noun => noun(one, many, true, 'common')
/** Ruins, hills: things that are many by themselves. */
export const mp = (many: string): Noun => noun(many, many, false, 'plural')
export const fp = (many: string): Noun => noun(many, many, true, 'plural')
/** Names without an article: towns, heroes, gods. */
export const proper = (name: string, gender: 'm' | 'f' = 'm'): Noun => noun(name, name, gender === 'f', 'proper')

function noun(one: string, many = plural(one), feminine: boolean, kind: Noun['kind']): Noun {
  return { one, many, feminine, kind }
}

function plural(one: string): string {
  if (/[sxz]$/.test(one)) return one
  return /eau$|eu$/.test(one) ? `${one}x` : `${one}s`
}

/** le dé, la carte, l’épée, les ruines, Tamalir. */
export const le = (thing: Noun) => put(thing, '', ['le ', 'la ', 'l’', 'les '])
/** un dé, une carte, des ruines, Tamalir. */
export const un = (thing: Noun) => put(thing, '', ['un ', 'une ', thing.feminine ? 'une ' : 'un ', 'des '])
/** du dé, de la carte, de l’épée, des ruines, de Tamalir, d’Alcazar. */
export const du = (thing: Noun) => put(thing, elided('de', thing.one), ['du ', 'de la ', 'de l’', 'des '])
/** au dé, à la carte, à l’épée, aux ruines, à Tamalir. */
export const au = (thing: Noun) => put(thing, 'à ', ['au ', 'à la ', 'à l’', 'aux '])
/** ce dé, cet orbe, cette carte, ces ruines. */
export const ce = (thing: Noun) => put(thing, '', ['ce ', 'cette ', thing.feminine ? 'cette ' : 'cet ', 'ces '])
/** son dé, sa carte, son épée, ses ruines. */
export const son = (thing: Noun) => put(thing, '', ['son ', 'sa ', 'son ', 'ses '])
export const votre = (thing: Noun) => put(thing, '', ['votre ', 'votre ', 'votre ', 'vos '])
/** de carte, d’épée: without an article, also before a name or any other text. */
export const de = (thing: Noun | string) => before('de', thing)
export const que = (thing: Noun | string) => before('que', thing)

function put({ one, kind, feminine }: Noun, bare: string, articles: readonly [string, string, string, string]): string {
  if (kind === 'proper') return bare + one
  if (kind === 'plural') return articles[3] + one
  return articles[elides(one) ? 2 : feminine ? 1 : 0] + one
}

/** 'de ' or 'd’', as the word after it wants. */
function elided(word: string, next: string): string {
  return elides(next) ? `${word.slice(0, -1)}’` : `${word} `
}

function before(word: string, thing: Noun | string): string {
  const next = typeof thing === 'string' ? thing : thing.one
  return elided(word, next) + next
}

/** Where only s and e are added, the masculine is enough: 'doré'. Otherwise both, and the plurals if they are odd. */
export type Adjective = string | readonly [m: string, f: string, mp?: string, fp?: string]

/** 'Araignée dorée', '2 autels allumés'; without the noun: `agreed`. */
export const agree = (thing: Noun, adjective: Adjective, n = 1) =>
  `${n < 2 ? thing.one : thing.many} ${agreed(thing, adjective, n)}`

export function agreed({ feminine, kind }: Noun, adjective: Adjective, n = 1): string {
  const masculine = typeof adjective === 'string' ? adjective : adjective[0]
  const one = !feminine
    ? masculine
    : typeof adjective !== 'string'
      ? adjective[1]
      : masculine.endsWith('e')
        ? masculine
        : `${masculine}e`
  if (n < 2 && kind !== 'plural') return one
  return (typeof adjective === 'string' ? undefined : adjective[feminine ? 3 : 2]) ?? plural(one)
}

export const number = numberIn('fr')
export const list = listIn('fr')
export const capital = capitalIn('fr')

/** '0 point', '1 point', '2 points', '2 autels allumés': the plural begins at two. */
export function count(n: number, thing: Noun, adjective?: Adjective): string {
  const counted = adjective === undefined ? (Math.abs(n) < 2 ? thing.one : thing.many) : agree(thing, adjective, n)
  return `${number(n)}\u00a0${counted}`
}

/** 'attend' or 'attendent', as many as do it. */
export const verb = (n: number, one: string, many: string) => (Math.abs(n) < 2 ? one : many)

/** 1er, 1re, 2e. */
export function ordinal(n: number, thing?: Noun): string {
  return n === 1 ? (thing?.feminine ? '1re' : '1er') : `${n}e`
}

/** Somebody in a sentence. Nobody's gender is known: the words around must not need it. */
export interface Person extends Who {
  /** 'Alice' or 'vous', as it stands in the middle of a sentence. */
  readonly said: string
  /** 'Alice pose', 'vous posez'; with somebody it is done to: 'Alice défie Bob', 'Alice vous défie'. */
  does(they: string, you: string, whom?: Person): string
  /** 'Alice donne 2 Or à Bob', 'vous donnez 2 Or à Bob', 'Alice vous donne 2 Or'. */
  gives(they: string, you: string, what: string, to: Person): string
  /** 'le tour d’Alice', 'votre tour'. */
  own(thing: Noun): string
  /** After its owner was named: 'sa carte', 'votre carte'. */
  their(thing: Noun): string
  /** 'd’Alice', 'de vous'. */
  readonly of: string
}

export function person(called: Called): Person {
  const who = whoIs(called)
  const said = who.or(who.name, 'vous')
  const of = de(said)
  const does = (they: string, you: string) => `${said} ${who.or(they, you)}`
  return {
    ...who,
    of,
    said,
    does: (they, you, whom) =>
      whom === undefined ? does(they, you) : whom.you ? `${said} vous ${they}` : `${does(they, you)} ${whom.name}`,
    gives: (they, you, what, to) =>
      to.you ? `${said} vous ${they} ${what}` : `${does(they, you)} ${what} à ${to.name}`,
    own: thing => (who.you ? votre(thing) : `${le(thing)} ${of}`),
    their: thing => (who.you ? votre(thing) : son(thing)),
  }
}

/** How sentences call the seats: `event: (event, name) => sentence(tell(log, event, people(name)))`. */
export function people(name: (seat: number) => Called): (seat: number) => Person {
  return seat => person(name(seat))
}

/** 'Alice gagne', 'Alice et Bob gagnent', 'Bob et vous gagnez'. */
export function together(all: readonly Person[], one: string, many: string, you: string): string {
  const others = all.filter(who => !who.you)
  const names = list([...others, ...all.filter(who => who.you)].map(who => who.said))
  return `${names} ${others.length < all.length ? you : all.length === 1 ? one : many}`
}

/** 'On attend qu’Alice pose une carte…': whom the others wait for, and for what, in the subjunctive. */
export const waitingFor = (name: string, what: string) => `On attend ${que(name)} ${what}…`

/** French as it is printed. Spaces are mended where there is one; where one is missing, `faults` says so. */
export function typeset(text: string): string {
  return text
    .replaceAll('...', '…')
    .replaceAll(/"([^"]*)"/g, '«\u00a0$1\u00a0»')
    .replaceAll(/(?<![\p{L}\p{N}])'([^']*)'(?!\p{L})/gu, '«\u00a0$1\u00a0»')
    .replaceAll("'", '’')
    .replaceAll(/[ \u00a0\u202f]+(?=:(?!\/\/))/g, '\u00a0')
    .replaceAll(/[ \u00a0\u202f]+(?=[;!?])/g, '\u202f')
    .replaceAll(/«[ \u00a0\u202f]*/g, '«\u00a0')
    .replaceAll(/[ \u00a0\u202f]*»/g, '\u00a0»')
    .replaceAll(/(?<![\d.]|\p{Lu}{2} )(\d+)\.(\d+)(?![\d.])/gu, '$1,$2')
    .replaceAll(/(?<=\d) (?=(?:%|€|°|mm|cm|m|s|min|h|PV|Or)(?![\p{L}\d]))/gu, '\u00a0')
}

/** A line as it is told, its capital and its spaces set; none of what is not worth a line. */
export function sentence(text: string): string
export function sentence(text: string | undefined): string | undefined
export function sentence(text: string | undefined): string | undefined {
  return text === undefined ? undefined : capital(typeset(text))
}

/** All the words of a set as they are printed. */
export const printed = <T>(words: T): T => printedWith(typeset, words)

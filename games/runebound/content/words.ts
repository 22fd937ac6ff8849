/** Reads the effect texts of cards: `verb(argument, …){ body }else{ other }`, several of them separated by `;`. */

export interface Word {
  verb: string
  args: readonly string[]
  body?: string
  other?: string
}

/** The effects of a text, each as a text of its own. */
export function sentences(text: string): readonly string[] {
  let found = splits.get(text)
  if (found === undefined) {
    found = split(text, ';')
    splits.set(text, found)
  }
  return found
}

/** One effect, read. */
export function word(text: string): Word {
  let found = words.get(text)
  if (found === undefined) {
    found = read(text)
    words.set(text, found)
  }
  return found
}

/** What a number's name stands for in a position. */
export type Look = (name: string, argument: string) => number

/** The value of `2`, `J`, `1+count(units)`, `min(5,count(webs))`, `floor(J/2)`. */
export function amount(text: string, look: Look): number {
  let found = sums.get(text)
  if (found === undefined) {
    found = compile(text)
    sums.set(text, found)
  }
  return found(look)
}

/** The alternatives of `either{a | b}`. */
export function alternatives(body: string): readonly string[] {
  return split(body, '|')
}

const splits = new Map<string, readonly string[]>()
const words = new Map<string, Word>()
const sums = new Map<string, (look: Look) => number>()

function read(text: string): Word {
  const match = /^([a-z_]+)\s*(.*)$/s.exec(text.trim())
  if (match === null) throw new Error(`No effect can be read in '${text}'; write verb(arguments)`)
  const [, verb = '', rest = ''] = match
  let left = rest
  const result: Word = { verb, args: [] }
  if (left.startsWith('(')) {
    const inside = enclosed(left, '(', ')')
    result.args = split(inside, ',')
    left = left.slice(inside.length + 2)
  }
  if (left.startsWith('{')) {
    result.body = enclosed(left, '{', '}')
    left = left.slice(result.body.length + 2)
  }
  if (left.startsWith('else{')) {
    result.other = enclosed(left.slice(4), '{', '}')
    left = left.slice(result.other.length + 6)
  }
  if (left !== '') throw new Error(`'${left}' is left over in the effect '${text}'`)
  return result
}

function enclosed(text: string, open: string, close: string): string {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === open) depth++
    else if (text[i] === close && --depth === 0) return text.slice(1, i)
  }
  throw new Error(`'${close}' is missing in '${text}'`)
}

function split(text: string, at: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i <= text.length; i++) {
    const letter = text[i]
    if (letter === '(' || letter === '{') depth++
    else if (letter === ')' || letter === '}') depth--
    else if (letter === undefined || (letter === at && depth === 0)) {
      const part = text.slice(start, i).trim()
      if (part !== '') parts.push(part)
      start = i + 1
    }
  }
  return parts
}

function compile(text: string): (look: Look) => number {
  if (/^-?\d+$/.test(text)) {
    const value = Number(text)
    return () => value
  }
  for (const sign of ['+', '/'] as const) {
    const [first, ...others] = split(text, sign)
    if (first === undefined || others.length === 0) continue
    const left = compile(first)
    const right = compile(others.join(sign))
    return sign === '+' ? look => left(look) + right(look) : look => left(look) / right(look)
  }
  const { verb, args } = read2(text)
  const [a, b] = args
  if (verb === 'min' && a !== undefined && b !== undefined) {
    const [one, two] = [compile(a), compile(b)]
    return look => Math.min(one(look), two(look))
  }
  if (verb === 'floor' && a !== undefined) {
    const one = compile(a)
    return look => Math.floor(one(look))
  }
  return look => look(verb, a ?? '')
}

function read2(text: string): { verb: string; args: readonly string[] } {
  const match = /^([A-Za-z_]+)(?:\((.*)\))?$/s.exec(text.trim())
  if (match === null) throw new Error(`'${text}' is no number; write 2, J, count(webs) or 1+count(units)`)
  return { verb: match[1] ?? '', args: split(match[2] ?? '', ',') }
}

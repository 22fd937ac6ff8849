import { parseArgs } from 'node:util'
import { isCommit } from './checkout.ts'
import type { Pace } from './measure.ts'
import type { Part } from './part.ts'
import { parts } from './register.ts'

/** What the command line asks for. */
export interface Orders {
  parts: readonly Part[]
  json: boolean
  /** An earlier commit to compare with. */
  beside: string | undefined
  pace: Omit<Pace, 'progress'>
}

/** Reads the command line, or says in one line what is wrong with it. */
export function orders(words: string[]): Orders | string {
  const read = parse(words)
  if (typeof read === 'string') return read
  const { values, positionals } = read
  const stranger = positionals.find(name => !parts.some(part => part.name === name))
  if (stranger !== undefined) return `There is no part '${stranger}' to run; the parts are: ${names()}`
  const slice = Number(values.ms)
  const rounds = Number(values.rounds)
  if (!(slice > 0)) return `--ms is the CPU time of a slice in milliseconds, more than 0: '${values.ms}' cannot be it`
  if (!Number.isInteger(rounds) || rounds < 1) return `--rounds is a whole number from 1 up: '${values.rounds}' is not`
  const { beside } = values
  if (beside !== undefined && !isCommit(beside))
    return `--beside is an earlier commit, such as HEAD~1: '${beside}' is none`
  return {
    parts:
      positionals.length === 0
        ? parts.filter(part => part.isLong !== true)
        : parts.filter(part => positionals.includes(part.name)),
    json: values.json,
    beside,
    pace: { slice, rounds },
  }
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        beside: { type: 'string' },
        ms: { type: 'string', default: '50' },
        rounds: { type: 'string', default: '40' },
      },
    })
  } catch (error) {
    const problem = error instanceof Error ? error.message.split('. ')[0] : String(error)
    return `${problem}; npm run bench -- [${names()}] [--json] [--beside COMMIT] [--ms 50] [--rounds 40]`
  }
}

function names(): string {
  return parts.map(part => part.name).join(', ')
}

// Stands in for Vitest when rules are broken by the thousand: it collects the tests of many files, to be run again and
// again without loading them anew. What they expect is said with Vitest's own `expect`.
import { vi as real } from 'vitest'

export { expect, assert, expectTypeOf } from 'vitest'

/** A test of a game, ready to be run. */
export type Collected = { run(): Promise<void> }

type Body = (...given: unknown[]) => unknown

/** By name; a name that comes again has its number after it. */
export const collected = new Map<string, Collected>()
/** What must be done before the next test: `beforeAll` of a file. */
let before: Body[] = []
let path: readonly string[] = []

export const describe = Object.assign(group, {
  each: (rows: readonly unknown[]) => (name: string, body: Body) => {
    for (const [i, row] of rows.entries()) group(`${name} ${i}`, () => body(...spread(row)))
  },
})

export const test = Object.assign(add, {
  each:
    (rows: readonly unknown[]) =>
    (name: string, ...rest: unknown[]) => {
      const body = rest.find(part => typeof part === 'function') as Body
      for (const [i, row] of rows.entries()) add(`${name} ${i}`, () => body(...spread(row)))
    },
})

export const it = test

export function beforeAll(body: Body): void {
  before.push(body)
}

export function afterAll(): void {}

export const vi = new Proxy(real, {
  // How long a test may take is decided by whoever runs it here.
  get: (target, name) => (name === 'setConfig' ? () => {} : Reflect.get(target, name)),
})

/** The tests of one file. */
export async function collect(file: string, load: () => Promise<unknown>): Promise<void> {
  path = [file]
  before = []
  await load()
}

function group(name: string, body: Body): void {
  const outside = path
  path = [...path, name]
  body()
  path = outside
}

function add(name: string, ...rest: unknown[]): void {
  const body = rest.find(part => typeof part === 'function') as Body
  const first = before
  const title = [...path, name].join(' > ')
  let twin = 1
  while (collected.has(twin === 1 ? title : `${title} ${twin}`)) twin += 1
  collected.set(twin === 1 ? title : `${title} ${twin}`, {
    async run() {
      for (const prepare of first.splice(0)) await prepare()
      await body({})
    },
  })
}

function spread(row: unknown): unknown[] {
  return Array.isArray(row) ? row : [row]
}

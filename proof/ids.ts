import { readFileSync } from 'node:fs'

/** The ids of a rulebook, found without reading the rest of it: tests that run for every mutant ask for them. */
export function ruleIds(rulebook: URL): ReadonlySet<string> {
  const lines = readFileSync(rulebook, 'utf8').matchAll(/^ *- id: (\S+)$/gm)
  return new Set(Array.from(lines, ([, id]) => id!))
}

import { fileURLToPath } from 'node:url'

const ENTRY = fileURLToPath(new URL('../src/main.tsx', import.meta.url))

interface Known {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * What the first page needs goes into one file. Left alone, the bundler cuts it into one for each set of pages that share
 * something, and a phone pays a request for each.
 */
export function firstPage(): { debugName: string; name: (id: string, known: Known) => string | null } {
  let needed: Set<string> | undefined
  return {
    debugName: 'first page',
    name(id, known) {
      needed ??= reach(ENTRY, known, new Set())
      return needed.has(id) ? 'hall' : null
    },
  }
}

function reach(id: string, known: Known, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of known.getModuleInfo(id)?.importedIds ?? []) reach(next, known, seen)
  return seen
}

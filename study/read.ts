import { type Change, changed, MOST } from './change.ts'
import type { Branch, Chapter, Note, Place, Study, Writer } from './study.ts'

/** A study in what came from outside; undefined if it is none. Whether its moves can be played is for the rules to say. */
export function readStudy(given: unknown): Study | undefined {
  if (!isStudy(given)) return undefined
  // Put together anew, part by part: what stands on something that is not there falls out as it would in a living one.
  let study: Study = { name: given.name, chapters: [], writers: [] }
  const take = (change: Change): boolean => {
    const after = changed(study, change)
    if ('refused' in after) return false
    study = after
    return true
  }
  const isWhole = given.chapters.every(
    ({ branches, notes, ...chapter }) =>
      take({ do: 'add', chapter: { ...chapter, branches: [], notes: [] } }) &&
      branches.every(branch => take({ do: 'branch', chapter: chapter.id, branch })) &&
      notes.every(note => take({ do: 'say', chapter: chapter.id, note })),
  )
  return isWhole ? study : undefined
}

/** A change in what came from outside; undefined if it is none. */
export function readChange(given: unknown): Change | undefined {
  return isChange(given) ? given : undefined
}

type Shape<T> = (given: unknown) => given is T
type Of<S> = { [K in keyof S]: S[K] extends Shape<infer T> ? T : never }

/** Exactly these fields; those whose shape takes `undefined` may be left out. */
function fields<S extends Record<string, Shape<unknown>>>(shapes: S) {
  return (given: unknown): given is Of<S> =>
    typeof given === 'object' &&
    given !== null &&
    Object.keys(given).every(name => Object.hasOwn(shapes, name)) &&
    Object.entries(shapes).every(([name, is]) => is(Reflect.get(given, name)))
}

function list<T>(is: Shape<T>, most: number) {
  return (given: unknown): given is T[] => Array.isArray(given) && given.length <= most && given.every(is)
}

function maybe<T>(is: Shape<T>) {
  return (given: unknown): given is T | undefined => given === undefined || is(given)
}

function either<T>(...shapes: readonly Shape<T>[]) {
  return (given: unknown): given is T => shapes.some(is => is(given))
}

function word<W extends string>(what: W) {
  return (given: unknown): given is W => given === what
}

/** Printed text: nothing in it does something to the line that it stands in (control, direction), and something is seen. */
function text(most: number, of = /^[^\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+$/u) {
  return (given: unknown): given is string =>
    typeof given === 'string' && given.length <= most && of.test(given) && SEEN.test(given) && given.isWellFormed()
}

/** Anything but spaces, marks without a letter, and what has no width, also letters that have none. */
const SEEN = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800\s]/u

/** Who has signed something; someone who is gone has no name. */
function nobody(given: unknown): given is '' {
  return given === ''
}

function whole(least: number, most: number) {
  return (given: unknown): given is number => Number.isInteger(given) && Number(given) >= least && Number(given) <= most
}

function anything(given: unknown): given is unknown {
  return given !== undefined
}

const isName = text(80)
const isSigned = either<string>(isName, nobody)
const isText = text(2000, /^(?:\n|[^\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069])+$/u)
const isId = text(12, /^[a-z0-9]+$/)
const isPerson = text(40, /^[\w-]+$/)
const isSeed = text(64, /^[0-9a-f]{64}$/)
const isSeat = whole(-2, 15)
const isPosition = whole(0, 100_000)
const isTime = (given: unknown): given is number => typeof given === 'number' && given >= 0 && given < 1e13
const isPlace: Shape<Place> = fields({ branch: maybe(isId), position: isPosition }) as Shape<Place>
const isLate = fields({ seat: isSeat, ask: whole(1, 1e9), late: (given): given is true => given === true, at: isTime })
const isMove = fields({ seat: isSeat, ask: whole(1, 1e9), move: anything, at: isTime, sent: maybe(anything) })
const isEntry = either<Branch['log'][number]>(isMove as Shape<never>, isLate)
const isBranch = fields({
  id: isId,
  name: isName,
  by: isSigned,
  from: isPlace,
  anew: maybe(whole(0, 15)),
  seed: isSeed,
  log: list(isEntry, MOST.moves),
}) as Shape<Branch>
const isNote: Shape<Note> = fields({ id: isId, by: isSigned, at: isPlace, text: isText })
const isRecord = fields({
  game: text(40, /^[a-z0-9-]+$/),
  wish: (given): given is object => typeof given === 'object' && given !== null,
  seed: isSeed,
  log: list(isEntry, 20_000),
  from: maybe((given): given is object => typeof given === 'object' && given !== null),
})
const isChapter = fields({
  id: isId,
  name: isName,
  record: isRecord,
  seats: list(isName, 16),
  branches: list(isBranch, MOST.branches),
  notes: list(isNote, MOST.notes),
}) as unknown as Shape<Chapter>
const isWriter: Shape<Writer> = fields({ person: isPerson, name: isName })
const isStudy = fields({
  name: isName,
  chapters: list(isChapter, MOST.chapters),
  writers: list(isWriter, MOST.writers),
}) as Shape<Study>

const isChange = either<Change>(
  ...([
    fields({ do: word('name'), name: isName }),
    fields({ do: word('admit'), writer: isWriter }),
    fields({ do: word('dismiss'), person: isPerson }),
    fields({ do: word('add'), chapter: isChapter }),
    fields({ do: word('nameChapter'), chapter: isId, name: isName }),
    fields({ do: word('drop'), chapter: isId }),
    fields({ do: word('branch'), chapter: isId, branch: isBranch }),
    fields({ do: word('play'), chapter: isId, branch: isId, at: isPosition, entry: isEntry }),
    fields({ do: word('nameBranch'), chapter: isId, branch: isId, name: isName }),
    fields({ do: word('cut'), chapter: isId, branch: isId, at: isPosition }),
    fields({ do: word('dropBranch'), chapter: isId, branch: isId }),
    fields({ do: word('say'), chapter: isId, note: isNote }),
    fields({ do: word('unsay'), chapter: isId, note: isId }),
  ] as unknown as Shape<Change>[]),
)

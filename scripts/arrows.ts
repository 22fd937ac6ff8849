import { dirname, join, relative } from 'node:path/posix'

/**
 * Arrows between rooms point one way: a lint rule. What stands in front may import what stands behind it and itself. A
 * room that is not listed may import whatever it likes: tests, benchmarks and tools look at everything.
 */
const HOUSE: Record<string, readonly string[]> = {
  kernel: [],
  grammar: [],
  recogniser: ['kernel'],
  look: ['kernel', 'grammar'],
  games: ['kernel', 'a game'],
  bots: ['kernel', 'a game'],
  table: ['kernel'],
  club: [],
  study: ['kernel', 'bots'],
  server: ['kernel', 'games', 'bots', 'table', 'club'],
  lab: ['kernel', 'grammar', 'games', 'bots'],
  learn: ['kernel', 'games', 'bots', 'lab'],
  web: ['kernel', 'grammar', 'recogniser', 'look', 'games', 'a game', 'bots', 'table', 'club', 'study'],
}

/** Inside a game: what it is, then what is thought of it, then what is said of it, then what is shown. */
const GAME: Record<string, readonly string[]> = {
  content: ['kernel', 'rules'],
  rules: ['kernel', 'content', 'deduction'],
  deduction: ['kernel', 'content', 'rules'],
  physics: ['kernel', 'content', 'rules'],
  arrange: ['kernel', 'content', 'rules', 'physics'],
  bot: ['kernel', 'content', 'rules', 'deduction'],
  messages: ['kernel', 'grammar', 'content', 'rules', 'bot'],
  words: ['kernel', 'grammar', 'look', 'content', 'rules', 'bot'],
  examples: ['kernel', 'look', 'content', 'rules', 'arrange'],
  book: ['look'],
  tutorial: ['kernel', 'grammar', 'look', 'content', 'rules', 'arrange', 'messages'],
  puzzles: ['kernel', 'grammar', 'study', 'content', 'rules', 'messages', 'bot', 'deduction'],
  editor: ['kernel', 'grammar', 'look', 'content', 'rules', 'arrange', 'messages', 'words'],
  manifest: ['look'],
  pages: [
    'kernel',
    'grammar',
    'recogniser',
    'look',
    'content',
    'rules',
    'deduction',
    'companion',
    'arrange',
    'ui',
    'index',
  ],
}

/** Nobody in a game's folder may import these, whatever the room. */
const BEHIND_GAMES = ['games', 'a game', 'table', 'server', 'web']

/** Why a file may not import what it does; undefined if it may. Paths count from the root of the house. */
export function wrongWay(file: string, imported: string): string | undefined {
  if (/(^|\/)test\/|\.test\.tsx?$/.test(file)) return undefined
  const from = roomOf(file)
  const to = imported.startsWith('.') ? roomOf(join(dirname(file), imported)) : packageRoom(imported)
  if (to === undefined || (from.room === to.room && from.game === to.game)) return undefined
  const target = to.game === undefined || to.game === from.game ? to.room : 'a game'
  const allowed = from.game === undefined ? HOUSE[from.room] : GAME[from.room]
  const isFine =
    allowed === undefined ? from.game === undefined || !BEHIND_GAMES.includes(target) : allowed.includes(target)
  return isFine ? undefined : `${from.room} must not import ${target}: arrows between rooms point one way`
}

interface Room {
  room: string
  game?: string
}

function roomOf(path: string): Room {
  const [top = '', game = '', room] = path.split('/')
  return top === 'games' && room !== undefined ? { game, room: room.replace(/\.tsx?$/, '') } : { room: top }
}

function packageRoom(name: string): Room | undefined {
  const [scope, room = ''] = name.split('/')
  if (scope !== '@runatal') return undefined
  return { room: room === 'games' || room in HOUSE || OUTSIDE.includes(room) ? room : 'a game' }
}

/** Rooms that look at everything, and at which nobody looks. */
const OUTSIDE = ['bench', 'proof', 'e2e']

interface Importing {
  source: { type: string; value?: unknown } | null
}

interface Context {
  cwd: string
  filename: string
  report(found: { message: string; node: object }): void
}

function arrows({ cwd, filename, report }: Context) {
  const file = relative(cwd, filename.replaceAll('\\', '/'))
  const check = (node: Importing) => {
    if (typeof node.source?.value !== 'string') return
    const message = wrongWay(file, node.source.value)
    if (message !== undefined) report({ message, node })
  }
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  }
}

export default { meta: { name: 'house' }, rules: { arrows: { create: (context: Context) => arrows(context) } } }

import { FIRST_GAME, OWN_PAGES } from './games.ts'
import type { Spot } from './whatif/door.ts'

/** Every address of the hall. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'lobby' }
  | { page: 'mine' }
  /** The deal of the day: of one game, or of whichever comes first. */
  | { page: 'daily'; game: string | undefined }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; at: number | undefined }
  /** The same, with each decision judged. */
  | { page: 'study'; table: string; at: number | undefined }
  /** What would have come of other moves: a study, and the place in it. */
  | { page: 'what-if'; study: string; at: Spot | undefined }
  | { page: 'studies' }
  | { page: 'rules'; game: string; rule: string | undefined }
  /** A chapter of its rulebook, or another leaf of it; with the rule that is looked for in it. */
  | { page: 'leaf'; game: string; leaf: string; rule: string | undefined }
  /** An example of a rule, on the board. */
  | { page: 'show'; game: string; rule: string; example: string }
  | { page: 'learn'; game: string }
  /** A position put together by hand: what follows # in the address is the position. */
  | { page: 'editor'; game: string }
  /** The puzzles of a game, or of all; and those of a theme, solved one after the other. */
  | { page: 'puzzles'; game: string | undefined }
  | { page: 'puzzle'; game: string; of: string }
  | { page: 'settings' }
  | { page: 'me' }
  | { page: 'credits' }
  | { page: 'signs' }
  /** A game's own page, by its address and what follows it. */
  | { page: 'own'; of: string; room: string | undefined }
  | { page: 'become-me'; token: string }
  /** Where a letter leads that asks whether its address is mine. */
  | { page: 'mail'; token: string }
  | { page: 'person'; name: string }
  | { page: 'ladder'; game: string }
  | { page: 'moderation' }
  | { page: 'events' }
  | { page: 'new-event' }
  | { page: 'event'; event: string }
  | { page: 'lost'; path: string }

/** Which page an address means. */
export function readRoute(path: string): Route {
  const [first = '', second, third, fourth, ...rest] = path.split('/').slice(1).map(decode)
  const only = second === undefined || (second === '' && third === undefined)
  if (rest.length === 0) {
    if (first === '' && only) return { page: 'home' }
    if (first === 'new' && third === undefined) return { page: 'new', game: second || FIRST_GAME }
    if (first === 't' && second) {
      if (third === undefined) return { page: 'table', table: second }
      if ((third === 'replay' || third === 'study') && (fourth === undefined || /^\d{1,6}$/.test(fourth)))
        return { page: third, table: second, at: fourth === undefined ? undefined : Number(fourth) }
    }
    if (first === 'rules' && second && third && LEAF.test(third))
      return { page: 'leaf', game: second, leaf: third, rule: fourth || undefined }
    if (first === 'study') {
      if (!second) return { page: 'studies' }
      const at = third === undefined ? undefined : spotOf(third)
      if (fourth === undefined && (third === undefined || at !== undefined))
        return { page: 'what-if', study: second, at }
    }
    if (first === 'rules' && second && third && fourth)
      return { page: 'show', game: second, rule: third, example: fourth }
    if (first === 'rules' && !fourth) return { page: 'rules', game: second || FIRST_GAME, rule: third || undefined }
    if (first === 'link' && second && third === undefined) return { page: 'become-me', token: second }
    if (first === 'mail' && second && third === undefined) return { page: 'mail', token: second }
    if (first === 'daily' && third === undefined) return { page: 'daily', game: second || undefined }
    if (first === 'learn' && third === undefined) return { page: 'learn', game: second || FIRST_GAME }
    if (first === 'puzzles' && fourth === undefined)
      return second && third
        ? { page: 'puzzle', game: second, of: third }
        : { page: 'puzzles', game: second || undefined }
    if (first === 'editor' && third === undefined) return { page: 'editor', game: second || FIRST_GAME }
    if (first === 'p' && second && third === undefined) return { page: 'person', name: second }
    if (first === 'ladder' && third === undefined) return { page: 'ladder', game: second || FIRST_GAME }
    if (first === 'tournament' && third === undefined) {
      if (!second) return { page: 'events' }
      return second === 'new' ? { page: 'new-event' } : { page: 'event', event: second }
    }
    const own = OWN_PAGES.get(first)
    if (own !== undefined && third === undefined && (only || own.rooms?.includes(second) !== false))
      return { page: 'own', of: first, room: second || undefined }
    if (only) {
      const plain = PLAIN.find(page => page === first)
      if (plain !== undefined) return { page: plain }
    }
  }
  return { page: 'lost', path }
}

/** The address of a page. */
export function pathTo(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/'
    case 'new':
      return `/new/${route.game}`
    case 'table':
      return `/t/${route.table}`
    case 'replay':
    case 'study':
      return `/t/${route.table}/${route.page}${route.at === undefined ? '' : `/${route.at}`}`
    case 'what-if':
      return `/study/${route.study}${route.at === undefined ? '' : `/${codeOf(route.at)}`}`
    case 'studies':
      return '/study'
    case 'rules':
      return `/rules/${route.game}${route.rule === undefined ? '' : `/${route.rule}`}`
    case 'leaf':
      return `/rules/${route.game}/${route.leaf}${route.rule === undefined ? '' : `/${route.rule}`}`
    case 'daily':
      return route.game === undefined ? '/daily' : `/daily/${route.game}`
    case 'show':
      return `/rules/${route.game}/${route.rule}/${route.example}`
    case 'learn':
      return `/learn/${route.game}`
    case 'puzzles':
      return route.game === undefined ? '/puzzles' : `/puzzles/${route.game}`
    case 'puzzle':
      return `/puzzles/${route.game}/${route.of}`
    case 'editor':
      return `/editor/${route.game}`
    case 'own':
      return route.room === undefined ? `/${route.of}` : `/${route.of}/${encodeURIComponent(route.room)}`
    case 'become-me':
      return `/link/${route.token}`
    case 'mail':
      return `/mail/${route.token}`
    case 'person':
      return `/p/${encodeURIComponent(route.name)}`
    case 'ladder':
      return `/ladder/${route.game}`
    case 'events':
      return '/tournament'
    case 'new-event':
      return '/tournament/new'
    case 'event':
      return `/tournament/${route.event}`
    case 'lost':
      return route.path
    case 'lobby':
    case 'mine':
    case 'settings':
    case 'me':
    case 'credits':
    case 'signs':
    case 'moderation':
      return `/${route.page}`
  }
}

/** Rules are called by numbers, chapters by words. */
const LEAF = /^[a-z]+(-[a-z]+)*$/
/** A place in a study as a part of its address: chapter, branch where it is in one, and position. */
function codeOf({ chapter, branch, position }: Spot): string {
  return [chapter, ...(branch === undefined ? [] : [branch]), position].join('.')
}

function spotOf(code: string): Spot | undefined {
  const [, chapter = '', branch, position] = /^([a-z0-9]{1,12})(?:\.([a-z0-9]{1,12}))?\.(\d{1,6})$/.exec(code) ?? []
  if (position === undefined) return undefined
  return { chapter, ...(branch !== undefined && { branch }), position: Number(position) }
}

const PLAIN = ['lobby', 'mine', 'settings', 'me', 'credits', 'signs', 'moderation'] as const

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

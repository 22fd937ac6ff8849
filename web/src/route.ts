import { FIRST_GAME, OWN_PAGES } from './games.ts'

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
  | { page: 'rules'; game: string; rule: string | undefined }
  /** An example of a rule, on the board. */
  | { page: 'show'; game: string; rule: string; example: string }
  | { page: 'learn'; game: string }
  /** A position put together by hand: what follows # in the address is the position. */
  | { page: 'editor'; game: string }
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
    if (first === 'rules' && second && third && fourth)
      return { page: 'show', game: second, rule: third, example: fourth }
    if (first === 'rules' && !fourth) return { page: 'rules', game: second || FIRST_GAME, rule: third || undefined }
    if (first === 'link' && second && third === undefined) return { page: 'become-me', token: second }
    if (first === 'mail' && second && third === undefined) return { page: 'mail', token: second }
    if (first === 'daily' && third === undefined) return { page: 'daily', game: second || undefined }
    if (first === 'learn' && third === undefined) return { page: 'learn', game: second || FIRST_GAME }
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
    case 'rules':
      return `/rules/${route.game}${route.rule === undefined ? '' : `/${route.rule}`}`
    case 'daily':
      return route.game === undefined ? '/daily' : `/daily/${route.game}`
    case 'show':
      return `/rules/${route.game}/${route.rule}/${route.example}`
    case 'learn':
      return `/learn/${route.game}`
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

const PLAIN = ['lobby', 'mine', 'settings', 'me', 'credits', 'signs', 'moderation'] as const

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

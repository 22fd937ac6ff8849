import { pathTo, readRoute, type Route } from './route.ts'
import { Store, useWatched } from '@runatal/look/store.ts'

const here = new Store<Route>(readRoute(location.pathname))

addEventListener('popstate', () => here.set(readRoute(location.pathname)))

/** The game that one came from, for as long as one reads. */
const left = new Store<Route | undefined>(undefined)

const IN_A_GAME: readonly Route['page'][] = ['table', 'replay', 'study', 'learn']
const READING: readonly Route['page'][] = ['rules', 'leaf', 'show']

/** Goes to a page, as a click on its link would. */
export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  const path = pathTo(route)
  if (how === 'replace') history.replaceState(undefined, '', path)
  else if (path !== location.pathname) history.pushState(undefined, '', path)
  const from = here.get()
  if (!READING.includes(route.page)) left.set(undefined)
  else if (IN_A_GAME.includes(from.page)) left.set(from)
  here.set(route)
}

export function useRoute(): Route {
  return useWatched(here)
}

/** Where to go back to from the rulebook, if one came from a game. */
export function useLeft(): Route | undefined {
  return useWatched(left)
}

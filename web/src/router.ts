import { pathTo, readRoute, type Route } from './route.ts'
import { Store, useWatched } from '@runatal/look/store.ts'

const here = new Store<Route>(readRoute(location.pathname))

addEventListener('popstate', () => here.set(readRoute(location.pathname)))

/** Goes to a page, as a click on its link would. */
export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  const path = pathTo(route)
  if (how === 'replace') history.replaceState(undefined, '', path)
  else if (path !== location.pathname) history.pushState(undefined, '', path)
  here.set(route)
}

export function useRoute(): Route {
  return useWatched(here)
}

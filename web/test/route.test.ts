import { describe, expect, it } from 'vitest'
import { pathTo, readRoute, type Route } from '../src/route.ts'

const ROUTES: Route[] = [
  { page: 'home' },
  { page: 'new', game: 'rauha' },
  { page: 'lobby' },
  { page: 'mine' },
  { page: 'table', table: 'local-1a2b' },
  { page: 'replay', table: 'k7', at: 42 },
  { page: 'replay', table: 'k7', at: undefined },
  { page: 'rules', game: 'rok', rule: 'ROK-119' },
  { page: 'show', game: 'rok', rule: 'ROK-119', example: 'a-pair' },
  { page: 'rules', game: 'rok', rule: undefined },
  { page: 'leaf', game: 'rok', leaf: 'grabbing', rule: undefined },
  { page: 'leaf', game: 'rok', leaf: 'grabbing', rule: 'ROK-119' },
  { page: 'learn', game: 'rauha' },
  { page: 'settings' },
  { page: 'me' },
  { page: 'credits' },
  { page: 'become-me', token: 'k7_-x' },
  { page: 'mail', token: 'k7_-x' },
  { page: 'signs' },
  { page: 'studies' },
  { page: 'what-if', study: 'local-1a2b', at: undefined },
  { page: 'what-if', study: 'k7', at: { chapter: 'c1', position: 4 } },
  { page: 'what-if', study: 'k7', at: { chapter: 'c1', branch: 'b2', position: 12 } },
  { page: 'own', of: 'companion', room: undefined },
  { page: 'own', of: 'companion', room: 'print' },
  { page: 'own', of: 'decks', room: 'CH01~W1.W2~BL01*3' },
]

describe('addresses', () => {
  it.each(ROUTES.map(route => [pathTo(route), route] as const))('%s is read back', (path, route) => {
    expect(readRoute(path)).toEqual(route)
  })

  it('a slash at the end changes nothing', () => {
    expect(readRoute('/settings/')).toEqual({ page: 'settings' })
  })

  it.each([
    '/nowhere',
    '/t',
    '/t/k7/replay/x',
    '/t/k7/board',
    '/settings/more',
    '/study/k7/c1',
    '/study/k7/c1.b2.4/more',
    '/companion/cellar',
    '/rules/rok/ROK-1/2/3',
  ])('%s is no page', path => {
    expect(readRoute(path)).toEqual({ page: 'lost', path })
  })

  it('a broken escape is no reason to break', () => {
    expect(readRoute('/t/%E0%A4%A')).toEqual({ page: 'table', table: '%E0%A4%A' })
  })
})

import { checkSpots } from '@runatal/look/conform/spots.tsx'
import { asksOf } from '@runatal/look/asks.ts'
import { sight } from '@runatal/look/conform/sight.tsx'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { arrange } from '../../index.ts'
import { tutorial } from '../../tutorial/index.ts'
import { Board } from '../Board.tsx'

describe.each(['en', 'fr'] as const)('the board, in %s', language => {
  it('draws every square, every piece, and a button for each piece that can move', () => {
    const { match } = arrange()
    const asks = asksOf(match, 0)
    const html = renderToString(sight(Board, { state: match.view(0), me: 0, asks, language }))
    expect(html.match(/data-square=/g)).toHaveLength(49)
    expect(html.match(/bra-figure/g)).toHaveLength(13)
    const movable = new Set(asks.flatMap(({ options }) => options.map(({ from }) => from)))
    expect(html.match(/<button/g)).toHaveLength(movable.size)
    expect(html).toContain(language === 'en' ? 'd4, throne, king' : 'd4, trône, roi')
  })

  it('offers nothing to who is not asked', () => {
    const { match } = arrange()
    const html = renderToString(sight(Board, { state: match.view(1), me: 1, asks: asksOf(match, 1), language }))
    expect(html).not.toContain('<button')
  })
})

checkSpots(tutorial, Board)

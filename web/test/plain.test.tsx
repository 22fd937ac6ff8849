import { anyGame, Match, newSeed } from '@runatal/kernel'
import { rok } from '@runatal/rok'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { plainUi } from '../src/table/plain.tsx'
import { plainWords, told } from '../src/table/plain-words.ts'

/** A game whose own board and words are left out: it can be played all the same. */
function table() {
  const match = Match.start(anyGame(rok), { seats: 2, table: { variant: 'calm' } }, newSeed())
  if ('refused' in match) throw new Error(match.text)
  return match
}

it.each(['en', 'fr'] as const)('every legal move is a button, and what lies on the table is told, in %s', language => {
  const match = table()
  const seat = match.state.asks[0]?.seat ?? 0
  const asks = match.state.asks
    .filter(ask => ask.seat === seat)
    .map(ask => ({ id: ask.id, kind: ask.kind, must: ask.must, options: match.options(ask), barred: [] }))
  const { Board } = plainUi()
  const page = renderToStaticMarkup(
    <Board
      state={match.view(seat)}
      me={seat}
      asks={asks}
      waitingFor={[seat]}
      events={[]}
      version={1}
      seats={[]}
      language={language}
      still
      frozen={false}
      actions={null}
      play={() => undefined}
      showRule={() => undefined}
    />,
  )
  expect(page.match(/<button/g)).toHaveLength(asks.flatMap(({ options }) => options).length)
  expect(page).toContain('<dt>loot</dt>')
  expect(page).not.toContain('agenda')
  expect(page).not.toContain('NaN')
})

it('names of the rules are taken apart', () => {
  const say = plainWords.en
  expect(say.ask('takeMatches', {} as never, 0)).toBe('Take matches')
  expect(say.move({ do: 'take', matches: [1, 2] }, {} as never, 0)).toBe('Take, matches 1, 2')
  expect(say.event({ type: 'turn.began', seat: 0 } as never, () => 'Ann')).toBe('Ann: turn began')
  expect(told({ from: { row: 1 } })).toBe('from row 1')
})

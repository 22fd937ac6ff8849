import { expect, test } from 'vitest'
import { withRows } from './faults/page.ts'

const PAGE = `| fault | times | games finished | acknowledged | views compared | problems | away | when |
| ----- | ----: | -------------- | -----------: | -------------: | -------: | ---- | ---- |
| \`kill\` | 100 | 28 of 28 | 4112 | 12595 | 0 | 1 / 2 ms | then |
| \`news\` | 15 | 29 of 29 | 4265 | 10963 | 0 | 0 / 0 ms | then |

| attack | store | what | measured | at most | when |
| ------ | ----- | ---- | -------: | ------: | ---- |
| \`pairing\` | SQLite | seats too many, of 112 after 12 kills | 0 | 0 | then |
| \`undo\` | SQLite | others are held up (ms) | 80 | 500 | then |
`
const kill = (acknowledged: number) => `| \`kill\` | 9 | 9 of 9 | ${acknowledged} | 1 | 0 | 1 / 2 ms | now |`
const pairing = (kills: number) => `| \`pairing\` | SQLite | seats too many, of 9 after ${kills} kills | 0 | 0 | now |`

test('a run that tried less leaves the page as it is', () => {
  expect(withRows(PAGE, 'kill', [kill(4111)])).toBeUndefined()
  expect(withRows(PAGE, 'pairing', [pairing(2)])).toBeUndefined()
})

test('a run that tried as much or more takes the place of the older one, in its own table', () => {
  const [faults, attacks] = withRows(PAGE, 'kill', [kill(4112)])!.split('\n\n')
  expect(faults!.split('\n').slice(2)).toEqual([expect.stringContaining('`news`'), kill(4112)])
  expect(attacks).toBe(PAGE.split('\n\n')[1])
  const after = withRows(PAGE, 'pairing', [pairing(13), pairing(13)])!.split('\n\n')[1]!
  expect(after.match(/`pairing`/g)).toHaveLength(2)
  expect(after).not.toContain('after 12 kills')
  expect(after).toContain('`undo`')
})

test('what is measured and not counted is measured anew', () => {
  const row = '| `undo` | SQLite | others are held up (ms) | 90 | 500 | now |'
  const after = withRows(PAGE, 'undo', [row])!
  expect(after).toContain(row)
  expect(after).not.toContain('| 80 |')
})

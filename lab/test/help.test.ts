import { expect, test } from 'vitest'
import { help, list } from '../help.ts'

test('help names every option', () => {
  for (const option of ['--seats', '--bots', '--games', '--seed', '--sprt', '--workers', '--out', '--replay'])
    expect(help()).toContain(option)
})

test('the list has the games with their own options, and the bots', async () => {
  const listed = await list()
  expect(listed).toMatch(/rauha +2 to 5 seats\n +--side +A, B \(A\)/)
  expect(listed).toContain('ismcts:200')
})

import { whileIdle } from '@runatal/look/idle.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('does one thing at a time, in their order, each asked for only when it is its turn', async () => {
  const seen: string[] = []
  function* things() {
    for (const name of ['a', 'b', 'c']) {
      seen.push(`asked ${name}`)
      yield () => void seen.push(name)
    }
  }
  whileIdle(things())
  expect(seen).toEqual([])
  await vi.advanceTimersToNextTimerAsync()
  expect(seen).toEqual(['asked a', 'a'])
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['asked a', 'a', 'asked b', 'b', 'asked c', 'c'])
})

it('leaves the rest when told to', async () => {
  const seen: string[] = []
  const leave = whileIdle([() => void seen.push('a'), () => void seen.push('b')])
  await vi.advanceTimersToNextTimerAsync()
  leave()
  await vi.runAllTimersAsync()
  expect(seen).toEqual(['a'])
})

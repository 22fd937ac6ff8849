import { expect, test } from 'vitest'
import { bar, duration, Progress, sentence } from '../progress.ts'

const standing = { done: 250, total: 1000, playedNow: 150, seconds: 30 }

test('tells how many games, how fast, and how long it still takes', () => {
  expect(sentence(standing)).toBe('250 of 1000 games · 5 games/s · 2 min 30 s left')
})

test('speed counts only what was played in this sitting, and says nothing of the time left before that', () => {
  expect(sentence({ ...standing, playedNow: 0 })).toBe('250 of 1000 games · 0 games/s')
  expect(sentence({ ...standing, playedNow: 123456, seconds: 10, done: 1000 })).toContain('12346 games/s')
  expect(sentence({ ...standing, playedNow: 100, seconds: 10 })).toContain(' 10 games/s')
})

test('a bar is as full as the run, and never wider than the terminal', () => {
  expect(bar(standing, 100)).toMatch(/^▕█{10}░{30}▏ 250 of/)
  for (const columns of [20, 60, 80, 200]) expect(bar(standing, columns).length).toBeLessThan(columns)
})

test('on a terminal one line is redrawn; elsewhere a line comes now and then', () => {
  expect(shown(true)).not.toContain('\n')
  expect(shown(true).endsWith('\r\u001B[2K')).toBe(true)
  expect(shown(false).trimEnd().split('\n')).toHaveLength(3)
})

test('durations are read at a glance', () => {
  expect([0.2, 59, 61, 3600 * 2 + 300].map(duration)).toEqual(['1 s', '59 s', '1 min 1 s', '2 h 5 min'])
})

/** All that is written in half a minute. */
function shown(isTTY: boolean): string {
  let text = ''
  const progress = new Progress({ isTTY, columns: 80, write: more => (text += more) })
  for (let seconds = 0; seconds <= 30; seconds++) progress.show({ ...standing, seconds })
  progress.clear()
  return text
}

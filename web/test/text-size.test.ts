import { expect, test } from 'vitest'
import { scaled } from '../build/text-size.ts'

test('every size of text in pixels is a share of what the reader set, and nothing else changes', () => {
  expect(scaled('.a { font-size: 13px; padding: 13px }')).toBe(
    '.a { font-size: calc(13px * var(--text, 1)); padding: 13px }',
  )
  expect(scaled('.a{font-size:clamp(12px, 2vw, 16px)}')).toBe(
    '.a{font-size: calc(clamp(12px, 2vw, 16px) * var(--text, 1))}',
  )
  expect(scaled('.a { font: 600 18px/1.25 var(--book) }')).toBe(
    '.a { font: 600 calc(18px * var(--text, 1))/1.25 var(--book) }',
  )
  expect(scaled('.a { font:\n    600 13px/19px ui-monospace,\n    monospace; }')).toBe(
    '.a { font:\n    600 calc(13px * var(--text, 1))/calc(19px * var(--text, 1)) ui-monospace,\n    monospace; }',
  )
  const fitted =
    '.a { font-size: 1.2em } .b { font-size: clamp(9px, 6cqw, 14px) } .c { --font: 12px } @media (width < 20px) {}'
  expect(scaled(fitted)).toBe(fitted)
})

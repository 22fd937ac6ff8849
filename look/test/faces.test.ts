import { person } from '@runatal/grammar/en'
import { expect, test } from 'vitest'
import { facesOf } from '../faces.ts'

const FACES = [
  { seat: 1, name: 'Tom', who: 'person', here: true, clock: '1:00' },
  { seat: 0, name: 'Maëlle', who: 'bot', here: true },
] as const

test('seats are called by name, and the reader is spoken to', () => {
  const { name, called, clock } = facesOf(FACES, 1)
  expect([0, 1].map(name)).toEqual(['Maëlle', 'Tom'])
  expect([0, 1].map(seat => person(called(seat)).does('wins', 'win'))).toEqual(['Maëlle wins', 'you win'])
  expect([0, 1].map(clock)).toEqual([undefined, '1:00'])
})

test('a seat without a face is called by its number, counted from one', () => {
  expect(facesOf(FACES, 0).name(2)).toBe('3')
})

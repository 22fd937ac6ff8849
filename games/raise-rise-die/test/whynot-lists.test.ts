import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { duel } from './duel.ts'
import { ownCard, packOf } from './own-cards.ts'

/** All that cannot be done, at once and in order: what a board dims, with the rule for each. */

const blow = ownCard('BLOW', { type: 'assault', cost: 2, slots: ['high', 'low'] })
const rite = ownCard('RITE', { cost: 4, value2: 6, slots: ['body'] })
const wall = ownCard('WALL', { type: 'defence', cost: 2, value2: 6, slots: ['high'] })
const flash = ownCard('FLASH', { type: 'assault', instant: true, cost: 1, slots: ['left'] })
const ward = ownCard('WARD', { type: 'defence', instant: true, value2: 5, cost: 2, slots: ['high'] })
const hiss = ownCard('HISS', { instant: true, slots: ['low'] })
const pack = packOf(blow, rite, wall, flash, ward, hiss)

rule(['RRD-139', 'RRD-145', 'RRD-146', 'RRD-183', 'RRD-265'], 'with the initiative', () => {
  const t = duel({ hand: ['BLOW', 'RITE', 'WALL', 'FLASH'], reserve: 0, hp: 4 }, {}, { pack })
  expect(said(t, 0)).toEqual([
    'play BLOW body RRD-146',
    'play BLOW right RRD-146',
    'play BLOW left RRD-146',
    'play BLOW ! high RRD-255',
    'play BLOW ! low RRD-255',
    'play RITE high RRD-146',
    'play RITE low RRD-146',
    'play RITE right RRD-146',
    'play RITE left RRD-146',
    'play RITE ! body RRD-265',
    'play RITE ! high RRD-265',
    'play RITE ! low RRD-265',
    'play RITE ! right RRD-265',
    'play RITE ! left RRD-265',
    'play WALL high RRD-145',
    'play FLASH left RRD-183',
  ])
  const poor = duel({ hand: ['RITE', 'RITE'], reserve: 1, hp: 9 }, {}, { pack })
  expect(said(poor, 0).filter(line => line.endsWith('139'))).toEqual([
    'play RITE body RRD-139',
    'play RITE ! body RRD-139',
    'play RITE ! high RRD-139',
    'play RITE ! low RRD-139',
    'play RITE ! right RRD-139',
    'play RITE ! left RRD-139',
  ])
})

rule(['RRD-139', 'RRD-145', 'RRD-167', 'RRD-183', 'RRD-255', 'RRD-346'], 'against a card', () => {
  const hand = ['BLOW', 'RITE', 'WALL', 'WARD']
  const against = (slot: 'high' | 'low', more: object = {}) => {
    const t = duel({ hand: ['BLOW'] }, { hand, hp: 9, ...more }, { pack, windows: 'full' })
    t.as(0).play('play', { card: 'BLOW', slots: [slot], transcend: false })
    t.as(1).play('react', { do: 'done' })
    t.as(0).play('react', { do: 'done' })
    return said(t, 1)
  }
  expect(against('high')).toEqual(['counter BLOW RRD-167', 'counter RITE RRD-346', 'counter WARD RRD-183'])
  expect(against('low')).toEqual([
    'counter BLOW RRD-167',
    'counter RITE RRD-346',
    'counter WALL RRD-346',
    'counter WARD RRD-183',
  ])
  expect(against('high', { hp: 2 })).toContain('counter WALL ! RRD-265')
  expect(against('high', { hand: ['WALL'], reserve: 1 })).toEqual(['counter WALL RRD-139', 'counter WALL ! RRD-139'])
})

rule(['RRD-183', 'RRD-195', 'RRD-196', 'RRD-346'], 'in a window, the nearer way first', () => {
  const t = duel({ hand: ['BLOW'] }, { hand: ['WARD', 'FLASH', 'HISS', 'WALL'] }, { pack, windows: 'full' })
  t.as(0).play('play', { card: 'BLOW', slots: ['low'], transcend: false })
  expect(said(t, 1)).toEqual([
    'attach WARD RRD-346',
    'play WARD high RRD-196',
    'play FLASH high RRD-146',
    'play FLASH body RRD-146',
    'play FLASH low RRD-146',
    'play FLASH right RRD-146',
    'play FLASH ! left RRD-255',
    'attach FLASH RRD-167',
    'attach HISS ! RRD-255',
    'play HISS high RRD-146',
    'play HISS body RRD-146',
    'play HISS right RRD-146',
    'play HISS left RRD-146',
    'play HISS ! low RRD-255',
    'attach WALL RRD-183',
    'play WALL high RRD-183',
    'ability RRD-023', // Tolomey without latent potential
  ])
  const before = duel({ hand: ['WARD', 'HISS'] }, {}, { pack, windows: 'full', phase: 'clash' })
  expect(said(before, 0).filter(line => line.startsWith('attach'))).toEqual([
    'attach WARD RRD-195',
    'attach HISS RRD-195',
  ])
})

const said = (t: ReturnType<typeof duel>, seat: 0 | 1) =>
  t.match.barred(t.match.asks(seat)[0]!).map(({ move, rule: id }) => `${shortly(move)} ${id}`)

/** A move in a line: what, which card, `!` for transcended, where. */
function shortly(move: object): string {
  const { do: what, card, transcend, slots, object, slot } = move as Record<string, unknown>
  return [what, card ?? object, transcend === true ? '!' : '', Array.isArray(slots) ? slots[0] : (slot ?? '')]
    .filter(part => part !== '' && part !== undefined)
    .join(' ')
}

import { asksOf } from '@runatal/look/asks.ts'
import { expect, it } from 'vitest'
import { duel } from '../../test/duel.ts'
import { ownCard, packOf } from '../../test/own-cards.ts'
import { choicesOf, type Intent, NO_INTENT } from '../model/choices.ts'
import type { Paid } from '../model/payment.ts'
import { promptOf, standingOf } from '../model/prompt.ts'
import { boardWords } from '../words/words.ts'

const words = boardWords.en
const PACK = packOf(
  ownCard('SWEEP', {
    type: 'assault',
    cost: 2,
    slots: ['high', 'body'],
    play: [{ op: 'amplitude', x: 2, to: 'this' }],
  }),
  ownCard('WALL', { type: 'defence', slots: ['high', 'body'], play: [{ op: 'amplitude', x: 2, to: 'this' }] }),
)

/** What is said to a seat that holds these cards, with what it has begun, and whether anything is lit for it. */
const said = (t: ReturnType<typeof duel>, seat: 0 | 1, intent: Intent = NO_INTENT, paid: Paid = 'enough') => {
  const asks = asksOf(t.match, seat)
  const view = t.match.view(seat)
  const choices = choicesOf(asks, intent, view, seat)
  expect(choices.spots.size + choices.buttons.length).toBeGreaterThan(0)
  return promptOf({ asks, open: asks, isBusy: false, begun: choices.begun, paid }, view, 'en', words)
}

it('leaves the question to the shell as long as nothing is begun', () => {
  expect(said(duel({ hand: ['BL03'] }), 0)).toBeUndefined()
})

it('asks nothing while the board answers or events go by', () => {
  const { match } = duel({ hand: ['BL03'] })
  const asks = asksOf(match, 0)
  const base = { asks, open: [], isBusy: false, begun: undefined, paid: 'enough' } as const
  const goingOn = { text: 'Going on…', mine: false }
  const prompt = (change: Partial<Parameters<typeof standingOf>[0]>) =>
    promptOf({ ...base, ...change }, match.view(0), 'en', words)
  expect(prompt({})).toEqual(goingOn)
  expect(prompt({ asks: [], isBusy: true })).toEqual(goingOn)
  expect(prompt({ asks: [] })).toBeUndefined()
  expect(standingOf(base)).toBe('auto')
  expect(standingOf({ ...base, asks: [] })).toBe('theirs')
  expect(standingOf({ ...base, open: asks })).toBe('mine')
  const { begun } = choicesOf(asks, { ...NO_INTENT, card: 'BL03' }, match.view(0), 0)
  expect(standingOf({ ...base, open: asks, begun })).toBe('aiming')
})

it('says what a card that was taken up still needs', () => {
  const t = duel({ hand: ['SWEEP', 'BL01'], reserve: 0 }, { hand: ['WALL'] }, { pack: PACK })
  const sweep: Intent = { ...NO_INTENT, card: 'SWEEP' }
  expect(said(t, 0, sweep)).toEqual({ text: words.chooseSlot, mine: true })
  const placed: Intent = { ...sweep, slots: ['high', 'body'] }
  expect(said(t, 0, placed, 'less')).toEqual({ text: words.payMore, mine: true })
  expect(said(t, 0, placed, 'more')).toEqual({ text: words.payLess, mine: true })
  expect(said(t, 0, placed)).toEqual({ text: words.playOrPutBack, mine: true })
  t.as(0).play('play', { card: 'SWEEP', slots: ['high', 'body'] })
  t.as(0).play('sacrifice', { card: 'BL01' })
  expect(said(t, 1)).toEqual({ text: 'Counter SWEEP, or let it through.', mine: true })
  expect(said(t, 1, { ...NO_INTENT, card: 'WALL' })).toEqual({ text: words.furtherLanes, mine: true })
  expect(said(t, 1, { ...NO_INTENT, card: 'WALL', slots: ['body'] })).toEqual({ text: words.playOrPutBack, mine: true })
})

it('names only what can be done in a window', () => {
  const t = duel({ hand: ['BL03'] }, { hand: ['BL26', 'BL01'] }, { windows: 'full' })
  t.as(0).play('play', { card: 'BL03', slots: ['body'], transcend: false })
  if (t.as(0).asked.includes('react')) t.as(0).play('react', { do: 'done' })
  expect(t.as(1).asked).toEqual(['react'])
  const asks = asksOf(t.match, 1)
  const view = t.match.view(1)
  const told = (...ways: string[]) => {
    const open = asks.map(ask => ({ ...ask, options: ask.options.filter(move => ways.includes(move.do)) }))
    return promptOf({ asks, open, isBusy: false, begun: undefined, paid: 'enough' }, view, 'en', words)?.text
  }
  expect(told('done', 'play', 'attach')).toBe('React to Third Stroke: an instant?')
  expect(told('done')).toBeUndefined()
})

import { asksOf } from '@runatal/look/asks.ts'
import { expect, it } from 'vitest'
import { duel } from '../../test/duel.ts'
import { ownCard, packOf } from '../../test/own-cards.ts'
import { choicesOf, type Intent, NO_INTENT } from '../model/choices.ts'
import type { Paid } from '../model/payment.ts'
import { promptOf } from '../model/prompt.ts'
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
  const choices = choicesOf(asks, intent, t.match.view(seat), seat)
  expect(choices.spots.size + choices.buttons.length).toBeGreaterThan(0)
  return promptOf({ asks, open: asks, begun: choices.begun, paid }, words)
}

it('leaves the question to the shell as long as nothing is begun', () => {
  expect(said(duel({ hand: ['BL03'] }), 0)).toBeUndefined()
})

it('asks nothing while the board answers or events go by', () => {
  const asks = asksOf(duel({ hand: ['BL03'] }).match, 0)
  const prompt = promptOf({ asks, open: [], begun: undefined, paid: 'enough' }, words)
  expect(prompt).toEqual({ text: 'Going on…', mine: false })
  expect(promptOf({ asks: [], open: [], begun: undefined, paid: 'enough' }, words)).toBeUndefined()
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
  expect(said(t, 1)).toBeUndefined()
  expect(said(t, 1, { ...NO_INTENT, card: 'WALL' })).toEqual({ text: words.furtherLanes, mine: true })
  expect(said(t, 1, { ...NO_INTENT, card: 'WALL', slots: ['body'] })).toEqual({ text: words.playOrPutBack, mine: true })
})

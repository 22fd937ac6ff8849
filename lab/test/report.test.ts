import { beforeAll, describe, expect, test } from 'vitest'
import type { Plan } from '../plan.ts'
import { playBundle } from '../play.ts'
import { html } from '../report/html.ts'
import { page } from '../report/page.ts'
import { cardChanges } from '../stats/changes.ts'
import { type Results, resultsOf } from '../stats/results.ts'
import { botTimes, type Timing } from '../stats/timing.ts'
import { TOY } from './toys/paths.ts'
import { snatchToy } from './toys/snatch.ts'

let results: Results
let timing: Timing
let report: string

beforeAll(() => {
  const plan: Plan = {
    game: TOY,
    seats: 3,
    table: { trouble: 'throws' },
    bots: ['greedy', 'flat:3', 'random'],
    seed: 3,
    bundles: 30,
    sprt: { alpha: 0.05, beta: 0.05, margin: 0.05 },
  }
  const bundles = Array.from({ length: plan.bundles }, (_, bundle) => playBundle(snatchToy, plan, bundle))
  const verdict = {
    first: 'greedy',
    second: 'flat:3',
    bundles: 30,
    verdict: 'open',
    mean: 0,
    low: -1,
    high: 1,
  } as const
  results = resultsOf(plan, 'abc', bundles, verdict)
  timing = {
    bots: botTimes(plan, bundles),
    playedNow: 90,
    seconds: 2,
    workers: 2,
    node: '24',
    cpu: 'one',
    finishedAt: 'now',
  }
  report = page(results, timing)
})

test('has every section', () => {
  const headings = [...report.matchAll(/<h2 id="(.*?)">/g)].map(([, id]) => id)
  expect(headings).toEqual([
    'crashes',
    'verdict',
    'wins',
    'seats',
    'ratings',
    'everywhere',
    'scores',
    'lengths',
    'time',
    'cards',
    'again',
  ])
})

test('needs nothing but itself', () => {
  expect(report).not.toMatch(/https?:|\/\/[a-z]/)
  expect(report).not.toMatch(/\ssrc=|@import|url\(|<iframe|<object/)
  expect([...report.matchAll(/href="(.*?)"/g)].map(([, to]) => to)).toEqual(['data:,'])
})

test('every element that is opened is closed, and every id is there once', () => {
  expect(unbalanced(report)).toEqual([])
  const ids = [...report.matchAll(/\sid="(.*?)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of report.matchAll(/aria-labelledby="(.*?)"/g)) expect(ids).toContain(id)
  expect(report).not.toMatch(/undefined|NaN|Infinity|\[object/)
})

test('a chart is either told in words or passed over by readers aloud', () => {
  const outer = report.match(/<svg (?!class="mark")[^>]*>/g)!
  expect(outer.length).toBeGreaterThan(10)
  for (const svg of outer) expect(svg).toMatch(/aria-hidden="true"|role="img"\s+aria-label="/)
})

describe('says', () => {
  test('the command, the seed and the fingerprint of all games', () => {
    expect(report).toContain(results.command)
    expect(report).toContain(results.digest)
    expect(results.command).toContain('--seed 3')
  })

  test('each card, and each crash with its command', () => {
    expect(results.cards.length).toBeGreaterThan(5)
    for (const { card } of results.cards) expect(report).toContain(`<th scope="row">${card}</th>`)
    expect(results.crashes.length).toBeGreaterThan(0)
    expect(report).toContain(results.crashes[0]!.command)
  })
})

test('what comes from outside is escaped', () => {
  expect(html`<p title="${'"<&'}">${'<script>'}${html`<b>${1}</b>`}${[undefined, false, 'x']}</p>`.text).toBe(
    '<p title="&#34;&#60;&#38;">&#60;script&#62;<b>1</b>x</p>',
  )
})

test('a run without a single finished game still has a page', () => {
  const plan: Plan = { game: TOY, seats: 2, table: {}, bots: ['a', 'b'], seed: 1, bundles: 1 }
  const crashed = { bundle: 0, games: [{ crash: 'x' }, { crash: 'y' }], thinking: [] }
  const empty = page(resultsOf(plan, 'abc', [crashed]), { ...timing, bots: [] })
  expect(empty).toContain('No game came to its end')
  expect(empty).not.toMatch(/NaN|Infinity/)
})

/** The elements that are left open, or closed without having been opened. */
function unbalanced(document: string): string[] {
  const open: string[] = []
  const text = document.replace(/<(style|script)>[\s\S]*?<\/\1>/g, '').replace('<!doctype html>', '')
  for (const [, slash, name = '', selfClosed] of text.matchAll(/<(\/?)([a-z0-9]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (slash === '/') {
      if (open.at(-1) !== name) return [...open, `/${name}`]
      open.pop()
    } else if (selfClosed !== '/') open.push(name)
  }
  return open
}

test('what has become of each card since an earlier run', () => {
  const [card] = results.cards
  const before: Results = {
    ...results,
    cards: [
      { ...card!, seen: 10_000, pickRate: card!.pickRate! / 2 },
      { card: 'gone', seen: 3, picked: 1, played: 0 },
    ],
  }
  expect(report).not.toContain('id="changes"')
  const compared = page(results, timing, before)
  const section = compared.slice(compared.indexOf('id="changes"'), compared.indexOf('id="cards"'))
  for (const { card: name } of [...before.cards, ...results.cards]) expect(section).toContain(`>${name}<`)
  const [change] = cardChanges(before.cards, results.cards)
  expect([change!.card, change!.isClear]).toEqual([card!.card, true])
  expect(change!.picked!.delta).toBeCloseTo(card!.pickRate! / 2)
  expect(change!.picked!.low).toBeGreaterThan(0)
  expect(section).toContain('▲')
  // A run beside itself has changed nothing.
  expect(cardChanges(results.cards, results.cards).filter(({ isClear }) => isClear)).toEqual([])
})

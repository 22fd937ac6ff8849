import { describe, expect, test } from 'vitest'
import { type Claim, FairQueue } from '../fair-queue.ts'

const claim = (host: string, table: string, isWaitedFor = () => true): Claim => ({ host, table, isWaitedFor })

/** Takes all out, each for as long; gives who came in which order. */
function order(queue: FairQueue<string>, ms: number, now = 0): string[] {
  const jobs: string[] = []
  for (let next = queue.take(now); next !== undefined; next = queue.take(now)) {
    jobs.push(next.job)
    queue.spend(next.claim, ms, now)
  }
  return jobs
}

describe('who is next', () => {
  test('twenty tables of one host get no more than another’s only one, which waits for one of them at most', () => {
    const queue = new FairQueue<string>()
    for (let i = 0; i < 20; i++) queue.add(claim('eve', `e${i}`), `eve ${i}`)
    const first = queue.take(0)!
    queue.spend(first.claim, 400, 0)
    queue.add(claim('ana', 'a'), 'ana')
    expect(first.job).toBe('eve 0')
    expect(order(queue, 400).indexOf('ana')).toBe(0)
  })

  test('a host who asks again and again has half of the time of two, whatever the other brings', () => {
    const queue = new FairQueue<string>()
    const served = { ana: 0, eve: 0 }
    for (let i = 0; i < 50; i++) queue.add(claim('eve', `e${i}`), 'eve')
    queue.add(claim('ana', 'a'), 'ana')
    for (let now = 0; now < 40_000; now += 400) {
      const { claim: its, job } = queue.take(now)!
      queue.spend(its, 400, now)
      served[job as 'ana' | 'eve']++
      queue.add(its, job)
    }
    expect(Math.abs(served.ana - served.eve)).toBeLessThanOrEqual(1)
  })

  test('of one host each table has its turn before one has its second', () => {
    const queue = new FairQueue<string>()
    for (const table of ['a', 'a', 'b', 'b', 'c']) queue.add(claim('ana', table), table)
    expect(order(queue, 100)).toEqual(['a', 'b', 'c', 'a', 'b'])
  })

  test('with nothing used yet the host of a single table comes before one of many', () => {
    const queue = new FairQueue<string>()
    queue.add(claim('eve', 'e1'), 'eve')
    queue.add(claim('eve', 'e2'), 'eve')
    queue.add(claim('ana', 'a'), 'ana')
    expect(queue.take(0)?.job).toBe('ana')
  })

  test('what nobody waits for comes last, and is asked again when it could be its turn', () => {
    const queue = new FairQueue<string>()
    let watched = false
    queue.add(
      claim('eve', 'e', () => watched),
      'bots alone',
    )
    queue.add(claim('ana', 'a'), 'ana')
    queue.spend(claim('ana', 'a'), 10_000, 0)
    expect(queue.urgent).toBe(1)
    expect(queue.take(0)?.job).toBe('ana')
    queue.add(claim('ana', 'a'), 'ana')
    watched = true
    expect(queue.urgent).toBe(2)
    expect(order(queue, 1)).toEqual(['bots alone', 'ana'])
  })

  test('what was used is forgotten by half in half a minute, and never less than nothing', () => {
    const queue = new FairQueue<string>()
    queue.spend(claim('ana', 'a'), 1000, 0)
    expect(queue.spent('ana', 30_000)).toBeCloseTo(500)
    queue.spend(claim('ana', 'a'), -9000, 30_000)
    expect(queue.spent('ana', 30_000)).toBe(0)
    expect(queue.spent('nobody', 0)).toBe(0)
  })
})

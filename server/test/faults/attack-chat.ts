import { Guest } from '../guest.ts'
import type { Measure } from './attacks.ts'
import type { Site } from './site.ts'

/** Somebody says as much as they can, as long as they can; how much of it do others have to hear? */
export async function attackChat({ processes }: Site): Promise<Measure[]> {
  const { origin } = processes[0]!
  const [eve, ana] = await Promise.all([Guest.arrive(origin, 'Eve'), Guest.arrive(origin, 'Ana')])
  const table = await eve.open({ seats: 2 })
  await ana.watch(table)
  await eve.watch(table)
  const before = ana.traffic.length
  const from = performance.now()
  let lines = 0
  let broken = 0
  for (let i = 0; performance.now() - from < SECONDS * 1000; i++) {
    const text = i % 3 === 2 ? `a\nb\u202Ec` : 'x'.repeat(500)
    const said = await eve.do(table, { do: 'say', text })
    if ('done' in said && text.includes('\n')) broken++
    if ('done' in said) lines++
    await new Promise(resolve => setTimeout(resolve, 40))
  }
  const heard = ana.traffic.slice(before).join('').length
  for (const guest of [eve, ana]) guest.leave()
  return [
    { what: `lines in ${SECONDS} seconds`, value: lines, most: 10 + SECONDS },
    { what: 'characters heard for each of 500', value: Math.round(heard / Math.max(1, lines)), most: 2500 },
    { what: 'lines that leave their line', value: broken, most: 0 },
  ]
}

const SECONDS = 8

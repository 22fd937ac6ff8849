import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[]
}

test('the dashboard, and the guide, ask only for what the house tells', async () => {
  const { app, origin } = await openHouse()
  const ana = await Guest.arrive(origin, 'Ana')
  const table = await ana.open({ seats: 2, bots: [null, 'random'] })
  await ana.do(table, { do: 'start' })
  expect(await ana.do(table, { do: 'start' })).toHaveProperty('refused')
  const told = async () => (await app.inject('/metrics')).body
  await expect.poll(told).toMatch(/^runatal_bot_seconds_count [1-9]/m)
  const metrics = new Set([...(await told()).matchAll(/^(\w+)[ {]/gm)].map(([, name]) => name!))
  const { panels } = JSON.parse(read('grafana.json')) as Dashboard
  const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr)))
  expect(panels.length).toBeGreaterThan(5)
  expect(asked.length).toBeGreaterThanOrEqual(panels.length)
  expect(asked.filter(name => !metrics.has(name))).toEqual([])
  const inGuide = namesIn(read('operations.md').replaceAll(/\{\w+\}/g, ''))
  expect(inGuide.length).toBeGreaterThan(8)
  const families = [...metrics].flatMap(name => [name, name.replace(/_(bucket|sum|count)$/, '')])
  expect(inGuide.filter(name => !families.includes(name))).toEqual([])
})

/** Our metrics and those of Node, wherever they stand in a text. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\b(?:runatal|nodejs|process)_\w+/g)].map(([name]) => name)
}

function read(file: string): string {
  return readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8')
}

import { setTimeout as wait } from 'node:timers/promises'
import { Guest } from '../guest.ts'
import type { Measure } from './attacks.ts'
import type { Site } from './site.ts'

/** Some open and watch all that they can at once; does anybody still find a stranger’s table? */
export async function attackLobby(site: Site): Promise<Measure[]> {
  const { origin } = site.processes[0]!
  const stranger = await Guest.arrive(origin, 'Stranger')
  const lone = await stranger.open({ seats: 2, open: true })
  const attackers = await Promise.all(['Eve', 'Mal', 'Zed'].map(name => Guest.arrive(origin, name)))
  const opened = await Promise.all(attackers.map(openMany))
  // Over the limit of requests some were not even looked at: once more.
  await wait(3000)
  for (const [i, more] of (await Promise.all(attackers.map(openMany))).entries()) opened[i]!.push(...more)
  const tables = opened.flat()
  const [eve] = attackers
  for (const table of tables) eve!.say({ t: 'watch', table })
  await wait(2000)
  const watched = eve!.views.size
  const race = await stranger.open({ game: 'rok', seats: 2, bots: [null, 'initiate'] })
  await stranger.watch(race)
  await stranger.do(race, { do: 'start' })
  const comings = 30
  for (let i = 0; i < comings; i++) {
    stranger.say({ t: 'unwatch', table: race })
    stranger.say({ t: 'watch', table: race })
    await wait(50)
  }
  await wait(2500)
  const listed = await stranger.get<{ table: string }[]>('/api/lobby')
  for (const guest of [stranger, ...attackers]) guest.leave()
  await site.processes[0]!.kill()
  const store = await site.openStore()
  const written = (await store.readLog(race)).filter(({ command }) => command.do === 'presence').length
  await store.close()
  const place = listed.findIndex(({ table }) => table === lone) + 1
  return [
    { what: 'tables of one host, of 80 asked for at once', value: Math.max(...opened.map(of => of.length)), most: 20 },
    { what: 'tables watched at once by one socket', value: watched, most: 20 },
    { what: 'where the stranger’s only table is listed', value: place === 0 ? Infinity : place, most: 4 },
    { what: `lines written by coming and going ${comings} times`, value: written, most: 1 },
  ]
}

async function openMany(eve: Guest): Promise<string[]> {
  const wish = { game: 'rauha', seats: 2, open: true }
  const answers = await Promise.all(Array.from({ length: 40 }, () => eve.post<object>('/api/tables', wish)))
  return answers.flatMap(answer => ('table' in answer ? String(answer.table) : []))
}

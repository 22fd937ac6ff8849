import { expect, test } from 'vitest'
import { isPushService } from '../notices/push.ts'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/abc'
const SUBSCRIPTION = { endpoint: ENDPOINT, expirationTime: null, keys: { p256dh: 'BPub', auth: 'secret' } }

test('who plays by letter and is not here is told once that it is their turn', async () => {
  const posted: { to: string; path: string; game: string; people: string[] }[] = []
  let status = 201
  const { origin, store, hall } = await openHouse({
    post: async (subscription, text) => {
      const { path, game, people } = JSON.parse(text)
      posted.push({ to: JSON.parse(subscription).endpoint, path, game, people })
      return status
    },
  })
  const ana = await Guest.arrive(origin, 'Ana')
  const bo = await Guest.arrive(origin, 'Bo')
  expect(await bo.post('/api/push', SUBSCRIPTION)).toEqual({})
  const { key } = await bo.get<{ key: string }>('/api/push/key')
  expect(key).toMatch(/^[\w-]{80,}$/)
  const table = await ana.open({ seats: 2, clock: { kind: 'days', days: 3 } })
  await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  bo.leave()
  await ana.watch(table)
  await expect.poll(() => hall.isHere(bo.person)).toBe(false)
  await ana.do(table, { do: 'start' })
  await expect.poll(() => posted).toEqual([{ to: ENDPOINT, path: `/t/${table}`, game: 'Rauha', people: ['Ana'] }])
  await ana.do(table, { do: 'say', text: 'Your turn' })
  const ask = ana.views.get(table)!.asks[0]!
  await ana.do(table, { do: 'move', ask: ask.id, move: ask.options[0] })
  expect(posted).toHaveLength(1)

  // A subscription that its service has dropped is forgotten.
  status = 410
  const next = await ana.open({ seats: 2, clock: { kind: 'days', days: 3 } })
  const back = new Guest(origin, bo.person, bo.token)
  await back.connect()
  await back.do(next, { do: 'sit', seat: 1, name: 'Bo' })
  back.leave()
  await expect.poll(() => hall.isHere(bo.person)).toBe(false)
  await ana.do(next, { do: 'start' })
  await expect.poll(() => store.subscriptionsOf(bo.person)).toEqual([])
})

test('notices go to push services and nowhere else', () => {
  expect(isPushService(ENDPOINT)).toBe(true)
  expect(isPushService('https://fcm.googleapis.com/fcm/send/x')).toBe(true)
  for (const url of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.elsewhere.example/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'no url',
  ])
    expect([url, isPushService(url)]).toEqual([url, false])
})

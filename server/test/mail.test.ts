import { expect, test } from 'vitest'
import { letterOf } from '../notices/letters.ts'
import type { News } from '../notices/news.ts'
import { mailOf } from '../notices/mail-of.ts'
import type { Guest } from './guest.ts'
import { NO_LIMITS, openHouse } from './house.ts'
import { member } from './member.ts'
import { Postbox } from './postbox.ts'

const SITE = 'https://play.example.org'

/** A house that sends mail to a real server. */
async function writingHouse(options: Parameters<typeof openHouse>[0] = {}) {
  const box = await Postbox.open()
  const mail = { smtp: box.url, from: 'hall@play.example.org', site: `${SITE}/` }
  return { box, ...(await openHouse({ post: async () => 201, ...options, mail })) }
}

/** Gives an address and shows that it is theirs. */
async function giveAddress(guest: Guest, box: Postbox, address: string, language = 'en'): Promise<void> {
  expect(await guest.post('/api/me/mail', { address, language })).toEqual({})
  await expect.poll(() => tokenFor(box, address)).toBeDefined()
  expect(await guest.post(`/api/mail/${tokenFor(box, address)}`)).toEqual({})
}

function tokenFor(box: Postbox, address: string): string | undefined {
  const letter = box.letters.findLast(({ to }) => to.includes(address))
  return /\/mail\/([\w-]{24})/.exec(letter?.text ?? '')?.[1]
}

function ask(guest: Guest, address: string) {
  return guest.post('/api/me/mail', { address, language: 'en' })
}

/** Opens a table by letter for two; the other is gone, and it is their turn when it begins. */
async function leaveTurnTo(ana: Guest, bo: Guest): Promise<string> {
  const table = await ana.open({ seats: 2, clock: { kind: 'days', days: 3 } })
  await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  bo.leave()
  await ana.watch(table)
  await ana.until(() => (ana.heard.some(said => said.t === 'here' && said.people.length === 1) ? true : undefined))
  await ana.do(table, { do: 'start' })
  return table
}

test('who wants letters is written to in their language, at an address that they have shown to be theirs', async () => {
  const it = await writingHouse()
  const [ana, bo] = [await member(it, 'Ana'), await member(it, 'Bo')]
  expect(await bo.get('/api/me/notices')).toMatchObject({ mail: {} })
  await giveAddress(bo, it.box, 'bo@example.org', 'fr')
  expect(it.box.letters[0]?.text).toContain(`${SITE}/mail/`)
  expect(await bo.post('/api/me/notices', { kind: 'turn', way: 'mail', wanted: true })).toMatchObject({
    mail: { address: 'bo@example.org' },
    wishes: expect.arrayContaining([{ kind: 'turn', way: 'mail', wanted: true }]),
  })
  const table = await leaveTurnTo(ana, bo)
  await expect.poll(() => it.box.letters.length, { timeout: 20_000 }).toBe(2)
  const { to, text } = it.box.letters[1]!
  expect(to).toEqual(['bo@example.org'])
  expect(text).toContain('Rauha\u00a0: à vous de jouer, avec Ana')
  expect(text).toContain(`${SITE}/t/${table}`)
  expect(text).toContain('Auto-Submitted: auto-generated')

  // It is among what one takes along, and gone with everything else.
  expect(await bo.get('/api/me/export')).toMatchObject({ mail: { address: 'bo@example.org', language: 'fr' } })
  await it.store.club.erase(bo.person, 1)
  expect(await it.store.mail.addressOf(bo.person)).toBeUndefined()
  expect(await it.store.mail.wishesOf(bo.person)).toEqual([])
})

test('a tournament writes to those who are in it when it begins soon, unless they have said otherwise', async () => {
  const it = await writingHouse()
  const [ana, bo, cy] = [await member(it, 'Ana'), await member(it, 'Bo'), await member(it, 'Cy')]
  for (const [guest, address] of [
    [ana, 'ana@example.org'],
    [bo, 'bo@example.org'],
    [cy, 'cy@example.org'],
  ] as const)
    await giveAddress(guest, it.box, address)
  await bo.post('/api/me/notices', { kind: 'event', way: 'mail', wanted: false })
  const { id } = await ana.post<{ id: string }>('/api/tournaments', {
    name: 'Holmgang',
    game: 'brandubh',
    format: 'swiss',
    size: 2,
    clock: { kind: 'bank', seconds: 300, increment: 2 },
    startsAt: Date.now() + 15 * 60_000 + 3000,
  })
  for (const guest of [ana, bo, cy]) await guest.post(`/api/tournaments/${id}/enter`, {})
  // Ana stays in the hall: nobody who is here is written to.
  bo.leave()
  cy.leave()
  await expect.poll(() => it.box.letters.length, { timeout: 30_000 }).toBe(4)
  expect(it.box.letters[3]).toMatchObject({
    to: ['cy@example.org'],
    text: expect.stringContaining(`Holmgang (Brandubh) begins in a quarter of an hour`),
  })
  expect(it.box.letters[3]?.text).toContain(`${SITE}/tournament/${id}`)
})

test('a mail server that is down gets its letter later, and nobody is told by push twice', async () => {
  const pushed: string[] = []
  const it = await writingHouse({ post: async (_to, text) => pushed.push(text) && 201 })
  const [ana, bo] = [await member(it, 'Ana'), await member(it, 'Bo')]
  await giveAddress(bo, it.box, 'bo@example.org')
  await bo.post('/api/me/notices', { kind: 'turn', way: 'mail', wanted: true })
  await bo.post('/api/push', {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
    expirationTime: null,
    keys: { p256dh: 'BPub', auth: 'secret' },
  })
  await it.box.stop()
  await leaveTurnTo(ana, bo)
  await expect.poll(() => pushed.length, { timeout: 20_000 }).toBe(1)
  await it.box.start()
  // It is taken up again when the lease of whoever failed is over.
  await expect.poll(() => it.box.letters.length, { timeout: 60_000, interval: 200 }).toBe(2)
  expect(pushed).toHaveLength(1)
}, 90_000)

test('a mailbox that is no more is forgotten', async () => {
  const it = await writingHouse()
  const [ana, bo] = [await member(it, 'Ana'), await member(it, 'Bo')]
  await giveAddress(bo, it.box, 'bo@example.org')
  await bo.post('/api/me/notices', { kind: 'turn', way: 'mail', wanted: true })
  it.box.refuses = () => ({ code: 550, text: 'No such user here' })
  await leaveTurnTo(ana, bo)
  await expect.poll(() => it.store.mail.addressOf(bo.person), { timeout: 20_000 }).toBeUndefined()
})

test('Letters to strangers: an address is asked once in a while, hears nothing else before it says yes, and no text of ours can be turned', async () => {
  const box = await Postbox.open()
  const mail = { smtp: box.url, from: 'hall@play.example.org', site: SITE }
  const { mail: _mine, mailTo: _theirs, mailAgain: _again, ...limits } = NO_LIMITS
  const it = await openHouse({ mail, limits, post: async () => 201 })
  const [ana, bo, cy] = [await member(it, 'Ana'), await member(it, 'Bo'), await member(it, 'Cy')]
  // Whoever asks, one address gets two letters and no more; and one person asks three times.
  expect(await ask(ana, 'stranger@example.org')).toEqual({})
  // Who asks twice is told how long that is so, and has not used up what its owner may ask.
  expect(await ask(ana, 's.tran.ger+again@example.org')).toEqual({
    refused: 'mail-asked',
    text: expect.stringContaining('tomorrow'),
  })
  expect(await ask(bo, 'Stranger+1@example.org')).toEqual({})
  expect(await ask(cy, 'stran.ger@example.org')).toMatchObject({ refused: 'mail-asked' })
  expect(await ask(ana, 'a@example.org')).toEqual({})
  expect(await ask(ana, 'b@example.org')).toEqual({})
  expect(await ask(ana, 'c@example.org')).toMatchObject({ refused: 'too-fast' })
  expect(box.letters).toHaveLength(4)
  expect(await it.store.mail.addressOf(ana.person)).toBeUndefined()
  // Looking at the link does nothing; it works once, for whoever asked last, and is not to be guessed.
  const token = tokenFor(box, 'b@example.org')
  await fetch(`${it.origin}/mail/${token}`)
  expect(await it.store.mail.addressOf(ana.person)).toBeUndefined()
  expect(await bo.post(`/api/mail/${tokenFor(box, 'a@example.org')}`)).toMatchObject({ refused: 'mail-expired' })
  expect(await bo.post(`/api/mail/${'x'.repeat(24)}`)).toMatchObject({ refused: 'mail-expired' })
  expect(await bo.post(`/api/mail/${token}`)).toEqual({})
  expect(await it.store.mail.addressOf(ana.person)).toMatchObject({ address: 'b@example.org' })
  expect(await bo.post(`/api/mail/${token}`)).toMatchObject({ refused: 'mail-expired' })
  // Nothing but one mailbox is an address.
  for (const address of [
    'nobody',
    'a@b',
    'a@example.org, c@example.org',
    'a@example.org\r\nBcc: c@example.org',
    '"a c"@example.org',
    'a@[127.0.0.1]',
    '<a@example.org>',
    'a..b@example.org',
    '.a@example.org',
    'a.@example.org',
    '+@example.org',
  ])
    expect([address, await ask(cy, address)]).toMatchObject([address, { refused: 'bad-address' }])
  expect(box.letters.flatMap(({ to }) => to)).toHaveLength(4)
})

test('Letters to strangers: a name makes no link in them, and nothing is promised that is not kept', async () => {
  const it = await writingHouse()
  for (const [i, name] of [
    'Win at evil.example',
    'www.evil',
    'https://e.x/',
    'me@evil.example',
    'evil。example',
  ].entries()) {
    expect(await ask(await member(it, name), `s${i}@example.org`)).toEqual({})
    const { text } = it.box.letters.at(-1)!
    expect(text).toContain('Somebody wants to have notices')
    expect(text).not.toMatch(/evil|e\.x|again/)
  }
  const [ana, bo] = [await member(it, 'J. R. Ana'), await member(it, 'Bo')]
  await giveAddress(bo, it.box, 'bo@example.org', 'fr')
  await giveAddress(ana, it.box, 'ana@example.org')
  expect(it.box.letters.at(-1)?.text).toContain('J. R. Ana wants')
  await bo.post('/api/me/notices', { kind: 'turn', way: 'mail', wanted: true })
  const written = it.box.letters.length
  await leaveTurnTo(ana, bo)
  await expect.poll(() => it.box.letters.length, { timeout: 20_000 }).toBe(written + 1)
  // It ends with the way to the switches.
  expect(it.box.letters.at(-1)?.text.trim().endsWith(`${SITE}/me#notices`)).toBe(true)
  const news: News = {
    kind: 'event',
    game: 'Rauha',
    people: [],
    event: 'Win at evil.example',
    path: '/tournament/x',
  }
  expect(letterOf(news, 'fr', SITE).text).toContain('Un tournoi (Rauha) commence')
  const asked: News = { kind: 'turn', game: 'Rauha', people: ['evil.example', 'Bo'], path: '/t/x' }
  expect(letterOf(asked, 'en', SITE).subject).toBe('Rauha: it is your turn, with somebody and Bo')
})

test('a house without a mail server says so, and half a setting is refused in a sentence', async () => {
  const it = await openHouse()
  const ana = await member(it, 'Ana')
  expect(await ana.get('/api/me/notices')).not.toHaveProperty('mail')
  expect(await ana.post('/api/me/mail', { address: 'a@example.org', language: 'en' })).toMatchObject({
    refused: 'no-mail',
  })
  expect(mailOf({})).toBeUndefined()
  const all = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'hall@example.org', SITE_URL: SITE }
  expect(mailOf(all)).toEqual({ smtp: 'smtp://localhost:25', from: 'hall@example.org', site: SITE })
  for (const [wrong, what] of [
    [{ SMTP_URL: 'localhost:25' }, /SMTP_URL/],
    [{ SMTP_URL: undefined }, /SMTP_URL is not set/],
    [{ MAIL_FROM: 'hall' }, /MAIL_FROM/],
    [{ SITE_URL: 'play.example.org' }, /SITE_URL/],
  ] as const)
    expect(() => mailOf({ ...all, ...wrong })).toThrow(what)
})

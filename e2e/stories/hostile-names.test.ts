import { expect } from '@playwright/test'
import { story } from '../story.ts'

/** docs/security.md, 'Script injection': what people write is text on every screen. */
const HOSTILE = '<img src=x onerror="window.hurt=1">'

story('a name and a line of chat that are code are shown as they were written', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  const complaints: string[] = []
  page.on('console', message => void (message.type() === 'error' && complaints.push(message.text())))
  await anna.goTo('/')
  const ask = (path: string, body: object) => page.request.post(anna.network.address + path, { data: body })
  await ask('/api/me', { name: HOSTILE })
  // At a table of the lobby a new name may not write yet.
  const opened = await ask('/api/tables', { game: 'rauha', seats: 2, bots: [null, 'random'], open: false })
  const { table } = (await opened.json()) as { table: string }
  await anna.goTo(`/t/${table}`)
  await expect(page.getByText(HOSTILE).first()).toBeVisible()
  await anna.button(anna.words.hall.fresh.start).click()
  await anna.atTable()
  await page.evaluate(
    ([id, text]) =>
      new Promise<void>(resolve => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`)
        socket.addEventListener('open', () =>
          socket.send(JSON.stringify({ t: 'do', id: 'say', table: id, command: { do: 'say', text } })),
        )
        socket.addEventListener('message', () => resolve())
      }),
    [table, `chat ${HOSTILE}`] as const,
  )
  await page.getByText(anna.words.hall.table.chat).first().click()
  await expect(page.getByText(`chat ${HOSTILE}`).first()).toBeVisible()
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  expect(complaints).toEqual([])
})

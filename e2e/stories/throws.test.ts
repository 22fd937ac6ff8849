import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { throwAll } from '../throws.ts'

test('stones fall in Chromium as they do in Node, to the last bit', async ({ page }) => {
  await serveSources(page)
  await page.goto(`${HERE}/`)
  const there = await page.evaluate(
    async ([from, count]) => {
      const program = (await import(`${from}/e2e/throws.ts`)) as { throwAll(count: number): Promise<string[]> }
      return program.throwAll(count)
    },
    [HERE, THROWS] as const,
  )
  const here = await throwAll(THROWS)
  expect(here).toHaveLength(THROWS)
  expect(new Set(here).size).toBe(THROWS)
  expect(there).toEqual(here)
})

const THROWS = 120
/** Nobody's: all that is asked for there is answered here. */
const HERE = 'https://throws.test'
const ROOT = join(import.meta.dirname, '../..')
const ENGINE = '@dimforge/rapier3d-deterministic-compat'

/** The page gets our sources as they are, without their types, and the engine as it was published. */
async function serveSources(page: Page) {
  const imports = { [ENGINE]: `${HERE}/engine.js` }
  const html = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>`
  await page.route(`${HERE}/**`, async (route, request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    const body =
      pathname === '/engine.js'
        ? await readFile(join(ROOT, 'node_modules', ENGINE, 'dist/rapier.mjs'), 'utf8')
        : stripTypeScriptTypes(await readFile(join(ROOT, pathname), 'utf8'))
    return route.fulfill({ contentType: 'text/javascript', body })
  })
}

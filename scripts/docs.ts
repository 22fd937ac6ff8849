// `npm run docs`: the documentation as a site of plain files, in dist/docs/.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '@runatal/server'
import type { Api } from './docs/api.ts'
import { writeSite } from './docs/site.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const to = join(root, 'dist/docs')
// The server says itself what can be asked of it; it is put together, and never listens.
const folder = mkdtempSync(join(tmpdir(), 'runatal-docs-'))
const { app } = await build({ folder })
const pages = writeSite(root, to, (await app.inject('/api/openapi.json')).json<Api>())
await app.close()
rmSync(folder, { recursive: true })
console.log(`${pages} pages: open ${join(to, 'index.html')}`)

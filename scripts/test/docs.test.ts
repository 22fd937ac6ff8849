import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '@runatal/server'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { parts } from '../../bench/register.ts'
import { ClientMessage, CommandSchema } from '../../server/messages.ts'
import { type Api, shape } from '../docs/api.ts'
import { render } from '../docs/markdown.ts'
import { readPages } from '../docs/pages.ts'
import { writeSite } from '../docs/site.ts'
import { untrue } from '../docs/untrue.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const pages = readPages(root).flatMap(section => section.pages)

describe('what the pages say', () => {
  it.each(pages.map(page => page.file))('%s: links, files and commands are there', file => {
    expect(pages.filter(page => page.file === file).flatMap(page => untrue(root, page))).toEqual([])
  })

  test('every page of ours is in a section, once', () => {
    const all = globSync('**/*.md', { cwd: root, exclude: ['**/{node_modules,dist,data,fixtures}', '.cache', '.lab'] })
    expect(pages.map(({ file }) => file).toSorted()).toEqual(all.toSorted())
  })

  test('what is wrong is found', () => {
    const text =
      '[a](nowhere.md) [b](README.md#no-such-heading) [c](README.md#the-house) `server/none.ts` npm run nothing'
    expect(untrue(root, { file: 'x.md', title: 'x', text })).toEqual([
      "x.md: the link 'nowhere.md' leads nowhere",
      "x.md: the link 'README.md#no-such-heading' leads nowhere",
      "x.md: there is no file 'server/none.ts'",
      "x.md: there is no command 'npm run nothing'",
    ])
  })
})

describe('nothing is left out', () => {
  const protocol = readFileSync(join(root, 'docs/protocol.md'), 'utf8')
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const read = (file: string) => readFileSync(join(root, file), 'utf8')

  test('the protocol names every command and every message', () => {
    const commands = CommandSchema.anyOf.map(({ properties }) => `{do:'${properties.do.const}'`)
    const messages = ClientMessage.anyOf.map(({ properties }) => `{t:'${properties.t.const}'`)
    // `echo` is what pages from before an upgrade still say.
    const all = [...commands, ...messages].filter(one => one !== "{t:'echo'")
    expect(all.filter(one => !protocol.includes(one))).toEqual([])
    expect(all.length).toBeGreaterThan(20)
  })

  test('operations name every variable and every metric', () => {
    const variables = [...read('server/main.ts').matchAll(/process\.env\['(\w+)'\]/g)].map(([, name = '']) => name)
    const metrics = [...read('server/metrics.ts').matchAll(/name: '(runatal_\w+)'/g)].map(([, name = '']) => name)
    expect([...variables, ...metrics].filter(name => !operations.includes(`\`${name}`))).toEqual([])
    expect([variables.length, metrics.length].every(count => count > 5)).toBe(true)
  })

  test('the glossary explains each word once in its part', () => {
    for (const part of read('docs/glossary.md').split('\n## ')) {
      const words: string[] = part.match(/^\| [^|-][^|]*/gm) ?? []
      expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
    }
  })

  test('the bench names every part of it', () => {
    const page = read('bench/README.md')
    expect(parts.filter(({ name }) => !page.includes(`| \`${name}\` `)).map(({ name }) => name)).toEqual([])
  })
})

describe('what designers are told to do', () => {
  const page = readFileSync(join(root, 'docs/designers.md'), 'utf8')
  const run = (code: string) =>
    execFileSync(process.execPath, ['--input-type=module-typescript', '-e', code], { cwd: root, encoding: 'utf8' })

  test('our own set comes out as JSON, with the card that is shown', () => {
    const [, code = ''] = /node --input-type=module -e "(.+)" > own.json/.exec(page) ?? []
    const [, card = ''] = /^```json\n(.*?)^```/ms.exec(page) ?? []
    const set = JSON.parse(run(code)) as { cards: unknown[] }
    expect(set.cards).toContainEqual(JSON.parse(card))
  })

  test('the position can be played', () => {
    const [, code = ''] = /^```ts\n(.*?)^```/ms.exec(page) ?? []
    expect(run(`${code}\nconsole.log('played')`)).toBe('played\n')
  })
})

describe('Markdown', () => {
  it.each([
    ['a < b & `c < "d"`', '<p>a &lt; b &amp; <code>c &lt; &quot;d&quot;</code></p>'],
    ['`` a `b` ``, `c`', '<p><code>a `b`</code>, <code>c</code></p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    [
      '**strong `and` more** _soft_ no_soft_here',
      '<p><strong>strong <code>and</code> more</strong> <em>soft</em> no_soft_here</p>',
    ],
    [
      '[`x`](y.md) ![a "b"](c.png)',
      '<p><a href="to:y.md"><code>x</code></a> <img src="to:c.png" alt="a &quot;b&quot;" loading="lazy"></p>',
    ],
    ['one\ntwo\n\nthree', '<p>one\ntwo</p>\n<p>three</p>'],
    [
      '```ts\n# no heading\n| no table |\n```\nafter',
      '<pre><code># no heading\n| no table |</code></pre>\n<p>after</p>',
    ],
    [
      '- one\n  goes on\n  - inner\n- two\n\nafter',
      '<ul>\n<li>one\ngoes on\n<ul>\n<li>inner</li>\n</ul></li>\n<li>two</li>\n</ul>\n<p>after</p>',
    ],
    ['1. one\n2. two', '<ol>\n<li>one</li>\n<li>two</li>\n</ol>'],
    [
      '| a | b |\n| --- | ---: |\n| `x \\| y` | 2 |',
      '<div class="wide"><table>\n<thead><tr><th>a</th><th class="number">b</th></tr></thead>\n<tbody><tr><td><code>x | y</code></td><td class="number">2</td></tr></tbody>\n</table></div>',
    ],
  ])('%j', (text, expected) => {
    expect(render(text, link => `to:${link}`).html).toBe(expected)
  })

  test('headings have the ids that links name', () => {
    const { headings } = render('# What `npm test` installs\n## Twice\n## Twice\n## Élan & co.', link => link)
    expect(headings.map(({ id }) => id)).toEqual(['what-npm-test-installs', 'twice', 'twice-1', 'élan--co'])
  })
})

describe('the site', () => {
  const to = join(root, '.cache/docs-test')
  let paths: string[] = []

  beforeAll(async () => {
    const { app } = await build({ folder: join(root, '.cache/docs-test-house') })
    const api = (await app.inject('/api/openapi.json')).json<Api>()
    paths = Object.keys(api.paths)
    writeSite(root, to, api)
    await app.close()
  })

  test('every link and picture of it leads to a file of it, and to what it names there', () => {
    const files = globSync('**/*.html', { cwd: to })
    expect(files.length).toBeGreaterThan(pages.length)
    const lost = files.flatMap(file => {
      const html = readFileSync(join(to, file), 'utf8')
      return [...html.matchAll(/ (?:href|src)="([^"]+)"/g)]
        .map(([, link = '']) => link)
        .filter(link => !/^https?:/.test(link) && !isThere(file, link))
        .map(link => `${file}: ${link}`)
    })
    expect(lost).toEqual([])
  })

  test('the HTTP interface is told from the description of the server, whole', () => {
    const page = readFileSync(join(to, 'api.html'), 'utf8')
    expect(paths).toContain('/api/tables/{table}/rematch')
    for (const path of paths) expect(page).toContain(` ${path}</code></h2>`)
    const protocol = readFileSync(join(root, 'docs/protocol.md'), 'utf8')
    expect(
      paths.filter(path => !protocol.includes(path.replace('{table}', ':t').replaceAll(/\{(\w+)\}/g, ':$1'))),
    ).toEqual([])
    expect(page).toContain('send { name: string }')
    expect(page).not.toContain('<p></p>')
  })

  function isThere(page: string, link: string): boolean {
    const [path = '', id] = link.split('#')
    const file = path === '' ? page : posix.join(posix.dirname(page), path)
    if (!existsSync(join(to, file))) return false
    return id === undefined || readFileSync(join(to, file), 'utf8').includes(` id="${decodeURIComponent(id)}"`)
  }
})

test('schemas are told in short', () => {
  const schema = {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { const: 'days' },
      days: { type: 'integer' },
      who: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
  }
  expect(shape(schema)).toBe('{ kind: "days", days?: integer, who?: string | null }')
  expect(shape({ items: { enum: ['a', 'b'] } })).toBe('["a" | "b", …]')
  expect(shape({})).toBe('anything')
})

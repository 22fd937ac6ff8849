import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type Api, apiPage } from './api.ts'
import { escape, render } from './markdown.ts'
import { type Page, readPages, type Section, targetOf } from './pages.ts'

/** Writes the documentation as a site of plain files: every page, and whatever its links lead to. Gives how many pages. */
export function writeSite(root: string, to: string, api: Api): number {
  rmSync(to, { recursive: true, force: true })
  const sections = readPages(root)
  const known = new Set(sections.flatMap(({ pages }) => pages.map(({ file }) => file)))
  const more = new Set<string>()
  const frame = (file: string, title: string, body: string) =>
    write(to, addressOf(file), document(file, title, body, sections))

  for (const { file, title, text } of sections.flatMap(({ pages }) => pages)) {
    const { html } = render(text, link => {
      const target = targetOf(root, file, link)
      if (target === undefined) return link
      const { path, heading } = target
      if (!known.has(path)) more.add(path)
      return from(file, PICTURE.test(path) ? path : addressOf(path)) + (heading === undefined ? '' : `#${heading}`)
    })
    frame(file, title, html)
  }
  for (const path of more) {
    if (path.endsWith('/')) {
      cpSync(join(root, path), join(to, path), { recursive: true })
      frame(path, path, album(path, readdirSync(join(root, path)).toSorted()))
    } else if (PICTURE.test(path)) copy(root, to, path)
    else
      frame(path, path, `<h1>${path}</h1>\n<pre><code>${escape(readFileSync(join(root, path), 'utf8'))}</code></pre>`)
  }
  frame(API, 'The HTTP interface', apiPage(api))
  write(to, 'openapi.json', JSON.stringify(api, undefined, 2))
  copy(join(root, 'scripts/docs'), to, 'style.css')
  return known.size + 1
}

const API = 'api.md'
const PICTURE = /\.(png|svg)$/

/** Where a file of the repository stands in the site. */
function addressOf(path: string): string {
  if (path.endsWith('/')) return `${path}index.html`
  if (posix.basename(path) === 'README.md') return posix.join(posix.dirname(path), 'index.html')
  return path.endsWith('.md') ? path.replace(/md$/, 'html') : `${path}.html`
}

/** The way from a page to another place of the site: it works from a folder on a disk, too. */
function from(page: string, address: string): string {
  return posix.relative(posix.dirname(addressOf(page)), address)
}

function document(file: string, title: string, body: string, sections: readonly Section[]): string {
  const link = (page: Pick<Page, 'file' | 'title'>) =>
    `<li><a href="${from(file, addressOf(page.file))}"${page.file === file ? ' aria-current="page"' : ''}>${escape(page.title)}</a></li>`
  const section = ({ name, pages }: Section) => {
    const all = name === 'To write a client' ? [...pages, { file: API, title: 'The HTTP interface' }] : pages
    const isOpen = all.some(page => page.file === file)
    return `<details${isOpen ? ' open' : ''}><summary>${name}</summary><ul>${all.map(link).join('')}</ul></details>`
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)} · Runatal</title>
<link rel="stylesheet" href="${from(file, 'style.css')}">
</head>
<body>
<nav aria-label="Pages">
<a class="house" href="${from(file, 'index.html')}">Runatal</a>
${sections.map(section).join('\n')}
</nav>
<main>
${body}
</main>
</body>
</html>
`
}

function album(path: string, files: readonly string[]): string {
  const pictures = files.filter(file => PICTURE.test(file))
  return `<h1>${path}</h1>\n${pictures.map(file => `<figure><img src="${file}" alt="" loading="lazy"><figcaption>${file}</figcaption></figure>`).join('\n')}`
}

function write(to: string, file: string, text: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true })
  writeFileSync(join(to, file), text)
}

function copy(root: string, to: string, file: string): void {
  mkdirSync(dirname(join(to, file)), { recursive: true })
  cpSync(join(root, file), join(to, file))
}

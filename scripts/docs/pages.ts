import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A page of the documentation: a Markdown file of the repository. */
export interface Page {
  /** From the root, with '/'. */
  file: string
  title: string
  text: string
}

/** The pages for those who want one thing, under its name. */
export interface Section {
  name: string
  pages: Page[]
}

/** All pages, each where its readers look for it. */
export function readPages(root: string): Section[] {
  const taken = new Set<string>()
  return SECTIONS.map(({ name, files }) => {
    const found = files.flatMap(pattern => globSync(pattern, { cwd: root }).toSorted())
    const fresh = found.map(file => file.replaceAll('\\', '/')).filter(file => !taken.has(file))
    for (const file of fresh) taken.add(file)
    return { name, pages: fresh.map(file => readPage(root, file)) }
  }).filter(({ pages }) => pages.length > 0)
}

function readPage(root: string, file: string): Page {
  const text = readFileSync(join(root, file), 'utf8')
  return { file, title: /^# (.+)$/m.exec(text)?.[1] ?? file, text }
}

const SECTIONS = [
  { name: 'To begin with', files: ['README.md'] },
  { name: 'To play', files: ['docs/players.md', 'docs/players-fr.md', 'games/*/README.md'] },
  {
    name: 'To make games',
    files: [
      'docs/your-game.md',
      'docs/designers.md',
      '{kernel,grammar,look,lab,bots,learn}/README.md',
      'look/*/README.md',
      'games/*/*/README.md',
    ],
  },
  {
    name: 'To run it for others',
    files: ['docs/operations.md', 'docs/{security,faults,benchmarks}.md', 'deploy/README.md'],
  },
  { name: 'To write a client', files: ['docs/protocol.md'] },
  {
    name: 'To work on it',
    files: [
      'CONTRIBUTING.md',
      'docs/glossary.md',
      '{table,club,study,server,web,recogniser,proof,bench,e2e}/README.md',
    ],
  },
  { name: 'Decisions', files: ['docs/decisions/*.md'] },
  { name: 'What was measured', files: ['docs/*.md'] },
]

/** Where a link of a page leads, from the root; undefined for other sites. */
interface Target {
  /** A folder that has a README is that page; others end in '/'. */
  path: string
  heading: string | undefined
}

export function targetOf(root: string, page: string, link: string): Target | undefined {
  if (/^[a-z]+:/.test(link)) return undefined
  const { pathname, hash } = new URL(link, `file:///${page}`)
  const path = decodeURI(pathname.slice(1))
  const heading = hash === '' ? undefined : decodeURIComponent(hash.slice(1))
  const at = join(root, path)
  if (!existsSync(at) || !statSync(at).isDirectory()) return { path, heading }
  const folder = path === '' || path.endsWith('/') ? path : `${path}/`
  return { path: existsSync(join(at, 'README.md')) ? `${folder}README.md` : folder, heading }
}

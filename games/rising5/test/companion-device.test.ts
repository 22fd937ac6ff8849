import { rule } from '@runatal/proof'
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

/**
 * What the companion's page is made of, followed from import to import. A browser plays it with the network cut in
 * e2e/stories/companion.test.ts; this says at once which file would break it.
 */
const root = new URL('../../../', import.meta.url)
const page = reached('games/rising5/pages/companion/Companion.tsx')

rule('R5-310', 'nothing of the companion speaks to a network', () => {
  expect(page.size).toBeGreaterThan(50)
  expect(filesWith(/\bfetch\(|WebSocket|XMLHttpRequest|EventSource|sendBeacon|https?:\/\/(?!www\.w3\.org)/)).toEqual([])
  expect([...page.keys()].filter(file => file.startsWith('web/'))).toEqual([])
})

rule('R5-351', 'pictures are analysed on the device: none is turned into a file, sent or stored', () => {
  expect(
    filesWith(/toDataURL|toBlob|convertToBlob|createObjectURL|RTCPeerConnection|MediaRecorder|\bcaches\./),
  ).toEqual([])
  // What is stored goes through these, and they know of no pictures: games and preferences.
  expect(filesWith(/localStorage|indexedDB/)).toEqual([
    'games/rising5/pages/companion/preferences.ts',
    'games/rising5/pages/companion/shelf.ts',
  ])
  expect(page.get('games/rising5/pages/companion/shelf.ts')).toMatch(/\.map\(readKept\)/)
})

rule(
  'R5-350',
  'the companion can be installed from its own page, and all of it is put in store at the first visit',
  () => {
    const manifest = JSON.parse(read('games/rising5/pages/companion/home/companion.webmanifest')) as Record<
      string,
      unknown
    >
    expect(manifest).toMatchObject({ id: '/companion', start_url: '/companion', scope: '/', display: 'standalone' })
    expect(page.get('games/rising5/pages/companion/Companion.tsx')).toContain('/companion.webmanifest')
    const [, kept] =
      /globPatterns: \['\*\*\/\*\.\{(.*?)\}', \.\.\.homeManifests\]/.exec(read('web/vite.config.ts')) ?? []
    for (const kind of ['js', 'css', 'html', 'svg', 'woff2']) expect(kept?.split(',')).toContain(kind)
  },
)

/** Files of the page in which something occurs, sorted; what people read is not code. */
function filesWith(what: RegExp): string[] {
  return [...page].flatMap(([file, text]) => (what.test(text) ? [file] : [])).toSorted()
}

/** Every file of ours that a file needs, now or later, with its text. */
function reached(start: string): Map<string, string> {
  const found = new Map<string, string>()
  const queue = [start]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue
    const text = read(file)
    found.set(file, text)
    for (const [, from] of text.matchAll(/(?:\bfrom |\bimport\(|\bimport |new URL\()'([^']+\.tsx?|@runatal\/[^']+)'/g))
      queue.push(resolved(from!, file))
  }
  return found
}

function resolved(from: string, file: string): string {
  if (!from.startsWith('@runatal/')) return new URL(from, new URL(file, 'file:///')).pathname.slice(1)
  const [, name, rest] = /^@runatal\/([^/]+)(.*)$/.exec(from)!
  const folder = name === 'rising5' ? 'games/rising5' : name!
  const { exports } = JSON.parse(read(`${folder}/package.json`)) as { exports: Record<string, string> | string }
  const wanted = `.${rest}`
  if (typeof exports === 'string') return `${folder}/${exports.slice(2)}`
  return `${folder}/${(exports[wanted] ?? wanted).slice(2)}`
}

function read(file: string): string {
  return readFileSync(new URL(file, root), 'utf8')
}

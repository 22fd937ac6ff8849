import { useSyncExternalStore } from 'react'
import { type Archetype, ARCHETYPES, archetypeOf } from './palette.ts'
import { PICTURE, picture, type Subject } from './picture.ts'

/** Pictures of cards: glyphs come by archetype when the first of them is shown; each scene is painted once. */

type Glyphs = Readonly<Record<string, { path: string }>>

const CHESTS: Record<Archetype | 'bearers', () => Promise<{ GLYPHS: Glyphs }>> = {
  blade: () => import('./glyphs/blade.ts'),
  maul: () => import('./glyphs/maul.ts'),
  ember: () => import('./glyphs/ember.ts'),
  shroud: () => import('./glyphs/shroud.ts'),
  bearers: () => import('./glyphs/bearers.ts'),
}

export type Shown = Omit<Subject, 'glyph'>

const painted = new Map<string, string>()
const glyphs = new Map<string, string>()
const wanted = new Map<string, Shown>()
const listeners = new Set<() => void>()
let isPainting = false

/** The address of a picture; undefined until it is painted. */
export function usePicture(shown: Shown): string | undefined {
  return useShown(shown, painted)
}

/** The path of a glyph, for small signs; undefined until it is there. */
export function useGlyph(shown: Shown): string | undefined {
  return useShown(shown, glyphs)
}

function useShown(shown: Shown, among: ReadonlyMap<string, string>): string | undefined {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      want(shown)
      return () => listeners.delete(listener)
    },
    () => among.get(shown.id),
    () => undefined,
  )
}

function want(shown: Shown): void {
  if (painted.has(shown.id)) return
  wanted.set(shown.id, shown)
  if (!isPainting) void paintAll()
}

async function paintAll(): Promise<void> {
  isPainting = true
  // All that mount together are asked for before the first is painted.
  await Promise.resolve()
  for (let [next] = wanted.values(); next !== undefined; [next] = wanted.values()) {
    wanted.delete(next.id)
    const glyph = await glyphOf(next)
    glyphs.set(next.id, glyph)
    painted.set(next.id, await paint(picture({ ...next, glyph })))
    for (const listener of listeners) listener()
  }
  isPainting = false
}

async function glyphOf({ id, arch }: Shown): Promise<string> {
  const chest = /^[CW]-/.test(id) ? 'bearers' : archetypeOf(arch)
  const { GLYPHS } = await CHESTS[chest]()
  const found = GLYPHS[id]
  if (found !== undefined) return found.path
  // A card of a designer's own borrows one, always the same.
  const all = Object.values((await CHESTS[archetypeOf(arch)]()).GLYPHS)
  let sum = ARCHETYPES.length
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return all[sum % all.length]!.path
}

async function paint(drawing: string): Promise<string> {
  const source = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
  const image = new Image(PICTURE.width * 2, PICTURE.height * 2)
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width * 2
  canvas.height = PICTURE.height * 2
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (blob === null) return source
  URL.revokeObjectURL(source)
  return URL.createObjectURL(blob)
}

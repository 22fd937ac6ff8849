import { useSyncExternalStore } from 'react'
import { ageOfCard, BIOMES, isCard } from '../../content/tables.ts'
import { landscape } from '../art/landscape.ts'

/** Landscapes as pictures: each is painted once, one after the other, and then shared by all that show it. */

const SIZE = 400
/** Few at a time: each costs the page a few milliseconds, the rest happens beside it. */
const AT_ONCE = 3
const pictures = new Map<number, string>()
const wanted: number[] = []
const listeners = new Set<() => void>()
let painting = false

/** The address of a Biome's picture; undefined until it is painted. */
export function usePicture(biome: number): string | undefined {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      want(biome)
      return () => listeners.delete(listener)
    },
    () => pictures.get(biome),
    () => undefined,
  )
}

function want(biome: number): void {
  if (pictures.has(biome) || wanted.includes(biome)) return
  wanted.push(biome)
  if (!painting) void paintAll()
}

async function paintAll(): Promise<void> {
  painting = true
  while (wanted.length > 0) {
    const batch = wanted.slice(0, AT_ONCE)
    const painted = await Promise.all(batch.map(paint))
    for (const [i, picture] of painted.entries()) pictures.set(batch[i]!, picture)
    wanted.splice(0, batch.length)
    for (const listener of listeners) listener()
  }
  painting = false
}

async function paint(biome: number): Promise<string> {
  const drawing = landscape(BIOMES[biome]!, isCard(biome) ? ageOfCard(biome) : 1)
  const source = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
  const image = new Image(SIZE, SIZE)
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE, SIZE)
  const picture = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (picture === null) return source
  URL.revokeObjectURL(source)
  return URL.createObjectURL(picture)
}

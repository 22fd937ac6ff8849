import { useSyncExternalStore } from 'react'
import { ageOfCard, BIOMES, isCard } from '../../content/tables.ts'
import { landscape } from '../art/landscape.ts'
import { press } from './press.ts'

/** Landscapes as pictures: each is painted once, one after the other, and then shared by all that show it. */

const SIZE = 400
/** Few at a time: each costs the page a few milliseconds, and only when it has nothing else to draw. */
const AT_ONCE = 3
const pictures = new Map<number, string>()
/** Asked for and not yet begun: what is shown large comes first. */
const wanted = { large: new Set<number>(), small: new Set<number>() }
const listeners = new Set<() => void>()
let isPainting = false

/** The address of a Biome's picture; undefined until it is painted. */
export function usePicture(biome: number, isLarge: boolean): string | undefined {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      want(biome, isLarge)
      return () => listeners.delete(listener)
    },
    () => pictures.get(biome),
    () => undefined,
  )
}

function want(biome: number, isLarge: boolean): void {
  if (pictures.has(biome)) return
  wanted[isLarge ? 'large' : 'small'].add(biome)
  if (!isPainting) void paintAll()
}

async function paintAll(): Promise<void> {
  isPainting = true
  // All that mount together are asked for before the first is chosen.
  await leisure()
  for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
    const painted = await Promise.all(batch.map(paint))
    for (const [i, picture] of painted.entries()) pictures.set(batch[i]!, picture)
    for (const listener of listeners) listener()
    await leisure()
  }
  isPainting = false
}

function nextBatch(): number[] {
  const batch = [...wanted.large, ...wanted.small].filter(biome => !pictures.has(biome)).slice(0, AT_ONCE)
  for (const biome of batch) for (const set of [wanted.large, wanted.small]) set.delete(biome)
  return batch
}

/** When the page has shown what there is to show, or soon: while pieces move it always has something to show. */
function leisure(): Promise<unknown> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 200 })
    else setTimeout(resolve, 30)
  })
}

async function paint(biome: number): Promise<string> {
  const drawing = landscape(BIOMES[biome]!, isCard(biome) ? ageOfCard(biome) : 1)
  const source = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
  const image = new Image(SIZE, SIZE)
  image.src = source
  try {
    await image.decode()
    const picture = await press(await createImageBitmap(image, { resizeWidth: SIZE, resizeHeight: SIZE }))
    URL.revokeObjectURL(source)
    return URL.createObjectURL(picture)
  } catch {
    // A browser that cannot do it shows the drawing itself.
    return source
  }
}

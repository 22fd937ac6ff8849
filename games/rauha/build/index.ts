import sharp from 'sharp'
import type { Plugin } from 'vite'
import { BIOMES } from '../content/tables.ts'
import { landscape } from '../ui/art/landscape.ts'
import { pictureOf } from '../ui/parts/picture.ts'

/** Landscapes are painted when the hall is built: hundreds of shapes each, which no player's device need go through. */
export function plugin(): Plugin {
  const biomes = new Map(BIOMES.map((_, biome) => [pictureOf(biome), biome]))
  return {
    name: 'rauha-landscapes',
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const biome = biomes.get(url)
        if (biome === undefined) return next()
        response.setHeader('content-type', 'image/webp')
        void paint(biome).then(picture => response.end(picture), next)
      })
    },
    async generateBundle() {
      const painted = [...biomes].map(async ([path, biome]) => {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await paint(biome) })
      })
      await Promise.all(painted)
    },
  }
}

/** As large as the largest place that shows it. */
const SIZE = 400

export function paint(biome: number): Promise<Buffer> {
  return sharp(Buffer.from(landscape(biome)))
    .resize(SIZE)
    .webp({ quality: 86 })
    .toBuffer()
}

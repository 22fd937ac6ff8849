import { readFile, writeFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** In bytes: from here on the last percent takes longer than all the rest of the build. */
const LARGE = 400_000

/** Text is written compressed beside itself, as small as can be: it is packed once and sent many times. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => void (folder = `${root}/${build.outDir}/`),
    // After the service worker is written.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = globSync('**/*.{js,css,html,svg,json,webmanifest,txt}', { cwd: folder })
        await Promise.all(files.map(file => write(folder + file)))
      },
    },
  }
}

async function write(file: string): Promise<void> {
  const text = await readFile(file)
  // What fits into one packet gains nothing.
  if (text.length < 1000) return
  const [smaller, small] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: text.length > LARGE ? 9 : 11 } }),
    promisify(gzip)(text, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, smaller), writeFile(`${file}.gz`, small)])
}

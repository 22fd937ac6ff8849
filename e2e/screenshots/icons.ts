import { writeFile } from 'node:fs/promises'
import { story } from '../story.ts'

const HALL = 'web/public/'
const COMPANION = 'games/rising5/pages/companion/home/'

/** Phones want their icons as pixels. The hall's fills its square and keeps to the middle, so that any mask fits it. */
const ICONS = [
  ['icon.svg', 192, `${HALL}icon-192.png`],
  ['icon.svg', 512, `${HALL}icon-512.png`],
  ['icon.svg', 180, `${HALL}apple-touch-icon.png`],
  ['companion.svg', 192, `${COMPANION}companion-192.png`],
  ['companion.svg', 512, `${COMPANION}companion-512.png`],
] as const

story('the icons', async ({ arrive }) => {
  const anna = await arrive('en')
  await anna.goTo('/')
  const { page } = anna
  const origin = new URL(page.url()).origin
  for (const [drawing, size, file] of ICONS) {
    await page.setViewportSize({ width: size, height: size })
    await page.goto(`${origin}/${drawing}`)
    await writeFile(new URL(`../../${file}`, import.meta.url), await page.screenshot())
  }
})

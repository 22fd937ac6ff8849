import { type BrowserContextOptions, chromium } from '@playwright/test'
import { type Video, video } from '@runatal/recogniser/generator'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions, welcome } from './arrive.ts'
import type { Person } from './person.ts'
import { PHONE } from './story.ts'
import type { Language } from './words.ts'

/** Somebody with a phone whose camera sees this, again and again, for as long as the story lasts. */
export async function withCamera(
  kind: Video,
  language: Language,
  tell: (person: Person) => Promise<void>,
  more: BrowserContextOptions = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'runatal-camera-'))
  const file = join(folder, `${kind}.mjpeg`)
  await writeFile(file, video(kind))
  const options = launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [
      ...options.args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  })
  const { person, leave } = await welcome(browser, language, { ...PHONE, permissions: ['camera'], ...more })
  try {
    await tell(person)
  } finally {
    await leave()
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

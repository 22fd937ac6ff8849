import { launch, welcome } from './arrive.ts'
import openHouse from './house/open.ts'

/**
 * `node e2e/measure-frames.ts`, for the bench: what a frame of Rök's stones in flight costs the page itself, as JSON on
 * stdout. The graphics card's part is left out, because here it is drawn in software: drawing calls do nothing.
 */

const SLOWDOWN = 4
const THROWS = 5

const closeHouse = await openHouse()
const browser = await launch()
try {
  const { person, leave } = await welcome(browser, 'en', {
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    reducedMotion: 'no-preference',
  })
  const { page, words } = person
  const { learn } = words.hall
  await page.addInitScript(timeFrames)
  await person.goTo('/learn/rok')
  await page.getByRole('button', { name: words.stones.deep }).click()
  await page.locator('.rok-ground.deep').waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const frameMs: number[] = []
  for (let i = 0; i < THROWS; i++) {
    await person.button(learn.goOn).click()
    await person.button(learn.goOn).click()
    await page.evaluate(() => window.frameTimes.splice(0))
    await page.getByRole('button', { name: words.stones.throwNow }).click()
    await page.getByText(learn.right).waitFor()
    frameMs.push(...(await page.evaluate(() => window.frameTimes.splice(0))))
    await person.button(learn.restart).click()
  }
  console.log(JSON.stringify({ frameMs }))
  await leave()
} finally {
  await browser.close()
  await closeHouse()
}

declare global {
  interface Window {
    frameTimes: number[]
  }
}

/** In the page: how long all that is done for one frame takes, of the frames in which something is drawn. */
function timeFrames(): void {
  window.frameTimes = []
  let [frame, spent, drawn] = [0, 0, false]
  const gl = WebGL2RenderingContext.prototype
  const draw = () => {
    drawn = true
  }
  Object.assign(gl, {
    clear: () => undefined,
    drawElements: draw,
    drawArrays: draw,
    drawElementsInstanced: draw,
    drawArraysInstanced: draw,
  })
  const later = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = act =>
    later(at => {
      if (at !== frame) {
        if (drawn) window.frameTimes.push(spent)
        ;[frame, spent, drawn] = [at, 0, false]
      }
      const began = performance.now()
      act(at)
      spent += performance.now() - began
    })
}

import { launch } from './arrive.ts'
const [base, out, list, sizes = 'd,p,l', lang = 'en'] = process.argv.slice(2)
const SIZES: Record<string, any> = { d: { viewport: { width: 1440, height: 900 } }, p: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 }, l: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 } }
const browser = await launch()
for (const size of sizes!.split(',')) {
  const context = await browser.newContext({ ...SIZES[size], locale: lang === 'fr' ? 'fr-FR' : 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  page.on('pageerror', error => console.log('ERROR', error.message))
  page.on('console', m => m.type() === 'error' && !/404|Failed to load|WebSocket/.test(m.text()) && console.log('CONSOLE', m.text().slice(0, 300)))
  for (const path of list!.split(',')) {
    await page.goto(base + path)
    await page.waitForTimeout(1500)
    const leaf = await page.evaluate(() => { const l = document.querySelector('.leaf-in') as HTMLElement | null; return l ? l.scrollHeight : 0 })
    const name = `${out}/${path.slice(1).replaceAll('/', '-').replace(/\?.*/, '')}-${size}-${lang}.png`
    if (process.env.FULL && size === 'd') { await page.setViewportSize({ width: 1440, height: Math.min(leaf + 160, 5000) }); await page.waitForTimeout(2500) }
    if (process.env.FULL && size !== 'd') await page.waitForTimeout(500)
    if (process.env.FULL && size !== 'd') await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise(r => setTimeout(r, 300)) } scrollTo(0, 0) })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) console.log('WIDE', path, size, over)
    await page.screenshot({ path: name, fullPage: !!process.env.FULL && size !== 'd' })
    if (size === 'd') await page.setViewportSize({ width: 1440, height: 900 })
  }
  await context.close()
}
await browser.close()

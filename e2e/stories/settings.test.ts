import { expect } from '@playwright/test'
import { expectToFit } from '../fits.ts'
import { PHONE, story } from '../story.ts'
import { WORDS } from '../words.ts'

story('a reader changes the language, and what was set is remembered', async ({ arrive }) => {
  const anna = await arrive('en')
  const { page } = anna
  const en = WORDS.en.hall
  const fr = WORDS.fr.hall
  await anna.goTo('/settings')
  await expect(page.getByRole('heading', { name: en.settings.title })).toBeVisible()
  await page.getByRole('radiogroup', { name: en.settings.language }).getByText('Français').click()
  await expect(page.getByRole('heading', { name: fr.settings.title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.getByRole('radiogroup', { name: fr.settings.marks }).getByText(fr.settings.markKinds.strong).click()
  await page.getByRole('radiogroup', { name: fr.settings.motion }).getByText(fr.settings.motions.none).click()

  await page.reload()
  const chosen = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name })
  await expect(chosen(fr.settings.language, 'Français')).toBeChecked()
  await expect(chosen(fr.settings.marks, fr.settings.markKinds.strong)).toBeChecked()
  await expect(chosen(fr.settings.motion, fr.settings.motions.none)).toBeChecked()
  await anna.goTo('/')
  await expect(page.getByRole('button', { name: fr.home.playNow('Rauha') })).toBeVisible()

  // In the middle of a game as well: the board speaks the new language at once after the way back.
  await page.getByRole('button', { name: fr.home.playNow('Rauha') }).click()
  await expect(page.getByRole('heading', { name: WORDS.fr.board.keepOne })).toBeVisible({ timeout: 60_000 })
  const table = page.url()
  await anna.goTo('/settings')
  await page.getByRole('radiogroup', { name: fr.settings.language }).getByText('English').click()
  await page.goto(table)
  await expect(page.getByRole('heading', { name: WORDS.en.board.keepOne })).toBeVisible({ timeout: 60_000 })
})

story(
  'volume, text, hand and confirmed moves are set by keyboard, hold at once and after a reload',
  async ({ arrive }) => {
    const anna = await arrive('en', PHONE)
    const { page } = anna
    const { settings, table } = anna.words.hall
    await anna.goTo('/settings')
    const volume = page.getByRole('slider', { name: settings.volume })
    const choose = async (group: string, name: string) =>
      page.getByRole('radiogroup', { name: group, exact: true }).getByText(name, { exact: true }).click()
    const lineOf = () =>
      page
        .locator('.row b')
        .first()
        .evaluate(one => Number.parseFloat(getComputedStyle(one).fontSize))
    await choose(settings.sound, settings.on)
    await volume.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await expect(volume).toHaveAttribute('aria-valuetext', settings.percent(95))
    const usual = await lineOf()
    await choose(settings.text, settings.textSizes[150])
    expect(await lineOf()).toBeCloseTo(usual * 1.5, 1)
    await expectToFit(page, 'settings in very large text')
    await choose(settings.hand, settings.hands.left)
    await choose(settings.confirm, settings.on)
    await page.reload()
    await expect(volume).toHaveValue('95')
    expect(await lineOf()).toBeCloseTo(usual * 1.5, 1)
    await choose(settings.text, settings.textSizes[100])

    // At the table the safety nets stand at the left, and a move is asked about before it is made.
    await anna.playNow()
    const nets = await page.locator('.ab-nets').boundingBox()
    const said = await page.locator('.ab-say').boundingBox()
    expect(nets!.x).toBeLessThan(said!.x)
    const seen = await anna.myTurn()
    await anna.press(anna.button(table.allMoves))
    const move = page.locator('.move').first()
    await anna.press(move)
    const asked = page.getByRole('dialog', { name: table.confirmTitle })
    await anna.press(asked.getByRole('button', { name: table.cancel }))
    await expect(asked).toBeHidden()
    expect((await anna.glance()).choices).toEqual(seen?.choices)
  },
)

story('colours forced by the system keep borders, marks and what is chosen', async ({ arrive }) => {
  const anna = await arrive('en', { forcedColors: 'active' })
  const { page } = anna
  const borderOf = (one: string) =>
    page
      .locator(one)
      .first()
      .evaluate(found => Number.parseFloat(getComputedStyle(found).borderTopWidth))
  await anna.goTo('/new/rauha')
  await expect(page.locator('.actbar')).toBeVisible()
  expect(await borderOf('.actbar .btn.gold')).toBeGreaterThan(0)
  expect(await borderOf('.panel')).toBeGreaterThan(0)
  const chosen = page.locator('.seg label.on').first()
  expect(await chosen.evaluate(one => getComputedStyle(one).outlineStyle)).toBe('solid')
  await anna.playNow()
  await anna.myTurn()
  expect(await borderOf('.ab')).toBeGreaterThan(0)
  expect(await borderOf('.pill')).toBeGreaterThan(0)
  const lit = page.locator('[data-table] [data-choice]:not(:disabled)').filter({ visible: true }).first()
  expect(await lit.evaluate(one => getComputedStyle(one).outlineStyle)).toBe('solid')
  const mark = page.locator('.pill .ava').first()
  expect(await mark.evaluate(one => getComputedStyle(one).forcedColorAdjust)).toBe('none')
})

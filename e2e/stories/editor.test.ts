import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import { PHONE, story } from '../story.ts'

story('a position is put together by keyboard alone, mended, linked and played', async ({ arrive }) => {
  const anna = await arrive('fr')
  const { page } = anna
  const { editor, me, replay } = anna.words.hall
  await anna.goTo('/editor/rauha')
  const says = page.getByRole('status').first()
  const choose = async (card: string, place: string) => {
    await page.getByRole('searchbox', { name: editor.find }).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(card)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const where = page.getByRole('combobox', { name: editor.place, exact: true })
    await where.focus()
    await where.selectOption({ label: place })
  }
  await choose('B1-03', `${me.guest}\u00a0: au centre`)
  await expect(says).toContainText('B1-03')
  await choose('B1-03', `${me.guest}\u00a0: en bas à gauche`)

  // One card in two places: said in words, with its rule, and mended in one press.
  const holds = page.getByRole('region', { name: editor.holds })
  await expect(holds).toContainText('B1-03 est à deux endroits')
  await expect(holds.getByRole('link', { name: 'RAU-010' })).toBeVisible()
  await expect(anna.button(editor.play)).toBeDisabled()
  await expectAccessible(page, 'editor')
  await holds.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(holds).toContainText(editor.fine)
  await page.keyboard.press('z')
  await expect(holds).toContainText('B1-03 est à deux endroits')
  await page.keyboard.press('Shift+Z')
  await expect(holds).toContainText(editor.fine)

  // What follows # is the position: a reload brings it back, and a broken one says so.
  await page.reload()
  await expect(anna.button(editor.takeAway('Cristal, air (B1-03)', `${me.guest}\u00a0: en bas à gauche`))).toBeVisible()
  await anna.button(editor.play).focus()
  await page.keyboard.press('Enter')
  await anna.button(replay.begin).focus()
  await page.keyboard.press('Enter')
  await anna.atTable()
  await expect(page.getByText(editor.arranged)).toBeVisible()
  await anna.moveUntil(() => anna.isAsked('pickBiome'))
  await anna.goTo('/editor/rauha#1abc')
  await expect(says).toContainText(editor.broken)
})

story('on a phone, a thumb puts a card and a Spore down', async ({ arrive }) => {
  const bela = await arrive('en', PHONE)
  const { page } = bela
  const { editor, me } = bela.words.hall
  await bela.goTo('/editor/rauha')
  await page.getByRole('button', { name: /^Crystal, air \(B1-03\)/ }).tap()
  await page.locator('[data-place="cell:0:4"].ed-spot').tap()
  await expect(page.getByRole('status').first()).toContainText('B1-03')
  await page.getByRole('combobox', { name: editor.box, exact: true }).selectOption('spore')
  await page.getByRole('button', { name: 'Spore', exact: true }).tap()
  await page.locator('[data-place="cell:0:4"].ed-spot').tap()
  await expect(bela.button(editor.takeAway('Spore', `${me.guest}: in the centre`))).toBeVisible()
  await expect(bela.button(editor.play)).toBeEnabled()
  await expectAccessible(page, 'editor on a phone')
  await expectToFit(page, 'editor on a phone')
})

/** What is put where, in each of the other games; by the list of places, as those do who drag nothing. */
const PUT = [
  ['brandubh', undefined, 'Attacker', 'd2'],
  ['rising5', 'region', 'Kharn, Lord of the Dunes', 'Glass Dunes'],
  ['rok', undefined, 'black fehu', 'On the table, face up'],
  ['runebound', 'pawn', 'Hero of player 1', 'Tamalir'],
] as const

for (const [game, kind, thing, place] of PUT)
  story(`${game}: a thing is put down by its name, taken back, and the position is played`, async ({ arrive }) => {
    const carl = await arrive('en')
    const { page } = carl
    const { editor, replay } = carl.words.hall
    await carl.goTo(`/editor/${game}`)
    if (kind !== undefined) await page.getByRole('combobox', { name: editor.box, exact: true }).selectOption(kind)
    await page
      .getByRole('button', { name: new RegExp(`^${thing}`) })
      .first()
      .click()
    await page.getByRole('combobox', { name: editor.place, exact: true }).selectOption({ label: place })
    const taken = carl.button(editor.takeAway(thing, place))
    await expect(taken).toBeVisible()
    await expectAccessible(page, `editor of ${game}`)
    await page.keyboard.press('z')
    await expect(taken).toBeHidden()
    await page.keyboard.press('Shift+Z')
    await expect(taken).toBeVisible()
    await carl.button(editor.play).click()
    await carl.button(replay.begin).click()
    await carl.atTable()
  })

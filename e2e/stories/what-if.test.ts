import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { expectToFit } from '../fits.ts'
import type { Person } from '../person.ts'
import { PHONE, story } from '../story.ts'

/** A game of two, given up after its first round, and watched again at a moment where somebody chose. */
async function aFinishedGame(person: Person): Promise<void> {
  const { page } = person
  const { fresh, table } = person.words.hall
  await person.goTo('/new/rauha')
  await page
    .getByRole('radiogroup', { name: fresh.occupant(3) })
    .getByText(fresh.closed)
    .click()
  await person.button(fresh.start).click()
  await person.atTable()
  await person.moveUntil(() => person.isAsked('playBiome'))
  await person.moveUntil(() => person.isAsked('pickBiome'))
  await person.button(table.menu).click()
  await page.getByRole('menuitem', { name: table.forfeit }).click()
  await person.button(table.forfeitYes).click()
  await expect(person.result).toBeVisible()
  await person.goTo(`${new URL(page.url()).pathname}/replay/1`)
}

story(
  'from a moment of a finished game a branch is played, named, noted, kept and saved as a file',
  async ({ arrive }) => {
    const anna = await arrive('fr')
    const { page } = anna
    const { whatIf } = anna.words.hall
    await aFinishedGame(anna)
    await anna.button(whatIf.open).click()
    const beside = page.getByRole('complementary', { name: whatIf.branches })
    await expect(beside.getByText(whatIf.noBranch)).toBeVisible()
    await expectAccessible(page, 'what-if')
    await expectToFit(page, 'what-if')

    // Another move on the board: it is the first of a branch, and the game stays as it was.
    const tree = beside.getByRole('list').first()
    await anna.pressChoice((await anna.glance()).choices.at(-1)!)
    await expect(tree.getByRole('button', { name: whatIf.branchName(1) }).first()).toBeVisible()
    await expect(beside.getByRole('button', { name: whatIf.theGame })).toBeVisible()
    // Bots answer for the others.
    await beside.getByLabel(whatIf.others).selectOption('novice')
    await expect(beside.getByText(whatIf.moves(2))).toBeVisible()

    await beside.getByRole('button', { name: whatIf.rename(whatIf.branchName(1)) }).click()
    await beside.getByLabel(whatIf.name).fill('Le centre d’abord')
    await beside.getByRole('button', { name: whatIf.save }).click()
    await expect(tree.getByRole('button', { name: 'Le centre d’abord' }).first()).toBeVisible()
    await beside.getByLabel(whatIf.note).fill('Ici, tout change.')
    await beside.getByRole('button', { name: whatIf.say }).click()
    await expect(beside.getByText('Ici, tout change.')).toBeVisible()
    await expectAccessible(page, 'what-if with a branch')

    // Kept on this device, at the place where one was.
    await page.reload()
    await expect(beside.getByText('Ici, tout change.')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(beside.getByRole('button', { name: whatIf.onMove(3) })).toBeVisible()

    await anna.button(whatIf.more).click()
    const [saved] = await Promise.all([page.waitForEvent('download'), anna.button(whatIf.exportFile).click()])
    const file = await readFile(await saved.path(), 'utf8')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: whatIf.toStudies }).click()
    await expect(page.getByRole('heading', { name: whatIf.title, level: 1 })).toBeVisible()
    await expectAccessible(page, 'studies')
    const bring = async (text: string) =>
      page.getByLabel(whatIf.importFile).setInputFiles({
        name: 'etude.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })
    const links = page.getByRole('main').getByRole('listitem')
    await expect(links).toHaveCount(1)
    await bring('{"name":')
    await expect(page.getByRole('alert')).toHaveText(whatIf.notAFile)
    await bring(file.replace(/"ask":\d+/, '"ask":99999'))
    await expect(page.getByRole('alert')).toContainText(whatIf.fileUnplayable('').slice(-20))
    await expect(links).toHaveCount(1)
    await bring(file)
    await expect(beside.getByText('Le centre d’abord').first()).toBeVisible()
  },
)

story('on a phone a branch is played with a thumb', async ({ arrive }) => {
  const anna = await arrive('en', PHONE)
  const { page } = anna
  const { whatIf } = anna.words.hall
  await aFinishedGame(anna)
  await anna.button(whatIf.open).tap()
  await anna.atTable()
  await expectToFit(page, 'what-if on a phone')
  await anna.pressChoice((await anna.glance()).choices.at(-1)!)
  await anna.button(whatIf.branches).tap()
  const beside = page.getByRole('complementary', { name: whatIf.branches })
  await expect(beside.getByRole('button', { name: whatIf.branchName(1) }).first()).toBeVisible()
  await expectToFit(page, 'what-if with a branch on a phone')
  await expectAccessible(page, 'what-if on a phone')
  await page.setViewportSize({ width: 844, height: 390 })
  await anna.button(whatIf.branches).tap()
  await expect(beside).toBeHidden()
  await expectToFit(page, 'what-if on a phone that lies')
})

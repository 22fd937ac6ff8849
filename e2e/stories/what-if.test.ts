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
  await person.goTo(`${new URL(page.url()).pathname}/replay/0`)
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
    await expect(tree.getByRole('button', { name: new RegExp(`^${whatIf.theGame}`) })).toBeVisible()
    // How each line ends, in chances.
    await expect(tree).toContainText(/\d\s%/)
    // Bots answer for the others.
    await beside.getByLabel(whatIf.others).selectOption('novice')
    await expect(tree).toContainText(/· [2-9]\scoups/)
    await beside.getByLabel(whatIf.others).selectOption('me')
    await expect(anna.asked).not.toContainText(whatIf.thinking)

    await beside.getByRole('button', { name: whatIf.rename(whatIf.branchName(1)) }).click()
    await beside.getByLabel(whatIf.name).fill('Le centre d’abord')
    await beside.getByRole('button', { name: whatIf.save }).click()
    await expect(tree.getByRole('button', { name: 'Le centre d’abord' }).first()).toBeVisible()
    await beside.getByLabel(whatIf.note).fill('Ici, tout change.')
    await beside.getByRole('button', { name: whatIf.say }).click()
    await expect(beside.getByRole('listitem').filter({ hasText: 'Ici, tout change.' })).toBeVisible()
    await expectAccessible(page, 'what-if with a branch')

    // Kept on this device, at the place where one was.
    await page.reload()
    await expect(beside.getByRole('listitem').filter({ hasText: 'Ici, tout change.' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(beside.getByRole('button', { name: new RegExp(whatIf.onMove(3).replace('3', '\\d+')) })).toBeVisible()

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

story(
  'two people are in one study: one lets the other write, and each sees what the other does',
  async ({ arrive }) => {
    const [anna, bela] = [await arrive('en'), await arrive('fr')]
    const hers = anna.words.hall.whatIf
    const theirs = bela.words.hall.whatIf
    await aFinishedGame(anna)
    await anna.button(hers.open).click()
    await anna.button(hers.more).click()
    await anna.button(hers.share).click()
    await anna.page.waitForURL(/\/study\/(?!local)/)
    const besideHer = anna.page.getByRole('complementary', { name: hers.branches })
    await expect(besideHer.getByText(hers.noBranch)).toBeVisible()

    // With the link everybody may read, and nobody write.
    await bela.goTo(new URL(anna.page.url()).pathname)
    const beside = bela.page.getByRole('complementary', { name: theirs.branches })
    await expect(bela.asked).toContainText(theirs.readOnly)
    await expect(beside.getByLabel(theirs.note)).toBeHidden()
    await bela.button(theirs.more).click()
    await bela.button(theirs.introduce).click()
    await expect(bela.button(theirs.introduce)).toBeHidden()
    await bela.page.keyboard.press('Escape')
    await anna.button(hers.readers(1)).click()
    await expectAccessible(anna.page, 'who may write')
    await anna.page
      .getByRole('button', { name: hers.admit('').trim().split(' ')[0]!, exact: false })
      .first()
      .click()
    await anna.page.keyboard.press('Escape')

    await expect(beside.getByLabel(theirs.note)).toBeVisible()
    await bela.pressChoice((await bela.glance()).choices.at(-1)!)
    await expect(besideHer.getByRole('button', { name: theirs.branchName(1) }).first()).toBeVisible()
    await beside.getByLabel(theirs.note).fill('Et comme ça ?')
    await beside.getByRole('button', { name: theirs.say }).click()
    await besideHer
      .getByRole('button', { name: theirs.branchName(1) })
      .first()
      .click()
    await expect(besideHer.getByRole('listitem').filter({ hasText: 'Et comme ça ?' })).toBeVisible()
    await besideHer.getByLabel(hers.note).fill('Better than mine.')
    await besideHer.getByRole('button', { name: hers.say }).click()
    await expect(beside.getByRole('listitem').filter({ hasText: 'Better than mine.' })).toBeVisible()

    // It is in the list of both, and a copy on this device is one's own.
    await bela.button(theirs.more).click()
    await bela.button(theirs.keepCopy).click()
    await bela.page.waitForURL(/\/study\/local/)
    await expect(beside.getByText(theirs.branchName(1)).first()).toBeVisible()
    await bela.page.getByRole('link', { name: theirs.toStudies }).click()
    await expect(bela.page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  },
)

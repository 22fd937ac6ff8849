import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { withCamera } from '../camera.ts'
import { expectToFit } from '../fits.ts'
import { Holder } from '../holder.ts'
import { KEEPS, PHONE, story } from '../story.ts'

story('offline after one visit: the camera reads the Portal by itself, and a game is won', async () => {
  await withCamera(
    'sure',
    'fr',
    async person => {
      const anna = new Holder(person)
      const { page, words } = anna
      await anna.install()
      await person.network.cut()
      await person.goTo('/companion')
      await expect(anna.title(words.title.game)).toBeVisible()
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))

      await anna.press(words.title.start)
      await expect(page.getByRole('heading', { name: words.entry.check })).toBeVisible()
      await anna.expectSpaces('Bleue', 'Rouge', 'Jaune', 'Orange')
      expect(asked.filter(url => !url.includes('/assets/reader.worker'))).toEqual([])
      await expectAccessible(page, 'companion, reading to check')
      await expectToFit(page, 'companion, reading to check')
      await anna.press(words.entry.confirmStart)

      await expect(anna.title(words.result.first)).toBeVisible()
      await expectAccessible(page, 'companion, result')
      await anna.press(words.result.goOn)
      await expectToFit(page, 'companion, altars')
      await anna.swipe('down')
      await expect(page.getByRole('alert')).toContainText(words.refusals.altars)
      await anna.lightAltars()
      await expectAccessible(page, 'companion, altars')
      await anna.swipe('up')
      await expect(anna.title(words.history.title)).toBeVisible()
      await expectAccessible(page, 'companion, history')
      await anna.press(words.close)

      // The camera sees what it saw before; the table has other runes now: they are corrected by hand.
      await anna.swipe('down')
      await expect(page.getByRole('heading', { name: words.entry.check })).toBeVisible()
      const answer = await anna.answer()
      for (const [i, seen] of ['Bleue', 'Rouge', 'Jaune', 'Orange'].entries()) {
        await person.press(anna.space(i + 1, seen))
        const choice = page.getByRole('group', { name: words.entry.choose(i + 1) })
        await person.press(choice.getByRole('button', { name: answer[i]!, exact: true }))
      }
      await anna.expectSpaces(...answer)
      await anna.press(words.entry.confirmSeal)
      await expect(anna.title(words.end.victory)).toBeVisible()
      await expect(page.getByText(words.end.attempts(1), { exact: true })).toBeVisible()
      await expect(page.getByText(words.end.hints(0), { exact: true })).toBeVisible()
      await expectAccessible(page, 'companion, victory')
      await expectToFit(page, 'companion, victory')
    },
    KEEPS,
  )
})

story('a covered tile stays blank, and is filled in by hand', async () => {
  await withCamera('hard', 'en', async person => {
    const anna = new Holder(person)
    const { page, words } = anna
    await anna.open()
    await anna.press(words.title.start)
    await anna.press(words.capture.fillRest)
    const spaces = ['Blue', 'Red', words.blank, 'Orange']
    await anna.expectSpaces(...spaces)
    // The blank space is open to be filled.
    await person.press(anna.space(3, words.blank))
    // It says why it cannot be confirmed.
    await person.button(words.entry.confirmStart).tap({ force: true })
    await expect(page.getByRole('alert')).toContainText(words.refusals.blank)
    await anna.expectSpaces(...spaces)
    await person.press(anna.space(3, words.blank))
    await person.press(
      page.getByRole('group', { name: words.entry.choose(3) }).getByRole('button', { name: 'Yellow', exact: true }),
    )
    await anna.press(words.entry.confirmStart)
    await expect(anna.title(words.result.first)).toBeVisible()
  })
})

for (const [kind, advice] of [
  ['twice', 'twice'],
  ['fifth', 'tooMany'],
  ['noPortal', 'marker'],
] as const)
  story(`a picture that will not do is not taken, and people are told why: ${kind}`, async () => {
    await withCamera(kind, 'fr', async person => {
      const anna = new Holder(person)
      const { page, words } = anna
      await anna.open()
      await anna.press(words.title.start)
      await expect(page.getByText(words.advice[advice])).toBeVisible()
      await expect(anna.title(words.capture.start)).toBeVisible()
      // By hand instead, one press away.
      await anna.byHand()
      await anna.enter('Bleue', 'Rouge', 'Jaune', 'Verte')
      await anna.press(words.entry.confirmStart)
      await expect(anna.title(words.result.first)).toBeVisible()
    })
  })

story('a whole game with the keyboard alone, without a camera', async ({ arrive }) => {
  const anna = new Holder(await arrive('en'))
  const { page, words, person } = anna
  const { keyboard } = page
  const enter = async (name: string) => {
    await person.button(name).focus()
    await keyboard.press('Enter')
  }
  await anna.open()
  await enter(words.title.start)
  await expect(page.getByText(words.capture.noCamera)).toBeVisible()
  await expectAccessible(page, 'companion, no camera')
  await keyboard.press('m')
  for (const rune of ['Violet', 'Green', 'Red', 'Yellow']) await enter(rune)
  await enter(words.entry.confirmStart)
  await expect(anna.title(words.result.first)).toBeFocused()
  await enter(words.result.goOn)
  await keyboard.press('s')
  await expect(page.getByRole('alert')).toContainText(words.refusals.altars)
  for (const n of [1, 2, 3, 4]) await enter(words.main.altar(n))
  await keyboard.press('ArrowDown')
  await keyboard.press('M')
  const answer = await anna.answer()
  for (const rune of answer) await enter(rune)
  await keyboard.press('h')
  await expect(anna.title(words.history.title)).toBeVisible()
  await keyboard.press('Escape')
  await anna.expectSpaces(...answer)
  await enter(words.entry.confirmSeal)
  await expect(anna.title(words.end.victory)).toBeVisible()
  await person.button(words.end.share).click()
  await expect(page.getByText(words.end.copied)).toBeVisible()
})

story(
  'a game outlives a reload and another language; hints and notes are kept, defeat is asked twice',
  async ({ arrive }) => {
    const anna = new Holder(await arrive('fr', PHONE))
    const { page, words, person } = anna
    await anna.open()
    await anna.press(words.title.start)
    await anna.byHand()
    await anna.enter('Bleue', 'Rouge', 'Jaune', 'Verte')
    await anna.press(words.entry.confirmStart)
    await anna.press(words.result.goOn)
    await anna.press(words.main.altar(2))
    await anna.press(words.main.hint)
    await expectAccessible(page, 'companion, hint')
    await anna.press('Rune bleue')
    await anna.press(words.hint.take('Bleue'))
    await expect(page.getByText(words.hint.toldNote)).toBeVisible()
    await anna.press(words.result.goOn)
    await anna.press(words.main.notes)
    // The hint stands in the grid by itself; a sign is pinned by a press on its square.
    await expect(page.getByRole('button', { name: /lien donné par un Indice/ })).toHaveCount(1)
    await anna.press(person.words.portal.square('green', 'monkey', false, false, undefined))
    await expect(page.locator('[data-note="green:monkey"]')).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, 'companion, notes')
    await expectToFit(page, 'companion, notes')

    await page.reload()
    await person.press(page.getByRole('button', { name: new RegExp(words.title.resume) }))
    await expect(person.button(words.main.altar(2))).toHaveAttribute('aria-pressed', 'true')
    await expect(person.button(words.main.altar(1))).toHaveAttribute('aria-pressed', 'false')
    await anna.press(words.menu.open)
    await person.press(page.getByText('English'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Altar 2' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Notes' }).tap()
    await expect(page.locator('[data-note="green:monkey"]')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'History' }).tap()
    await expect(page.getByText('Hint: Blue is the')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).tap()
    await page.getByRole('button', { name: 'Back' }).tap()

    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('button', { name: 'Declare defeat' }).tap()
    await page.getByRole('button', { name: 'Play on' }).tap()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('button', { name: 'Declare defeat' }).tap()
    await page.getByRole('button', { name: 'Yes, we lost' }).tap()
    await expect(anna.title('Total eclipse')).toBeVisible()
    await expectAccessible(page, 'companion, defeat')
  },
)

story('the tutorial is played to its golden signs, and every room can be used by everybody', async ({ arrive }) => {
  const anna = new Holder(await arrive('en', PHONE))
  const { page, words, person } = anna
  await person.goTo('/companion')
  await expectAccessible(page, 'companion, title')
  await expectToFit(page, 'companion, title')
  await person.press(page.getByRole('link', { name: words.title.tutorial }))
  const lay = async () => {
    await anna.press(words.lesson.lay)
    await person.press(page.getByRole('button', { name: /^Confirm and/ }))
  }
  await lay()
  await anna.press(words.result.goOn)
  await anna.lightAltars()
  await person.press(page.getByRole('button', { name: words.main.seal }))
  await lay()
  await anna.press(words.result.goOn)
  await anna.press(words.main.hint)
  await anna.press('Blue rune')
  await anna.press(words.hint.take('Blue'))
  await anna.press(words.result.goOn)
  await anna.lightAltars()
  await anna.swipe('down')
  await lay()
  await expect(page.getByText(words.lesson.over)).toBeVisible()
  await person.press(page.getByRole('link', { name: words.lesson.leave }))
  await expect(page.getByText(words.title.games)).toBeHidden()

  for (const [link, title] of [
    [words.title.calibrate, words.calibrate.title],
    [words.title.print, words.print.title],
    [words.title.help, words.help.title],
  ] as const) {
    await person.press(page.getByRole('link', { name: link }))
    await expect(anna.title(title)).toBeVisible()
    await expectAccessible(page, `companion, ${title}`)
    await expectToFit(page, `companion, ${title}`)
    await person.press(page.getByRole('link', { name: words.back }))
  }
  await person.press(page.getByRole('link', { name: words.title.rulebook }))
  await expect(page.getByRole('heading', { name: person.words.hall.book.title('Rising 5') })).toBeAttached()
})

story('the pieces are printed on three A4 pages, to scale', async ({ arrive }) => {
  const anna = new Holder(await arrive('en'))
  await anna.person.goTo('/companion/print')
  await expect(anna.page.getByRole('img', { name: anna.words.print.page(3, 3) })).toBeVisible()
  const pdf = (await anna.page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
  // A4 in points.
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? []
  expect(Number(width)).toBeCloseTo(595, -1)
  expect(Number(height)).toBeCloseTo(842, -1)
})

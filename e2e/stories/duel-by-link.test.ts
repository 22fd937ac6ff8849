import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { BONES, Duellist } from '../duellist.ts'
import { expectToFit } from '../fits.ts'
import type { Person } from '../person.ts'
import { PHONE, story } from '../story.ts'

/** Opens a table by link for two people; gives its address. */
async function openByLink(anna: Person): Promise<string> {
  const { page } = anna
  const { fresh, room } = anna.words.hall
  await page
    .getByRole('radiogroup', { name: fresh.occupant(2) })
    .getByText(fresh.person)
    .click()
  await page.getByText(fresh.places.link.name, { exact: true }).click()
  await anna.press(anna.button(fresh.open))
  await anna.button(room.copy).waitFor()
  return new URL(page.url()).pathname
}

async function sitDown(bela: Person, link: string): Promise<void> {
  const { room } = bela.words.hall
  await bela.goTo(link)
  await bela.page.getByRole('textbox', { name: room.name }).fill('Bela')
  await bela.press(bela.button(room.sitHere))
  await expect(bela.button(room.stand)).toBeVisible()
}

story(
  'two people, one on a phone, fight a whole duel by link with a card set that one of them made',
  async ({ arrive }) => {
    const anna = await arrive('en')
    const bela = await arrive('fr', PHONE)
    await new Duellist(anna).bring(BONES)
    await anna.goTo('/new/raise-rise-die')
    await new Duellist(anna).chooseSet('Bare bones')
    await anna.page.getByText(anna.words.hall.fresh.places.public.name).click()
    await expect(anna.page.getByText(anna.words.hall.fresh.privateSet)).toBeVisible()
    const link = await openByLink(anna)
    await sitDown(bela, link)
    await expect(anna.page.getByText(/Bare bones/)).toBeVisible()
    await expect(bela.page.getByText('Les dix os').first()).toBeVisible()
    await expectAccessible(anna.page, 'waiting room of a duel')
    await expectToFit(bela.page, 'waiting room of a duel, phone')
    await anna.press(anna.button(anna.words.hall.fresh.start))
    await Promise.all([anna.atTable(), bela.atTable()])

    const heard: string[] = []
    bela.page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
    await bela.page.reload()
    await bela.atTable()
    let isOver = false
    const fight = async (person: Person) => {
      const duellist = new Duellist(person)
      for (let presses = 0; presses < 300 && !isOver; presses++) {
        await expect
          .poll(
            async () => isOver || (await person.page.locator('[data-choice]').count()) > 0 || person.result.isVisible(),
            {
              timeout: 120_000,
            },
          )
          .toBeTruthy()
        if (await person.result.isVisible()) isOver = true
        else await duellist.pressOn()
      }
    }
    await Promise.all([fight(anna), fight(bela)])
    await expect(anna.result).toBeVisible()
    await expect(bela.result).toBeVisible()
    // The set travels once for each time that Bela comes.
    expect(heard.length).toBeGreaterThan(20)
    expect(heard.filter(said => said.includes('Os nus')).length).toBeLessThanOrEqual(2)
    await expectToFit(bela.page, 'result of a duel, phone')
    await expectAccessible(bela.page, 'result of a duel, phone')
  },
)

story(
  'a deck is shared by link, taken in, and played at a table; one that is not legal cannot sit down',
  async ({ arrive }) => {
    const anna = await arrive('en')
    const bela = await arrive('fr')
    await anna.goTo('/decks')
    const [ready] = await anna.page.locator('.decks-shelf .decks-open').allInnerTexts()
    await anna.press(anna.button(ready!).first())
    const link = await anna.page.locator('.decks-link').innerText()

    // Bela takes the text of the link in, and keeps the deck; another one is short of a card.
    const there = bela.words.decks
    await bela.goTo('/decks')
    await bela.page.getByText(there.importText).click()
    await bela.page.getByRole('textbox', { name: there.importText }).fill(link)
    await bela.press(bela.button(there.read))
    await bela.page.getByLabel(there.name).fill('Entier')
    await bela.press(bela.button(there.keep))
    await bela.goTo('/decks')
    // Names of buttons come with plain spaces, whatever spaces French is set with.
    const less = new RegExp(`^${there.less('').trim().replaceAll(/\s/g, ' ')}`)
    await bela.press(bela.page.getByRole('button', { name: less }).first())
    await expect(bela.page.getByText(there.toMend(1))).toBeVisible()
    await expect(bela.button(there.play)).toBeDisabled()
    await bela.page.getByLabel(there.name).fill('Trop court')
    await bela.press(bela.button(there.keep))

    await anna.goTo('/new/raise-rise-die')
    const table = await openByLink(anna)
    await sitDown(bela, table)
    const seat = bela.page.getByRole('listitem').filter({ hasText: bela.words.hall.fresh.you })
    await bela.press(seat.locator('summary'))
    const choose = seat.getByRole('combobox')
    await choose.selectOption({ label: 'Trop court' })
    await expect(bela.page.getByText(/RRD-008/)).toBeVisible()
    await choose.selectOption({ label: 'Entier' })
    await expect(bela.page.getByText(/RRD-008/)).toBeHidden()
    await anna.press(anna.button(anna.words.hall.fresh.start))
    await Promise.all([anna.atTable(), bela.atTable()])
  },
)

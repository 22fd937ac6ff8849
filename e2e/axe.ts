import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing serious or critical on this screen; told softly, so that the story goes on and names every such screen. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // No frames here: one run in the page itself finds what axe finds by opening another page, in a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target }) => `  ${target.join(' ')}`).join('\n')}`)
  expect.soft(grave, `axe on: ${screen}`).toEqual([])
}

import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'

const offers = '/?service=offers&page=Offer&in=brand~example'

beforeEach(() => localStorage.clear())

const open = async (width: number) => {
  await page.viewport(width, 800)
  await openKit({ address: offers })
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
}

/** The row of an offer with its longest words: its name, where it is sold, and how it is sold. */
const cells = () => {
  const row = page.getByRole('rowheader', { name: /^Legal Plan Family, D2C|^IDShield 2019, D2C/ }).element()
  return [...row.closest('tr')!.querySelectorAll<HTMLElement>('td:not([data-card="select"], [data-card="menu"])')]
}

test('on a phone, what creates an entity is called by its name', async () => {
  await open(360)
  const words = page.getByRole('button', { name: 'Create offer' }).getByText('Create offer').element()
  expect(words.getBoundingClientRect().width).toBeGreaterThan(60)
})

test('what creates an entity is the last tool on a desk, and the first on a phone', async () => {
  await open(1024)
  const at = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect()
  expect(at('Create offer').left).toBeGreaterThan(at('Export').right)
  await page.viewport(360, 800)
  await expect.poll(() => at('Create offer').bottom).toBeLessThan(at('Export').top)
})

test('a card has a status and no more than three facts, and a row all of them', async () => {
  await open(360)
  const shown = () => cells().filter((cell) => cell.getBoundingClientRect().height > 0)
  expect(shown()).toHaveLength(4)
  await page.viewport(1024, 800)
  await expect.poll(() => shown().length).toBe(5)
})

test('the status, the choice and the date of a row each stand on one line', async () => {
  await open(1024)
  for (const cell of cells()) {
    const lines = document.createRange()
    lines.selectNodeContents(cell)
    expect(lines.getBoundingClientRect().height, cell.innerText).toBeLessThan(30)
  }
})

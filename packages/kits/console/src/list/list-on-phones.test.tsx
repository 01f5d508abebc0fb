import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'

const offers = '/?service=offers&page=Offer&in=brand~example'

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

const at = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect()

test('what creates an entity is the last tool, on a phone as wide as the list', async () => {
  await open(1024)
  expect(at('Create offer').left).toBeGreaterThan(at('Export').right)
  expect(at('Create offer').width).toBeGreaterThan(100)
  await page.viewport(360, 800)
  await expect.poll(() => at('Create offer').width).toBeGreaterThan(250)
  expect(at('Create offer').top).toBeGreaterThanOrEqual(at('Export').bottom)
  expect(at('Create offer').height).toBe(at('Export').height)
})

test('the title of a list is as large as that of an entity', async () => {
  await open(1024)
  const sizeOf = () => getComputedStyle(page.getByRole('heading', { level: 2 }).first().element()).fontSize
  const ofList = sizeOf()
  await page.getByText('Book, D2C', { exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Book, D2C' })).toBeVisible()
  expect(sizeOf()).toBe(ofList)
})

test('on a phone, rows begin high', async () => {
  await open(360)
  const bar = page.getByRole('navigation', { name: 'Where you are' }).element().getBoundingClientRect()
  const row = page.getByRole('rowheader').first().element().getBoundingClientRect()
  expect(row.top - bar.top).toBeLessThan(290)
})

test('a card has a status and no more than two facts, and a row all of them', async () => {
  await open(360)
  const shown = () => cells().filter((cell) => cell.getBoundingClientRect().height > 0)
  expect(shown()).toHaveLength(3)
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

import { cleanUp } from '@memberkit/testing/clean-up'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heading, openKit, text } from '../testing/open-kit.tsx'

const recent = 'memberkit.console.recent'
const pinned = 'memberkit.console.pinned'
const offer = '?service=offers&page=Offer&in=brand~example&id=offer-legal-family-d2c'

afterEach(async () => {
  await cleanUp()
  await page.viewport(1024, 768)
})

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const search = page.getByRole('searchbox')
const system = (name: string) => page.getByRole('link', { name, exact: true })

test('the page leads with the search, and teaches to pin as long as nothing is kept', async () => {
  await openKit()
  await expect.element(heading('Pin what you work with every day')).toBeVisible()
  const headings = page.getByRole('heading').elements()
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Console',
    'Pin what you work with every day',
    'All systems',
    'People and communication',
    'Products and billing',
    'Partners and service delivery',
  ])
  // A browser goes on from where the focus was last: another file of the page may have left it outside.
  window.focus()
  getSelection()?.collapse(document.body, 0)
  await userEvent.tab()
  await expect.element(search).toHaveFocus()
})

test('what was opened last has its kind, its status and when it was opened', async () => {
  const opened = '2026-03-10T09:00:00Z'
  localStorage.setItem(recent, `${offer} ${opened}`)
  await openKit()
  const shown = row('Legal Plan Family, D2C')
  await expect.element(shown.getByText('Offers', { exact: true })).toBeVisible()
  await expect.element(shown.getByText('Available for sale')).toBeVisible()
  expect(shown.element().querySelector('time')?.dateTime).toBe(opened)
})

test('a press on the pin of what was opened last keeps it on top', async () => {
  localStorage.setItem(recent, offer)
  await openKit()
  await expect.element(text('Press the pin beside an entry')).toBeVisible()
  await row('Legal Plan Family, D2C').getByRole('button', { name: 'Pin' }).click()
  await expect.element(heading('Pinned')).toBeVisible()
  await expect.element(heading('Recently opened')).not.toBeInTheDocument()
  expect(localStorage.getItem(pinned)).toContain('id=offer-legal-family-d2c')
  await expect.element(row('Legal Plan Family, D2C').getByRole('button', { pressed: true })).toBeVisible()
})

test('the time at which a place was opened is no part of it', async () => {
  localStorage.setItem(recent, `${offer} 2026-03-10T09:00:00Z`)
  await openKit()
  await expect.element(system('Legal Plan Family, D2C')).toBeVisible()
  const href = system('Legal Plan Family, D2C').element().getAttribute('href')
  expect(decodeURIComponent(href!)).toMatch(/id=offer-legal-family-d2c$/)
})

test('systems are filtered by name, whatever its accents and capitals', async () => {
  await openKit()
  await search.fill('TAX')
  await expect.element(system('Tax rates')).toBeVisible()
  await expect.element(system('Offers')).not.toBeInTheDocument()
  await search.fill('nothing has this name')
  await expect.element(text('No system is called “nothing has this name”.')).toBeVisible()
})

test('what is typed leaves the systems with that name below the search, and what was asked all of them', async () => {
  await openKit()
  await search.fill('nothing has this name')
  await expect.element(heading('Pin what you work with every day')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.element(heading(/^Results for/)).toBeVisible()
  await expect.element(system('Offers')).toBeVisible()
  await expect.element(heading('Pin what you work with every day')).toBeVisible()
})

test('what may not be read is listed as locked', async () => {
  await openKit({ scenario: 'console/denied' })
  await expect.element(text(/^\d+ systems are locked/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Tax rates ?, no access$/ })).toBeVisible()
})

test('nothing is locked to staff who may read everything', async () => {
  await openKit({ scenario: 'console/staff-denied' })
  await expect.element(system('Tax rates')).toBeVisible()
  await expect.element(text(/are locked/)).not.toBeInTheDocument()
})

test('on a phone, the button of the search says what it does', async () => {
  await page.viewport(360, 768)
  await openKit()
  const words = document.createRange()
  words.selectNodeContents(page.getByRole('button', { name: 'Search', exact: true }).element())
  expect(words.getBoundingClientRect().width).toBeGreaterThan(40)
})

test('on a phone, an entry takes two lines', async () => {
  await page.viewport(360, 768)
  localStorage.setItem(recent, `${offer} 2026-03-10T09:00:00Z`)
  await openKit()
  await expect.element(row('Legal Plan Family, D2C').getByText('Available for sale')).toBeVisible()
  expect(row('Legal Plan Family, D2C').element().getBoundingClientRect().height).toBeLessThan(70)
})

test('on a phone, the groups of systems are closed until they are pressed, or the text finds something in them', async () => {
  await page.viewport(360, 768)
  await openKit()
  await expect.element(heading('Products and billing')).toBeVisible()
  await expect.element(system('Tax rates')).not.toBeInTheDocument()
  await heading('Products and billing').click()
  await expect.element(system('Tax rates')).toBeVisible()
  await heading('Products and billing').click()
  await search.fill('tax')
  await expect.element(system('Tax rates')).toBeVisible()
})

import assert from 'node:assert/strict'
import { test } from 'node:test'

const payOperation = 'POST /v1/identities/{identityId}/invoices/{invoiceId}/pay'
const listOperation = 'GET /v1/identities/{identityId}/invoices'

const countOf = async (mockPlatform, operation) =>
  (await mockPlatform.requests()).filter((request) => request.operation === operation).length

const rows = (page) => page.getByRole('rowheader')
const search = (page) => new URL(page.url()).searchParams

/** Waits until React has hydrated the kit: an earlier press may be lost. */
async function hydrated(page) {
  await rows(page).first().waitFor()
  await page.waitForFunction(() => {
    const button = globalThis.document.querySelector('[data-mk-kit] button')
    return button && Object.keys(button).some((key) => key.startsWith('__react'))
  })
}

/** Returns a filter's button by name and value. */
const filter = (page, name) => page.getByRole('search').getByRole('button', { name, exact: true })

/** Opens the filters of a list that has none yet; the texts are those of its button and its first filter. */
export async function openFilters(page, { filters, status } = { filters: 'Filters', status: 'Status' }) {
  await hydrated(page)
  await page.getByRole('button', { name: filters, exact: true }).click()
  await filter(page, status).waitFor()
}

/** Selects statuses in the filters. */
export async function chooseStatuses(page, ...names) {
  await filter(page, 'Status').click()
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).click()
}

/** Opens the first invoice. */
export async function openInvoice(page) {
  await hydrated(page)
  await rows(page).first().getByRole('button').click()
}

/** Waits until the URL reflects the kit's state. */
const addressed = (page, wanted) =>
  page.waitForFunction((parameters) => {
    const query = new URLSearchParams(globalThis.location.search)
    return Object.entries(parameters).every(([name, value]) => query.get(name) === value)
  }, wanted)

/**
 * Tests a person's use of the kit on any site that renders `/billing` on a server. `isReadOnce` means that URL changes
 * don't make the site fetch the list again.
 */
export function kitJourney(visit, { latency, isReadOnce }) {
  test('the list is server-rendered without inline styles, and fetched once', () =>
    visit(
      'invoices/member-mixed-history',
      '/billing',
      async (page, { mockPlatform, site }) => {
        await openFilters(page)
        assert.equal(await countOf(mockPlatform, listOperation), 1)
        const html = await (await fetch(`${site.url}/billing`)).text()
        assert.match(html, /Legal Plan Family/)
        assert.doesNotMatch(html, /<style/)
      },
      { latency },
    ))

  test('two quick filters and a typed date are kept in the list and the address', () =>
    visit(
      'invoices/member-mixed-history',
      '/billing?theme=dark',
      async (page, { mockPlatform }) => {
        await openFilters(page)
        await chooseStatuses(page, 'Paid', 'Past due')
        await filter(page, 'Issued').click()
        await page.getByRole('group', { name: 'First day' }).getByRole('textbox').first().click()
        await page.keyboard.type('01012025')
        const wanted = { theme: 'dark', status: 'PAID,DELINQUENT', from: '2025-01-01' }
        await addressed(page, wanted)
        const shown = await rows(page).allTextContents()
        assert.ok(shown.length > 0 && shown.length < 14, `${shown.length} rows`)
        if (isReadOnce) assert.equal(await countOf(mockPlatform, listOperation), 1)
        await page.reload()
        await rows(page).first().waitFor()
        assert.deepEqual(await rows(page).allTextContents(), shown)
        assert.deepEqual(Object.fromEntries(search(page)), wanted)
      },
      { latency },
    ))

  test('an invoice opens at once, a reload stays on it, and Back returns to the list', () =>
    visit(
      'invoices/member-mixed-history',
      '/billing?status=PAID',
      async (page) => {
        await openInvoice(page)
        await page.getByRole('button', { name: 'All invoices' }).waitFor()
        await page.waitForURL(/invoice=/)
        await page.reload()
        await page.getByRole('button', { name: 'All invoices' }).waitFor()
        await page.goBack()
        await rows(page).first().waitFor()
        assert.equal(search(page).get('invoice'), null)
        assert.equal(search(page).get('status'), 'PAID')
      },
      { latency },
    ))

  test('a double click pays once, and the list is refetched', () =>
    visit(
      'invoices/pay-approved',
      '/billing',
      async (page, { mockPlatform }) => {
        await hydrated(page)
        await page.getByRole('row').getByRole('button', { name: 'Pay', exact: true }).first().click()
        await page.getByRole('button', { name: 'Review payment' }).click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Pay \$/ })
          .dblclick()
        await page.getByText('Thank you. Your receipt is below.').waitFor()
        assert.equal(await countOf(mockPlatform, payOperation), 1)
        await page.getByRole('button', { name: 'Done' }).click()
        await page.getByText('Every invoice is settled.').waitFor()
      },
      { latency },
    ))

  test('a deep link opens one payment, and closing it goes to returnTo', () =>
    visit(
      'invoices/pay-approved',
      '/billing?invoice=inv-2003&flow=pay&returnTo=%2Faccounts',
      async (page) => {
        const dialog = page.getByRole('dialog', { name: 'Pay invoice 2026-002003' })
        await dialog.getByRole('button', { name: 'Cancel' }).click()
        await page.getByRole('heading', { name: 'Accounts' }).waitFor()
        assert.equal(new URL(page.url()).pathname, '/accounts')
      },
      { latency },
    ))

  test('a service fails at first: the server does not retry, the browser recovers', () =>
    visit('invoices/recovers', '/billing', (page, { mockPlatform, site }) =>
      serverAsksOnce(page, mockPlatform, `${site.url}/billing`),
    ))
}

/** Tests a server-rendered page whose platform first responds with 500. */
export async function serverAsksOnce(page, mockPlatform, address) {
  await rows(page).first().waitFor()
  await mockPlatform.begin('invoices/recovers')
  const html = await (await fetch(address)).text()
  assert.match(html, /data-mk-kit/)
  assert.deepEqual(
    (await mockPlatform.requests()).map(({ status }) => status),
    [500],
  )
}

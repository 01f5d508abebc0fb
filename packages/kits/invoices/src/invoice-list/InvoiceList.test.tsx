import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { button, heading, text } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'

const row = (words: string | RegExp) => page.getByRole('row').filter({ hasText: words })
const balance = page.getByRole('region', { name: 'Balance' })

test('a row shows plan, date, status, payment method and amount', async () => {
  await openKit({ scenario: 'invoices/member-mixed-history' })
  await expect.element(page.getByRole('table', { name: 'Invoices' })).toBeVisible()
  const cells = row('2026-001012').getByRole('cell').elements()
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Feb 20, 2026',
    'Partially paidDue Mar 6Paid $40.00 of $129.90',
    'Visa ••••\u00a04242',
    '$89.90',
    'Pay',
  ])
  await expect.element(row('2026-001012').getByRole('rowheader')).toMatchTextContent('Will preparation package')
  await expect.element(row('2026-001014')).toMatchTextContent('DueDue Mar 22')
  await expect.element(row('2026-001009')).toMatchTextContent('Mastercard •••• 4444')
})

test('the balance shows the total due, the oldest due date and the next charge', async () => {
  await openKit({ scenario: 'invoices/member-mixed-history' })
  // 59.90 + 24.90 + 89.90 + 64.90 + 9.95: neither what is canceled nor what is waived.
  await expect.element(balance.getByText('$249.55')).toBeVisible()
  await expect.element(balance.getByText('Oldest due February 15, 2026', { exact: false })).toBeVisible()
  await expect.element(balance).toMatchTextContent('We’ll try $64.90 again on March 14, 2026')
  expect(balance.getByRole('button').elements()).toHaveLength(1)
})

test.each([
  { charges: 'all that is due', others: [], isOldestSaid: false },
  { charges: 'a part of what is due that day', others: ['inv-1013'], isOldestSaid: true },
])('where the next charge is $charges, the balance says its oldest due date: $isOldestSaid', async (each) => {
  await openKit({
    scenario: 'invoices/member-mixed-history',
    prepare: ({ store: { invoices } }) => {
      for (const invoice of invoices.invoices.all()) {
        const isKept = invoice.id === 'inv-1014' || each.others.includes(invoice.id)
        invoices.invoices.put({ ...invoice, ...(isKept ? { dueOn: '2026-03-22' } : { status: 'VOIDED' }) })
      }
    },
  })
  await expect.element(balance).toMatchTextContent('Next charge $59.90 on March 22, 2026')
  const said = expect.element(balance)
  await (each.isOldestSaid ? said : said.not).toMatchTextContent('Oldest due March 22, 2026')
})

test('a canceled invoice is struck through and excluded from every total', async () => {
  await openKit({ scenario: 'invoices/cancelled-and-waived' })
  await expect.element(balance.getByText('Nothing due')).toBeVisible()
  await expect.element(row('2026-001004')).toMatchTextContent('Canceled invoice')
  expect(row('2026-001004').element().querySelector('s')?.textContent).toBe('$18.50')
  expect(row('2026-001005').element().querySelector('s')).toBeNull()
  await expect.element(row('2026-001005')).toMatchTextContent('Waived')
  await expect.element(row('2026-001002')).toMatchTextContent('Partially refunded')
  expect(page.getByRole('button', { name: /^Pay/ }).elements()).toEqual([])
})

test('each currency has its own balance, and currencies are never summed', async () => {
  await openKit({ scenario: 'invoices/mixed-currencies' })
  await expect.element(balance.getByText('$64.85', { exact: true })).toBeVisible()
  await expect.element(balance.getByText('CA$28.69', { exact: true })).toBeVisible()
  expect(balance.element().textContent).not.toContain('93.54')
  expect(
    balance
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Pay $64.85', 'Pay CA$28.69'])
})

test('the past-due banner says what failed, what it means and what comes next; it collapses but stays', async () => {
  await openKit({ scenario: 'invoices/past-due' })
  const banner = page.getByRole('region', { name: 'Payment needed' })
  await expect.element(banner).toMatchTextContent('The payment for invoice 2026-002003 didn’t go through.')
  await expect.element(banner).toMatchTextContent('Your coverage continues through March 31, 2026.')
  await banner.getByText('Payment needed').click()
  await expect.element(banner.getByText('didn’t go through', { exact: false })).not.toBeVisible()
  await expect.element(banner.getByText('Payment needed')).toBeVisible()
})

test('where nothing else is due, the balance alone says the amount and the next charge', async () => {
  await openKit({ scenario: 'invoices/past-due' })
  await expect.element(balance).toMatchTextContent('We’ll try $64.90 again on March 14, 2026')
  const banner = page.getByRole('region', { name: 'Payment needed' })
  expect(banner.element().textContent).not.toMatch(/\$|try again/)
})

test('where more is due, the banner says how much of it is past due', async () => {
  await openKit({ scenario: 'invoices/member-mixed-history' })
  const banner = page.getByRole('region', { name: 'Payment needed' })
  await expect.element(banner).toMatchTextContent('2 invoices totaling $74.85 are past due.')
  // The balance below it says the next attempt, with its amount.
  await expect.element(balance).toMatchTextContent('We’ll try $64.90 again on March 14, 2026')
  expect(banner.element().textContent).not.toMatch(/try again/)
})

test.each([
  ['USD', 'We’ll try $74.85 again on March 14, 2026', false],
  ['CAD', 'We’ll try $64.90 again on March 14, 2026', true],
] as const)('charges of the same day are announced, the second in %s', async (currency, words, isInBanner) => {
  await openKit({
    scenario: 'invoices/member-mixed-history',
    prepare: ({ store: { invoices } }) => {
      for (const invoice of invoices.invoices
        .all()
        .filter(({ status }) => status === 'DELINQUENT' || status === 'FAILED'))
        invoices.invoices.put({
          ...invoice,
          recurrence: 'RECURRING',
          nextAttemptOn: '2026-03-14',
          currency: invoice.due === '9.95' ? currency : invoice.currency,
        })
    },
  })
  const banner = page.getByRole('region', { name: 'Payment needed' })
  await expect.element(banner).toMatchTextContent('2 invoices totaling')
  await expect.element(balance).toMatchTextContent(words)
  expect(/We’ll try again on March\s14/.test(banner.element().textContent ?? '')).toBe(isInBanner)
})

test('staff see the member’s coverage in the banner, not their own', async () => {
  await openKit({ scenario: 'invoices/staff' })
  const banner = page.getByRole('region', { name: 'Payment needed' })
  await expect.element(banner).toMatchTextContent('The member’s coverage continues through March 31, 2026.')
  expect(banner.element().textContent).not.toMatch(/your coverage|we’ll/i)
})

test('the banner does not promise dates in the past', async () => {
  await openKit({
    scenario: 'invoices/past-due',
    prepare: ({ store: { invoices } }) => {
      const invoice = invoices.invoices.get('inv-2003')!
      invoices.invoices.put({ ...invoice, nextAttemptOn: '2026-03-09', coverageEndsOn: '2026-03-09' })
    },
  })
  const banner = page.getByRole('region', { name: 'Payment needed' })
  await expect.element(banner).toMatchTextContent('didn’t go through')
  expect(banner.element().textContent).not.toMatch(/coverage continues|try again/)
  await expect.element(balance).not.toMatchTextContent(/next charge|try .* again/i)
})

test('a past-due row also shows its partial payment', async () => {
  await openKit({
    scenario: 'invoices/partly-paid',
    prepare: ({ store: { invoices } }) => {
      invoices.invoices.put({ ...invoices.invoices.get('inv-2101')!, status: 'DELINQUENT' })
    },
  })
  await expect.element(row('2026-002101')).toMatchTextContent(/Past due.*Paid \$20\.00 of \$49\.90/)
})

test('an unknown status prevents the “settled” message', async () => {
  await openKit({
    scenario: 'invoices/all-paid',
    prepare: ({ store: { invoices } }) => {
      const invoice = invoices.invoices.get('inv-1103')!
      invoices.invoices.putUnchecked({ ...invoice, status: 'ESCALATED' as typeof invoice.status })
    },
  })
  await expect.element(row('2026-001103')).toMatchTextContent('Escalated')
  expect(text('Every invoice is settled.').query()).toBeNull()
})

test('without a past-due invoice, there is no banner', async () => {
  await openKit({ scenario: 'invoices/all-paid' })
  await expect.element(balance.getByText('Nothing due')).toBeVisible()
  expect(text('Payment needed').query()).toBeNull()
})

test('two lists on a page share one request', async () => {
  const { platform } = await openKit({ scenario: 'invoices/all-paid', copies: 2 })
  await expect.element(heading('Invoices').first()).toBeVisible()
  await expect.element(heading('Invoices').nth(1)).toBeVisible()
  expect(platform.calls.of(listInvoices)).toHaveLength(1)
  expect(platform.calls.entries).toHaveLength(1)
})

test('a group administrator sees “Invoices aren’t available here”, and nothing is requested', async () => {
  const { platform } = await openKit({ scenario: 'invoices/group-realm' })
  await expect.element(text('Invoices aren’t available here')).toBeVisible()
  await expect.element(text('Members find them in their own account.')).toBeVisible()
  expect(platform.calls.entries).toEqual([])
})

test('an associate sees and may pay their own invoices', async () => {
  const { platform } = await openKit({ scenario: 'invoices/partner' })
  await expect.element(balance.getByText('$249.55')).toBeVisible()
  expect(platform.calls.of(listInvoices)[0]?.url).toContain('/identities/partner-pia/invoices')
  await expect.element(button(/^Pay 5 invoices$/)).toBeVisible()
})

test('a new member sees the date of the first invoice', async () => {
  await openKit({ scenario: 'invoices/empty', firstInvoiceOn: '2026-04-01' })
  await expect.element(text('No invoices yet')).toBeVisible()
  await expect.element(text('Your first invoice arrives on April 1, 2026.')).toBeVisible()
  expect(page.getByRole('table').query()).toBeNull()
})

test('a host fills the slots', async () => {
  await openKit({
    scenario: 'invoices/past-due',
    slots: {
      before: 'Before it',
      after: 'After it',
      pastDue: () => null,
      balance: ({ count }) => <p>{count} of ours</p>,
    },
  })
  await expect.element(page.getByText('3 of ours')).toBeVisible()
  await expect.element(text('Before it')).toBeVisible()
  await expect.element(text('After it')).toBeVisible()
  expect(text('Payment needed').query()).toBeNull()
  expect(balance.query()).toBeNull()
})

test('a slot can be emptied', async () => {
  const { events } = await openKit({ scenario: 'invoices/empty', slots: { empty: null } })
  await expect.poll(() => events.some(({ type }) => type === 'kit.load.ended')).toBe(true)
  expect(text('No invoices yet').query()).toBeNull()
})

import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { getInvoice } from '@memberkit/contract/commerce/invoices'
import { text } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from '../testing/open-kit.tsx'

const family = { scenario: 'invoices/member-mixed-history', address: '/?invoice=inv-1014' } as const
const valueOf = (term: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === term)?.nextElementSibling
const people = () =>
  [...document.querySelectorAll('h3')]
    .find(({ textContent }) => textContent === 'People covered now')
    ?.closest('section')
    ?.textContent.replace('People covered now', '')

test('covered people are listed, and read in parallel with the invoice', async () => {
  const { platform } = await openKit({
    ...family,
    prepare: ({ faults }) => faults.add({ operation: getInvoice, kind: 'slow' }),
  })
  await expect.poll(() => platform.calls.of(listEntitlements).map(({ url }) => new URL(url).search)).toEqual([''])
  platform.faults.clear()
  await expect.element(text('Ines Sample')).toBeVisible()
  expect(people()).toBe(
    'Legal Plan FamilyYouHugo SampleIvy SampleJuno SampleIDShield Family 3BYouHugo SampleInes Sample',
  )
  expect(platform.calls.of(listEntitlements)).toHaveLength(1)
})

test('staff see the member’s name instead of You', async () => {
  await openKit({ scenario: 'invoices/staff', address: '/?invoice=inv-1014' })
  await expect.element(text('Ines Sample')).toBeVisible()
  expect(people()).toMatch(/^Legal Plan FamilyGrace Sample/)
})

test('a failure leaves the invoice intact, and can be retried', async () => {
  let down = { remove() {} }
  await openKit({ ...family, prepare: ({ faults }) => (down = faults.add({ operation: listEntitlements, kind: 503 })) })
  await expect.element(text('Couldn’t be loaded.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Pay / })).toBeVisible()
  down.remove()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(text('Ines Sample')).toBeVisible()
})

test('an unreadable plan is reported as missing', async () => {
  await openKit({
    ...family,
    prepare: ({ faults }) => faults.add({ operation: listEntitlements, kind: 'malformed-entities' }),
  })
  await expect.element(text('Some plans couldn’t be read, so people may be missing.')).toBeVisible()
})

test('without permission, the section is hidden', async () => {
  await openKit({ ...family, prepare: ({ faults }) => faults.add({ operation: listEntitlements, kind: 403 }) })
  await expect.element(text('IDShield Family 2021')).toBeVisible()
  await expect.poll(people).toBeUndefined()
})

test('a long list shows the first people and discloses the rest', async () => {
  await openKit({ scenario: 'invoices/long-content', address: '/?invoice=inv-3203' })
  const more = page.getByText('and 22 more')
  await expect.element(more).toBeVisible()
  const last = valueOf('For')!.querySelector('details li:last-child')!
  expect(last.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
  await more.click()
  await expect.poll(() => last.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
  await expect.element(page.getByText('and 7 more')).toBeVisible()
})

import { permissionOf } from '@memberkit/contract'
import * as calls from '@memberkit/contract/commerce/taxes'
import { permissionFor } from '@memberkit/foundation/entity-actions'
import { barriers, button, dialog, field, heading, inDialog, pill, said, text } from '@memberkit/testing/on-page'
import { enter, press } from '@memberkit/testing/press'
import { emulatePrint, printedControls, printedText } from '@memberkit/testing/print'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { taxActions } from './index.ts'
import { choose, openTaxes, rowOf } from './testing/open-taxes.tsx'
import { fillDay } from './testing/fill-day.ts'

test('setting a rate has the permission of both of its calls', () => {
  expect(permissionFor(taxActions, 'setRate')).toBe(permissionOf(calls.createTax))
  expect(permissionFor(taxActions, 'setRate')).toBe(permissionOf(calls.createIdentityTax))
})

test('a line for each jurisdiction of a place, with its rate and its days', async () => {
  await openTaxes({ address: '/?area=TX,QC' })
  await expect.element(rowOf('Texas', '8.25%', 'In effect')).toBeVisible()
  await expect.element(rowOf('Exampleville', 'Texas, United States', '2%')).toBeVisible()
  await expect.element(rowOf('Texas', '8%', 'Ended', 'until Dec 31, 2025')).toBeVisible()
  await expect.element(rowOf('QST', 'Québec', '9.975%')).toBeVisible()
  await expect.element(rowOf('GST', 'Canada', '5%')).toBeVisible()
})

test('in French, Canada’s taxes have their French names, whatever the platform calls them', async () => {
  await openTaxes({ locale: 'fr-CA', address: '/?country=CAN' })
  await expect.element(rowOf('Ontario', 'TVH')).toBeVisible()
  await expect.element(rowOf('Alberta', 'TPS')).toBeVisible()
  await expect.element(rowOf('TVQ', '9,975\u00a0%')).toBeVisible()
  expect(page.getByText(/\b(GST|HST|QST|PST|RST)\b/).elements()).toHaveLength(0)
})

test('a rate that follows another one: what it replaces is said, then it is sent once', async () => {
  const { platform, events } = await openTaxes({ address: '/?area=TX&state=inForce' })
  await choose(rowOf('Texas', '8.25%'), 'Set a new rate')
  await enter(field('Rate'), '8.5')
  await fillDay('In effect from', '2026-07-01')
  await expect.element(said('From July 1, 2026, everyone who buys there pays 8.5% instead of 8.25%.')).toBeVisible()
  expect(await barriers()).toEqual([])
  await inDialog('Set rate').dblClick()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(calls.createTax)).toHaveLength(1)
  const made = platform.store.taxes.taxes.get('tax-9001')
  expect(made).toMatchObject({ jurisdiction: 'Texas', label: 'Sales tax', rate: '8.5', effectiveFrom: '2026-07-01' })
  expect(events.find(({ type }) => type === 'cart.tax.set')?.data).toEqual({ taxId: 'tax-9001' })
})

test('a rate of a new authority is entered in full; nothing is sent before that', async () => {
  const { platform } = await openTaxes({})
  await press(button('Set a rate'))
  await press(inDialog('Set rate'))
  await expect.element(said('Enter the tax authority.')).toBeVisible()
  await enter(field('Country'), 'Canada')
  await enter(field('State or province'), 'Ontario')
  await enter(dialog.getByLabelText(/^City or county/), 'Sampleton')
  await enter(field('Tax authority'), 'City of Sampleton')
  await enter(field('Name on invoices'), 'City tax')
  await enter(field('Rate'), '1.125')
  await fillDay('In effect from', '2026-05-01')
  await fillDay('Last day', '2026-04-30')
  await press(inDialog('Set rate'))
  await expect.element(said('Choose the first day or a later one.')).toBeVisible()
  expect(platform.calls.of(calls.createTax)).toHaveLength(0)
  await fillDay('Last day', '2026-12-31')
  await expect.element(said('It ends after December 31, 2026.')).toBeVisible()
  await press(inDialog('Set rate'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.store.taxes.taxes.get('tax-9001')).toMatchObject({
    country: 'CAN',
    administrativeArea: 'ON',
    locality: 'Sampleton',
    rate: '1.125',
    effectiveTo: '2026-12-31',
  })
})

test('a person’s exception is marked, beside the rate of everyone else, and only theirs is set', async () => {
  const { platform } = await openTaxes({ scenario: 'cart/taxes-person', isOfPerson: true })
  await expect.element(rowOf('Exempt', 'This person only', 'instead of 8.25%')).toBeVisible()
  await choose(rowOf('Exempt'), 'Set a new rate')
  await enter(field('Rate'), '2')
  await fillDay('In effect from', '2026-06-01')
  await expect.element(said('this person pays 2% instead of 0%. Nobody else is affected.')).toBeVisible()
  await press(inDialog('Set exception'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(calls.createTax)).toHaveLength(0)
  expect(platform.calls.of(calls.createIdentityTax)).toHaveLength(1)
  const made = platform.store.taxes.taxes.get('tax-9001')
  expect(made).toMatchObject({ identityId: platform.subject.identityId, rate: '2' })
})

test('an exception at a narrower place, elsewhere than at home, stands in for everyone’s rate there', async () => {
  await openTaxes({ scenario: 'cart/taxes-person', isOfPerson: true })
  await press(button('Set an exception'))
  await enter(field('State or province'), 'New York')
  await enter(dialog.getByLabelText(/^City or county/), 'Sampleton')
  await enter(field('Tax authority'), 'New York')
  await enter(field('Name on invoices'), 'Exempt')
  await enter(field('Rate'), '0')
  await fillDay('In effect from', '2026-05-01')
  await expect.element(said('From May 1, 2026, this person pays 0% instead of 4%.')).toBeVisible()
})

test('a rate ends before the next one, whatever its own last day is', async () => {
  const { platform } = await openTaxes({ address: '/?area=OH' })
  await choose(rowOf('Ohio', '5%'), 'Set a new rate')
  await enter(field('Rate'), '4.5')
  await fillDay('In effect from', '2026-05-01')
  await fillDay('Last day', '2026-12-31')
  await expect.element(said('It ends after June 30, 2026.')).toBeVisible()
  await press(inDialog('Set rate'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.store.taxes.taxes.get('tax-9001')).toMatchObject({ effectiveTo: '2026-06-30' })
})

test.each([
  ['en-US', 'Set a new rate', 'Rate', 'In effect from', 'Set rate', 'A rate already starts on this day.'],
  [
    'fr-CA',
    'Fixer un nouveau taux',
    'Taux',
    'En vigueur à partir du',
    'Fixer le taux',
    'Un taux commence déjà ce jour-là.',
  ],
  ['es-US', 'Fijar una tasa nueva', 'Tasa', 'Vigente desde', 'Fijar tasa', 'Ya hay una tasa que empieza ese día.'],
] as const)(
  '%s: a second rate from the same day is refused at its day',
  async (locale, action, rate, from, set, words) => {
    await openTaxes({ locale, address: '/?area=TX&state=inForce' })
    await choose(rowOf('Sales tax'), action)
    await enter(field(rate), '9')
    await fillDay(from, '2026-01-01')
    await press(inDialog(set))
    await expect.element(said(words)).toBeVisible()
    expect(said('There is a tax from that day on.').query()).not.toBeVisible()
    await expect.element(field(rate)).toHaveValue('9')
  },
)

test('a rate that has ended isn’t followed, and its history says when it was set', async () => {
  await openTaxes({ address: '/?area=TX&state=ended' })
  await press(rowOf('8%').getByRole('button'))
  await expect.element(page.getByRole('menuitem', { name: /Set a new rate/ })).toHaveAttribute('aria-disabled', 'true')
  await press(page.getByRole('menuitem', { name: 'History' }))
  await expect.element(dialog.getByText('Rate set')).toBeVisible()
})

test('members are shown no rates, and nothing is requested', async () => {
  const { platform } = await openTaxes({ realm: 'User' })
  await expect.element(page.getByRole('heading')).toBeVisible()
  expect(platform.calls.entries).toHaveLength(0)
})

test('staff without the permission to read rates are told so, and offered no form', async () => {
  await openTaxes({ scenario: 'cart/taxes-denied' })
  await expect.element(heading(/access/)).toBeVisible()
  expect(button('Set a rate').query()).toBeNull()
})

test('before the first rate, and when no rate matches', async () => {
  const { screen } = await openTaxes({ scenario: 'cart/taxes-empty' })
  await expect.element(heading('No tax rates yet')).toBeVisible()
  await expect.element(button('Set a rate')).toBeVisible()
  await screen.unmount()
  await openTaxes({ address: '/?area=OH&state=ended' })
  await expect.element(heading('No rate matches these filters')).toBeVisible()
})

test.each([768, 900, 1023, 1024, 1280, 1440])(
  'names without a space to break at don’t widen a page of %i px',
  async (width) => {
    await page.viewport(width, 768)
    onTestFinished(() => page.viewport(1024, 768))
    await openTaxes({ scenario: 'cart/taxes-long' })
    await expect.element(rowOf('Sonderumsatz')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(width)
    const table = page.getByRole('table').element().parentElement!
    expect(table.scrollWidth).toBe(table.clientWidth)
  },
)

test('a filtered table on paper names its filters', async () => {
  await openTaxes({ address: '/?area=TX,QC&state=inForce' })
  await expect.element(pill('Status: In effect')).toBeVisible()
  await emulatePrint()
  expect(printedText()).toContain('Shown: Place: Texas, Quebec · Status: In effect Printed')
  expect(printedControls()).toEqual([])
})

test('a rate that can’t be read is a row that says so; a country’s own rate is one of all of it', async () => {
  await openTaxes({ scenario: 'cart/taxes-nationwide' })
  await expect.element(text('We couldn’t read this rate')).toBeVisible()
})

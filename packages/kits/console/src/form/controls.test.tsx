import { entriesOf, fieldsOf } from '@memberkit/contract/fields'
import type { Schema } from '@memberkit/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Entered } from '../testing/open-case.tsx'
import { openForm } from '../testing/open-form.ts'
import { accepts } from '../testing/samples.ts'
import { caseOf, casesOf, desks } from '../testing/operation-cases.ts'
import { press, sendButton } from '../testing/press-now.ts'

/** Opens an empty form, and returns a function that sends it and returns the body that left. */
async function open(service: string, operation: string, entered: Entered = 'nothing') {
  const { script } = await openForm(service, operation, entered)
  return async () => {
    press(sendButton()!)
    await expect.poll(() => script.requests).toBe(1)
    return script.sent as Readonly<Record<string, unknown>>
  }
}

const field = (label: string | RegExp) => page.getByLabelText(label).first()

test.each([
  ['payments', 'updateBillingAddress', (body: object) => body],
  ['profiles', 'addProfileAddress', (body: object) => (body as { address: object }).address],
])('%s %s: an address is written in the format of its country', async (service, operation, addressIn) => {
  const send = await open(service, operation)
  await field('Country').selectOptions('Canada')
  await field('Street address').fill('1 Sample Street')
  await field('City').fill('Sampleville')
  await field('Province or territory').selectOptions('Ontario')
  await field('Postal code').fill('k1a0b1')
  await userEvent.tab()
  expect(addressIn(await send())).toMatchObject({
    address1: '1 Sample Street',
    locality: 'Sampleville',
    administrativeArea: 'ON',
    postalCode: 'K1A 0B1',
    country: 'CA',
  })
})

test('an address is sent with its country as the service spells it', async () => {
  const send = await open('associates', 'addAssociateAddress', 'everything')
  await field('Country').selectOptions('Canada')
  await field('Province or territory').selectOptions('Ontario')
  await field('Postal code').fill('k1a0b1')
  await userEvent.tab()
  const body = await send()
  expect(body['country']).toBe('CAN')
  expect(accepts(caseOf('associates', 'addAssociateAddress').named.operation.body!, body)).toBe(true)
})

test.each([
  ['invitations', 'updateInvitee'],
  ['events', 'updateEventLocation'],
])('%s %s: a phone number is sent with its country', async (service, operation) => {
  const send = await open(service, operation, 'everything')
  await page.getByRole('textbox', { name: /phone/i }).first().fill('(202) 555-0145')
  await userEvent.tab()
  expect((await send())['phoneNumber']).toBe('+12025550145')
})

test('a tax number is masked while it is typed, and sent in the format that it has', async () => {
  const send = await open('associates', 'addAssociateTaxId', 'everything')
  await page.getByRole('button', { name: /^Change / }).click()
  await userEvent.fill(document.querySelector<HTMLInputElement>('input[type="password"]')!, '00-0000001')
  expect((await send())['taxId']).toBe('00-0000001')
})

test.each([['profiles', 'createProfile', 'nationalIdentifier']])(
  '%s %s: a national identifier is masked while it is typed',
  async (service, operation, name) => {
    const send = await open(service, operation, 'everything')
    const input = document.querySelector<HTMLInputElement>('input[inputmode="numeric"][autocomplete="off"]')!
    await userEvent.clear(input)
    await userEvent.type(input, '000000042')
    expect(input.value).not.toContain('00000')
    expect((await send())[name]).toBe('000-00-0042')
  },
)

test.each([
  ['alerts', 'createAlertTemplate', 'texts'],
  ['product-families', 'createProductFamily', 'names'],
])('%s %s: rows are added, and moved', async (service, operation, name) => {
  await open(service, operation)
  const add = page.getByRole('button', { name: /^Add to/ }).first()
  await add.click()
  await add.click()
  const rows = () => [
    ...document.querySelectorAll<HTMLInputElement>(
      `[name^="${name}."][name$=".text"], [name^="${name}."][name$=".title"]`,
    ),
  ]
  await expect.poll(() => rows().length).toBe(2)
  await userEvent.fill(rows()[0]!, 'First')
  await userEvent.fill(rows()[1]!, 'Second')
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click()
  await expect.poll(() => rows().map(({ value }) => value)).toEqual(['Second', 'First'])
})

test.each([
  ['taxes', 'createTax', 'rate', '9.25', '%'],
  ['taxes', 'createTax', 'rate', '7.8125', '%'],
  ['invoices', 'refundInvoice', 'amount', '12.50', '$'],
])('%s %s: an exact number is sent as it is written', async (service, operation, name, text, sign) => {
  const send = await open(service, operation, 'everything')
  const input = document.querySelector<HTMLInputElement>('input[inputmode="decimal"]')!
  await userEvent.fill(input, text)
  await userEvent.tab()
  expect(input.parentElement?.parentElement?.textContent).toContain(sign)
  expect((await send())[name]).toBe(String(text))
})

test('a language is chosen by its name, without a hint how locales are written', async () => {
  const send = await open('groups', 'updateGroupCommunicationPreferences', 'everything')
  await field('Language and region').selectOptions('Canadian French')
  expect(document.body.textContent).not.toContain('Such as en-US')
  expect((await send())['locale']).toBe('fr-CA')
})

test('JSON is asked for only where the specification shows no fields', () => {
  const found = new Set<string>()
  const walk = (schema: Schema, depth = 0) => {
    for (const field of fieldsOf(schema)) {
      if (field.kind === 'opaque' || field.isKeyed) found.add(field.name)
      else if (depth < 4 && Object.keys(entriesOf(field.schema)).length > 0) walk(field.schema, depth + 1)
    }
  }
  for (const { named } of desks.flatMap(casesOf)) if (named.operation.body) walk(named.operation.body)
  expect([...found].toSorted()).toEqual(['clientMetadata', 'payload', 'settings', 'value', 'values'])
})

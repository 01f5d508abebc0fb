import { catchUpSubscription } from '@memberkit/contract/commerce/subscriptions'
import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { openAction } from '../testing/open-action.tsx'
import { dialog, inDialog } from '../testing/open-kit.tsx'
import { day, lookUp, ofGroup, radio } from './testing/fill.ts'

const catchUp = { scenario: 'subscriptions/staff', subscriptionId: 'sub-4', intent: 'catchUp' } as const

test('a payment of nothing in a catch-up is named, though the sum is right', async () => {
  const { platform } = await openAction(catchUp)
  await day('Due on', ['3', '20', '2026'])
  await press(inDialog('Add a payment'))
  await day('Due on', ['3', '27', '2026'])
  await enter(dialog.getByRole('textbox', { name: /^Amount/ }).last(), '0.00')
  await press(inDialog('Set up catch-up plan'))
  await expect.element(dialog.getByText('Enter an amount above zero.').first()).toBeVisible()
  expect(platform.calls.of(catchUpSubscription)).toEqual([])
})

test('a sum that is right isn’t called planned before every payment has its day', async () => {
  await openAction(catchUp)
  const sum = dialog.getByText('of $39.90 planned', { exact: false })
  await enter(dialog.getByRole('textbox', { name: /^Amount/ }), '20.00')
  await press(inDialog('Add a payment'))
  await expect.element(sum).toBeVisible()
  await expect.element(dialog.getByText('2 dates are missing')).toBeVisible()
  await day('Due on', ['3', '20', '2026'])
  await expect.element(dialog.getByText('1 date is missing')).toBeVisible()
  await expect.element(dialog.getByText('All of the $39.90 is planned')).not.toBeInTheDocument()
})

test('a catch-up names its invoice, so that its progress can be told', async () => {
  const { platform } = await openAction(catchUp)
  await day('Due on', ['3', '20', '2026'])
  await press(inDialog('Set up catch-up plan'))
  await expect.element(dialog).not.toBeInTheDocument()
  const [open] = [...platform.store.invoices.invoices.all()].filter(({ subscriptionId }) => subscriptionId === 'sub-4')
  expect(platform.calls.of(catchUpSubscription)[0]?.body).toMatchObject({ instalments: [{ invoiceId: open?.id }] })
})

test.each([
  ['groupPendingCancel', 'Billing ends with the paid period'],
  ['groupCancel', 'Billing ends today'],
  ['scheduleCancellation', 'The platform sends no message to the member. Confirm coverage for the family'],
] as const)('%s after a death says when billing ends, with the words for it', async (intent, words) => {
  await openAction({ ...ofGroup, intent })
  await radio('Death of the member')
  await expect.element(dialog.getByText(words, { exact: false }).first()).toBeVisible()
  if (intent !== 'groupCancel') expect(dialog.element().textContent).not.toContain('Billing ends today')
})

test.each(['changeOwner', 'reassign'] as const)(
  '%s says what it does before the person is confirmed',
  async (intent) => {
    await openAction({ scenario: 'subscriptions/staff', subscriptionId: 'sub-1', intent })
    await lookUp()
    const confirm = dialog.getByRole('checkbox')
    await expect.element(confirm).toBeVisible()
    const warning = dialog.getByText('removes the payment method', { exact: false })
    expect(warning.element().compareDocumentPosition(confirm.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)

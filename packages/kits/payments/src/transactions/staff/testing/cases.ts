import { button, dialog, field, inDialog } from '@memberkit/testing/on-page'
import { enter, press } from '@memberkit/testing/press'
import { page } from 'vitest/browser'
import { transactionStaffEnUS } from '../../../messages/transactions/staff/en-US.ts'
import type { MoneyActionName } from '../calls.ts'

export interface MoneyCase {
  name: MoneyActionName
  /** The URL at which the transaction to refund or release is open. */
  address?: string
  /** The text before the button. */
  review: string
  fill?: () => Promise<void>
  submit: string
  /** The end of the path. */
  path: string
  body: object
  done: string
  /** Whether the platform cannot tell a second one from the first. */
  isRepeatable: boolean
}

const pay = async () => {
  await press(dialog.getByText('Mastercard ending in 4444'))
  await enter(field('Amount'), '20.00')
}

/** The texts, questions and requests of each action of staff. */
export const moneyCases: readonly MoneyCase[] = [
  {
    name: 'sale',
    review: 'Mastercard ending in 4444 will be charged $20.00 now.',
    fill: pay,
    submit: 'Charge $20.00',
    path: '/v1/identities/member-grace/paymentMethods/pm-2/createSale',
    body: { currency: 'USD', amount: '20.00' },
    done: 'Charged $20.00',
    isRepeatable: true,
  },
  {
    name: 'charge',
    review: 'Mastercard ending in 4444 will be charged $20.00 now.',
    async fill() {
      await pay()
      await enter(dialog.getByRole('textbox', { name: /^Invoice ID/ }), ' inv-2003 ')
    },
    submit: 'Charge $20.00',
    path: '/v2/identities/member-grace/paymentMethods/pm-2/createCharge',
    body: { currency: 'USD', amount: '20.00', invoiceId: 'inv-2003' },
    done: 'Charged $20.00',
    isRepeatable: true,
  },
  {
    name: 'authorize',
    review: '$20.00 will be held on Mastercard ending in 4444. No money moves yet.',
    fill: pay,
    submit: 'Hold $20.00',
    path: '/v1/identities/member-grace/paymentMethods/pm-2/createAuthorization',
    body: { currency: 'USD', amount: '20.00' },
    done: '$20.00 is on hold',
    isRepeatable: true,
  },
  {
    name: 'verify',
    review: 'Mastercard ending in 4444 will be checked with the bank. No money moves.',
    fill: () => press(dialog.getByText('Mastercard ending in 4444')),
    submit: 'Verify',
    path: '/v1/identities/member-grace/paymentMethods/pm-2/createVerification',
    body: { currency: 'USD' },
    done: 'The bank accepts this payment method',
    isRepeatable: true,
  },
  {
    name: 'refund',
    address: '/?transaction=tx-102',
    review: '$10.00 goes back to Visa ending in 4242.',
    async fill() {
      await enter(field('Amount to refund'), '10.00')
      await enter(dialog.getByRole('textbox', { name: /^Reason/ }), 'Goodwill')
    },
    submit: 'Refund $10.00',
    path: '/v1/identities/member-grace/paymentMethods/pm-1/createRefund',
    body: { transactionId: 'tx-102', amount: '10.00', reason: 'Goodwill' },
    done: 'Refunded $10.00',
    isRepeatable: true,
  },
  {
    name: 'reverse',
    address: '/?transaction=tx-113',
    review: 'The hold of $20.00 on Visa ending in 4242 ends.',
    submit: 'Release $20.00',
    path: '/v1/identities/member-grace/paymentMethods/pm-1/reverseAuthorization',
    body: { transactionId: 'tx-113' },
    done: 'Released $20.00',
    isRepeatable: false,
  },
]

/** Returns the name of an action in the menu. */
const menuNameOf = (name: MoneyActionName) => transactionStaffEnUS[`action.${name}`]

/** Opens the dialog of an action. */
export async function choose({ name, address }: Pick<MoneyCase, 'name' | 'address'>) {
  await press(button(address ? 'Actions' : 'New transaction'))
  await press(page.getByRole('menuitem', { name: menuNameOf(name), exact: true }))
}

/** Fills in the form and goes on to the review. */
export async function goToReview({ name, fill, submit }: MoneyCase) {
  await fill?.()
  if (name !== 'reverse') await press(inDialog('Review'))
  const consent = dialog.getByRole('checkbox')
  await inDialog(submit).element()
  if (consent.query()) await press(consent)
}

import type { MockPlatform } from '@memberkit/fixtures'
import { dialog, field, inDialog } from '@memberkit/testing/on-page'
import { enter, press } from '@memberkit/testing/press'
import { expect } from 'vitest'
import type { MethodActionName } from '../method-actions.ts'
import { fieldsReady } from './open-wallet.tsx'

export interface MethodCase {
  name: MethodActionName
  /** The name of the case, where an action has several. */
  title?: string
  /** Its name in the menu. */
  action: string
  /** @default the default card, `pm-1` */
  method?: { id: string; label: string }
  prepare?: (platform: MockPlatform) => void
  fill?: () => Promise<unknown>
  submit: string
  /** The part of the address after the method; empty for a deletion. */
  path: string
  verb?: 'POST' | 'DELETE'
  body?: object
  done: string
  realm?: 'Internal'
}

/** The default card. */
export const household = { id: 'pm-1', label: 'Visa ending in 4242' }

/** The questions and requests of each action, in the order of the table. */
export const methodCases: readonly MethodCase[] = [
  {
    name: 'rename',
    action: 'Rename',
    fill: () => enter(field('Name'), ' Everyday card '),
    submit: 'Save name',
    path: '/updateName',
    body: { name: 'Everyday card' },
    done: 'The name was saved.',
  },
  {
    name: 'editAddress',
    action: 'Change billing address',
    fill: () => enter(field('Street address'), '7 Sample Lane'),
    submit: 'Save address',
    path: '/updateBillingAddress',
    body: {
      address1: '7 Sample Lane',
      locality: 'Austin',
      administrativeArea: 'TX',
      postalCode: '78701',
      country: 'US',
    },
    done: 'The billing address was saved.',
  },
  {
    name: 'replaceCard',
    action: 'Update card',
    async fill() {
      await press(dialog.getByRole('radio', { name: 'Only the expiry date' }))
      await enter(field('Month'), 'April')
      await enter(field('Year'), '2031')
    },
    submit: 'Update card',
    path: '/updateCardPaymentDetails',
    body: { expiresOn: '2031-04' },
    done: 'The card was updated.',
  },
  {
    name: 'replaceCard',
    title: 'replaceCard, a number with the same month',
    action: 'Update card',
    prepare({ store: { payments } }) {
      const { card, ...method } = payments.paymentMethods.get('pm-1')!
      payments.paymentMethods.put({ ...method, card: { ...card!, expiresOn: '2030-01' } })
    },
    // The TEST vendor has filled in its American Express card.
    fill: fieldsReady,
    submit: 'Update card',
    path: '/updateCardPaymentDetails',
    body: { token: expect.stringMatching(/^tok-card-.*-0005$/), expiresOn: '2030-01' },
    done: 'The card was updated.',
  },
  {
    name: 'replaceAccount',
    action: 'Replace account number',
    method: { id: 'pm-3', label: 'Checking account ending in 6789' },
    async fill() {
      await enter(field('Routing number'), '011000015')
      await enter(field('Account number'), '000123451234')
      await press(dialog.getByRole('checkbox', { name: 'I have read this agreement and accept it' }))
    },
    submit: 'Replace number',
    path: '/updateBankAccountDetails',
    body: { token: expect.stringMatching(/^tok-account-.*-1234$/) },
    done: 'The account number was replaced.',
  },
  {
    name: 'changeOwner',
    action: 'Change owner',
    realm: 'Internal',
    async fill() {
      await enter(field('Identity ID'), ' member-grace ')
      await press(inDialog('Find person'))
      await press(dialog.getByRole('checkbox', { name: /^This is .*member-grace/ }))
    },
    submit: 'Change owner',
    path: '/changeOwner',
    body: { identityId: 'member-grace' },
    done: 'Household card •••• 4242 has a new owner.',
  },
  {
    name: 'remove',
    action: 'Remove',
    fill: () => press(dialog.getByText('Mastercard ending in 4444')),
    submit: 'Remove',
    path: '',
    verb: 'DELETE',
    body: { replacementMethodId: 'pm-2' },
    done: 'Household card •••• 4242 was removed.',
  },
  {
    name: 'removeForMember',
    action: 'Remove for the member',
    realm: 'Internal',
    fill: () =>
      press(dialog.getByRole('checkbox', { name: 'I’m removing this payment method on behalf of Ada Example' })),
    submit: 'Remove for the member',
    path: '/byImpersonator',
    verb: 'DELETE',
    done: 'Household card •••• 4242 was removed for the member.',
  },
]

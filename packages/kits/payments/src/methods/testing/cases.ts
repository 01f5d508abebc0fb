import { dialog, field, inDialog } from '@memberkit/testing/on-page'
import { enter, press } from '@memberkit/testing/press'
import type { MethodActionName } from '../method-actions.ts'

export interface MethodCase {
  name: MethodActionName
  /** What the menu calls it. */
  action: string
  method?: string
  fill?: () => Promise<unknown>
  submit: string
  /** What follows the method in the address; nothing for a deletion. */
  path: string
  verb?: 'POST' | 'DELETE'
  body?: object
  done: string
  realm?: 'Internal'
}

/** What each action asks and sends, on the default card. */
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
    name: 'removeForMember',
    action: 'Remove for the member',
    realm: 'Internal',
    fill: () => press(dialog.getByRole('checkbox', { name: 'I confirm this on behalf of Ada Example' })),
    submit: 'Remove for the member',
    path: '/byImpersonator',
    verb: 'DELETE',
    done: 'Household card •••• 4242 was removed for the member.',
  },
]

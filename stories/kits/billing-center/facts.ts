import type { Operation } from '@memberkit/contract'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { listInvoices } from '@memberkit/contract/commerce/invoices'
import { checkCooldown, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'

/** What the page reads at first, all at once. */
export const reads: readonly (readonly [Operation, string])[] = [
  [listInvoices, 'What is owed, and every invoice'],
  [listSubscriptions, 'The plans, and the next bill'],
  [listEntitlements, 'Whom the plans cover; fails by itself, and then nothing is claimed'],
  [listPaymentMethods, 'What pays, by name, and the wallet'],
  [checkCooldown, 'Whether and until when a payment has to wait'],
]

export const parameters = {
  subscription: ['sub-1', 'One plan, with the page to itself'],
  invoice: ['inv-9001', 'One invoice, with the page to itself'],
  flow: ['pay', 'A step: pay; cancel, keep, update-payment, change-plan, change-billing; add'],
  returnTo: ['/home', 'Where the end of it leads: a path of this site, nothing else'],
  '#billing-invoices': ['#billing-methods', 'A section, once what is above it has its height'],
} as const

export const sentences = [
  ['A payment needs your attention', 'An invoice is late, or its payment failed'],
  ['You have a payment due', 'An invoice is open'],
  ['Nothing is due right now', 'Every invoice could be read, and none is open'],
  ['We can’t tell right now whether anything is due', 'The invoices, or some of them, couldn’t be read'],
] as const

export const situations = [
  ['No plan and no invoice', 'What comes here', 'Choose a plan, where the host gave a way'],
  ['A section fails', 'Which one, in its place; the others stay', 'Try again'],
  ['Group administrators', 'That there is nothing for them here', 'None; nothing is requested'],
] as const

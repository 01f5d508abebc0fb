import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export { hints } from './en-US.ts'

export const entities = {
  ...us.entities,
  Subscription: { one: 'Subscription', many: 'Subscriptions', about: 'A plan that renews until cancelled' },
  CatchUpInstalment: { one: 'Instalment', many: 'Instalments' },
} as const satisfies SameWords<typeof us.entities>

export const name = {
  ...entities.Subscription,
  about: 'What members are billed for, how often and until when',
} as const satisfies SameWords<typeof us.name>

export const fields = {
  ...us.fields,
  instalments: 'Instalments',
  cancelledOn: 'Cancelled on',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  ...us.actions,
  updateSubscriptionArea: 'Change province or state',
  updateSubscriptionPostalCode: 'Change postal or ZIP code',
} as const satisfies SameWords<typeof us.actions>

export const done = {
  ...us.done,
  cancelGroupSubscription: 'Subscription cancelled',
  cancelSubscription: 'Subscription cancelled',
  preCancelSubscription: 'Subscription pre-cancelled',
  updateSubscriptionArea: 'Province or state changed',
  updateSubscriptionPostalCode: 'Postal or ZIP code changed',
} as const satisfies SameWords<typeof us.done>

export { SubscriptionAction as journal } from '../../labels/commerce/subscriptions.en-CA.ts'

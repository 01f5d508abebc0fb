import { messageNamespace } from '@memberkit/foundation/messages'
import type { bulkEnUS } from './bulk/en-US.ts'
import type { changeEnUS } from './change/en-US.ts'
import type { detailEnUS } from './detail/en-US.ts'
import type { flowsEnUS } from './flows/en-US.ts'
import type { listEnUS } from './list/en-US.ts'
import type { manageEnUS } from './manage/en-US.ts'
import type { tableEnUS } from './table/en-US.ts'

/** Messages of the list, part of the initial load; other messages load with their parts. */
export const listMessages = messageNamespace<typeof listEnUS>('subscriptions')
/** Ending plans of many members of a group. */
export const bulkMessages = messageNamespace<typeof bulkEnUS>('subscriptions.bulk')

/** Namespaces that come with it, in one file. */
export const bulkNames = ['subscriptions.bulk', 'labels.SubscriptionCancelReason'] as const
export const detailMessages = messageNamespace<typeof detailEnUS>('subscriptions.detail')
export const changeMessages = messageNamespace<typeof changeEnUS>('subscriptions.change')

/** Namespaces that come with the page of a plan. */
export const detailNames = [
  'subscriptions.detail',
  'labels.StateOrProvince',
  'labels.SubscriptionAction',
  'labels.SubscriptionCancelReason',
  'labels.SubscriptionVendor',
] as const

/** Namespaces that come with a change of a plan. */
export const changeNames = ['subscriptions.change'] as const
export const flowMessages = messageNamespace<typeof flowsEnUS>('subscriptions.flows')

/** Namespaces that come with cancelling and keeping a plan, in one file. */
export const flowNames = ['subscriptions.flows', 'labels.SubscriptionCancelReason'] as const

export const tableMessages = messageNamespace<typeof tableEnUS>('subscriptions.table')
export const manageMessages = messageNamespace<typeof manageEnUS>('subscriptions.manage')

/** Namespaces that come with the table of staff and its actions, in one file. */
export const staffNames = [
  'subscriptions.table',
  'subscriptions.manage',
  'parts.person',
  'labels.AccountIdentifierType',
  'labels.StateOrProvince',
  'labels.SubscriptionCancelReason',
  'labels.SubscriptionVendor',
] as const

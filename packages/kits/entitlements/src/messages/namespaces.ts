import { messageNamespace } from '@memberkit/foundation/messages'
import type { detailEnUS } from './detail/en-US.ts'
import type { listEnUS } from './list/en-US.ts'
import type { manageEnUS } from './manage/en-US.ts'
import type { staffEnUS } from './staff/en-US.ts'

/** Messages of the list, part of the initial load; other messages load with their parts. */
export const listMessages = messageNamespace<typeof listEnUS>('entitlements')
export const detailMessages = messageNamespace<typeof detailEnUS>('entitlements.detail')
export const manageMessages = messageNamespace<typeof manageEnUS>('entitlements.manage')
/** What only staff read: the table, its menus, contradictions to billing. */
export const staffMessages = messageNamespace<typeof staffEnUS>('entitlements.staff')

/** Namespaces that come with a plan that is opened or acted on, in one file. */
export const openedNames = [
  'entitlements.detail',
  'entitlements.manage',
  'entitlements.staff',
  'parts.contracts',
  'parts.person',
  'labels.AccountIdentifierType',
  'labels.CoBrandPartner',
  'labels.ContractHistoryStatus',
  'labels.ContractType',
  'labels.EntitlementAction',
  'labels.EntitlementSetupStatus',
  'labels.ProvisioningType',
  'labels.StateOrProvince',
] as const

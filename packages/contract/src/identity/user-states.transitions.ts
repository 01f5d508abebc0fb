import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { UserStateStatus } from './user-states.enums.ts'
import type * as calls from './user-states.ts'

const active: readonly UserStateStatus[] = ['ACTIVE']

/**
 * "Allowed from-to rules are not shown" (identity and communication, section 4). Default: apps write to an active
 * state, and DELETED is final. No operation cancels one.
 */
export const userStateTransitions = assumedTransitions({
  create: { to: 'ACTIVE' },
  delete: { from: ['ACTIVE', 'CANCELED'], to: 'DELETED' },
  addDeviceToken: { from: active },
  deleteDeviceToken: { from: active },
  updateClientMetadata: { from: active },
  updateMobileAppVersion: { from: active },
  updateIDShieldNotificationSettings: { from: active },
  updateIDShieldSmsNotificationSettings: { from: active },
  updateIDShieldPushNotificationSettings: { from: active },
  updateChatVersion: { from: active },
  addAlert: { from: active },
  addImpression: { from: active },
  changeOwner: { from: ['ACTIVE', 'CANCELED'] },
} satisfies TransitionsOf<UserStateStatus, typeof calls>)

import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { list, text } from '../wire.ts'
import {
  ChatVersionChange,
  ClientMetadataChange,
  DeviceTokenRemoval,
  IDShieldNotificationChoice,
  MobileAppVersionChange,
  NewDeviceToken,
  NewUserImpression,
  NewUserState,
  NewUserStateAlert,
} from './user-states.bodies.ts'
import {
  DeviceToken,
  IDShieldNotificationSettings,
  IDShieldNotificationTopic,
  UserImpression,
  UserState,
  UserStateAlert,
} from './user-states.entities.ts'
import { Impression, UserStateStatus } from './user-states.enums.ts'

// Source: identity and communication, section 7, "User state". People of every realm use the apps, so every realm can
// call these operations.

const states = at('user-states', '/v1/identities/{identityId}/userStates')
const state = at('user-states', '/v1/identities/{identityId}/userStates/{stateId}')

export const listUserStates = get(states, '', { returns: list(UserState) })
export const createUserState = post(states, '', { body: NewUserState, returns: UserState })
export const getUserState = get(state, '', { returns: UserState })
export const deleteUserState = del(state, '')

export const addDeviceToken = post(state, 'addDeviceToken', { body: NewDeviceToken, returns: UserState })
export const updateClientMetadata = post(state, 'updateClientMetadata', {
  body: ClientMetadataChange,
  returns: UserState,
})
export const updateMobileAppVersion = post(state, 'updateMobileAppVersion', {
  body: MobileAppVersionChange,
  returns: UserState,
})
export const updateIDShieldNotificationSettings = post(state, 'updateIDShieldNotificationSettings', {
  body: IDShieldNotificationChoice,
  returns: UserState,
})
export const updateIDShieldSmsNotificationSettings = post(state, 'updateIDShieldSmsNotificationSettings', {
  body: IDShieldNotificationChoice,
  returns: UserState,
})
export const updateIDShieldPushNotificationSettings = post(state, 'updateIDShieldPushNotificationSettings', {
  body: IDShieldNotificationChoice,
  returns: UserState,
})
export const updateChatVersion = post(state, 'updateChatVersion', { body: ChatVersionChange, returns: UserState })
export const addUserStateAlert = post(state, 'addAlert', { body: NewUserStateAlert, returns: UserState })
export const addImpression = post(state, 'addImpression', { body: NewUserImpression, returns: UserState })
export const changeUserStateOwner = post(state, 'changeOwner', { body: OwnerChange, returns: UserState })
export const deleteDeviceToken = del(state, 'deleteDeviceToken', { body: DeviceTokenRemoval, returns: UserState })

export const userStateJournal = journal('user-states', '/v1/usersState', text)
export const userStateMaxClock = maxClock('user-states', '/v1/usersState', { assumes: ['access'] })

export {
  ChatVersionChange,
  ClientMetadataChange,
  DeviceToken,
  DeviceTokenRemoval,
  IDShieldNotificationChoice,
  IDShieldNotificationSettings,
  Impression,
  MobileAppVersionChange,
  NewDeviceToken,
  NewUserImpression,
  NewUserState,
  NewUserStateAlert,
  IDShieldNotificationTopic,
  UserImpression,
  UserState,
  UserStateAlert,
  UserStateStatus,
}
export { userStateTransitions } from './user-states.transitions.ts'

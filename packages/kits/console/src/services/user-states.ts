import * as userStates from '@memberkit/contract/identity/user-states'
import * as tones from '@memberkit/contract/labels/identity/user-states/tones'
import { defineConsole } from '../define/index.ts'

export const userStatesConsole = defineConsole({ ...userStates, ...tones })({
  pages: {
    UserState: {
      title: ['identityId', 'id'],
      status: 'status',
      enter: ['listUserStates'],
      read: 'getUserState',
      columns: ['identityId', 'status', 'mobileAppVersion', 'chatVersion', 'featureCohort'],
      groups: {
        overview: ['mobileAppVersion', 'chatVersion', 'featureCohort'],
        content: [
          'idShieldNotificationSettings',
          'idShieldSmsNotificationSettings',
          'idShieldPushNotificationSettings',
        ],
        settings: ['clientMetadata'],
        record: ['identityId'],
      },
      tables: {
        deviceTokens: ['platform', 'name', 'addedAt', 'lastSeenAt'],
        alerts: ['alertId', 'addedAt'],
        impressions: ['impression', 'subject', 'at', 'snoozedUntil'],
      },
      create: ['createUserState'],
      edit: ['updateChatVersion', 'updateClientMetadata', 'updateMobileAppVersion'],
      actions: {
        addDeviceToken: {},
        addImpression: {},
        addUserStateAlert: {},
        changeUserStateOwner: { group: 'people' },
        deleteDeviceToken: { group: 'end', isCritical: true },
        deleteUserState: { group: 'end', isCritical: true },
        updateIDShieldNotificationSettings: {},
        updateIDShieldPushNotificationSettings: {},
        updateIDShieldSmsNotificationSettings: {},
      },
      journal: 'userStateJournal',
      clock: 'userStateMaxClock',
      transitions: 'userStateTransitions',
    },
  },
})

import * as notifications from '@memberkit/contract/identity/notifications'
import * as tones from '@memberkit/contract/labels/identity/notifications/tones'
import { defineConsole } from '../define/index.ts'

export const notificationsConsole = defineConsole({ ...notifications, ...tones })({
  pages: {
    NotificationTemplate: {
      id: 'key',
      title: ['name', 'key'],
      enter: ['listNotificationTemplates'],
      read: 'getNotificationTemplate',
      columns: ['name', 'key', 'category', 'types', 'isMandatory', 'localized', 'updatedAt'],
      groups: {
        overview: ['description', 'category', 'types', 'isMandatory'],
        content: ['variables'],
        record: ['key', 'updatedAt'],
      },
      tables: { localized: ['language', 'country', 'subject', 'text', 'updatedAt'] },
      create: ['createNotificationTemplate'],
      edit: ['updateNotificationTemplate', 'updateNotificationTemplateCategory'],
      actions: {
        createLocalizedNotificationTemplate: {},
        updateLocalizedNotificationTemplate: {},
        deleteLocalizedNotificationTemplate: { group: 'end', isCritical: true },
        deleteNotificationTemplate: { group: 'end', isCritical: true },
      },
      panels: ['getLocalizedNotificationTemplate'],
      journal: 'notificationJournal',
      clock: 'notificationMaxClock',
    },
    Notification: {
      title: ['subject', 'templateKey', 'to'],
      status: 'status',
      enter: ['listNotifications'],
      columns: ['subject', 'status', 'type', 'to', 'templateKey', 'createdAt', 'deliverOn'],
      groups: {
        overview: ['type', 'provider', 'templateKey', 'category', 'locale', 'isMandatory'],
        contact: ['to', 'optOutType', 'identityId'],
        content: ['subject', 'text', 'link'],
        dates: ['createdAt', 'deliverOn'],
        record: ['providerMessageId', 'id'],
      },
      tables: { steps: ['at', 'status', 'reason'] },
      create: ['createNotification'],
      actions: {
        resendNotification: { group: 'send' },
        processScheduledNotification: { group: 'send' },
        updateNotificationDeliverOn: {},
        cancelScheduledNotification: { group: 'status' },
        changeNotificationIdentity: { group: 'people' },
        redactNotifications: { group: 'end', isCritical: true },
        deleteNotification: { group: 'end', isCritical: true },
      },
      transitions: 'notificationTransitions',
      journal: 'notificationJournal',
      clock: 'notificationMaxClock',
    },
  },
  tools: [
    'sendEmail',
    'sendNotification',
    'sendOtp',
    'getSmsMessage',
    'addSmsMessageFailure',
    'deleteSmsMessageFailure',
  ],
})

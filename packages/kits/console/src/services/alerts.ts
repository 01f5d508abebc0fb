import * as alerts from '@memberkit/contract/identity/alerts'
import * as tones from '@memberkit/contract/labels/identity/alerts/tones'
import { defineConsole } from '../define/index.ts'

export const alertsConsole = defineConsole({ ...alerts, ...tones })({
  pages: {
    AlertTemplate: {
      id: 'key',
      title: ['name', 'key'],
      enter: ['listAlertTemplates'],
      read: 'getAlertTemplate',
      columns: ['name', 'applications', 'priority', 'notificationTypes', 'key', 'updatedAt', 'usedBy'],
      groups: {
        overview: ['key', 'applications', 'priority', 'notificationTypes', 'name'],
        numbers: ['usedBy'],
        dates: ['updatedAt'],
      },
      tables: { texts: ['locale', 'title', 'message', 'advice'] },
      create: ['createAlertTemplate'],
      actions: { deleteAlertTemplate: { group: 'end', isCritical: true } },
      journal: 'alertJournal',
      clock: 'alertMaxClock',
    },
    Alert: {
      title: ['title', 'id'],
      status: 'status',
      enter: ['listAlerts', 'listIdentityAlerts'],
      columns: ['title', 'priority', 'status', 'applications', 'identityId', 'occurredAt'],
      groups: {
        overview: [
          'applications',
          'priority',
          'notificationStatus',
          'notificationTypes',
          'title',
          'concerns',
          'resolution',
        ],
        contact: ['link'],
        dates: ['occurredAt', 'createdAt', 'answeredAt'],
        content: ['message', 'advice'],
        record: ['identityId', 'templateKey'],
      },
      create: ['createIdentityAlert'],
      actions: {
        acknowledgeAlert: { group: 'status' },
        changeAlertOwner: { group: 'people' },
        deleteAlert: { group: 'end', isCritical: true },
        dismissAlert: { group: 'status' },
        escalateAlert: {},
        resolveAlert: { group: 'status' },
        updateAlertNotificationStatus: {},
      },
      journal: 'alertJournal',
      clock: 'alertMaxClock',
      transitions: 'alertTransitions',
    },
  },
  tools: ['createAlerts', 'updateAlertTemplate'],
})

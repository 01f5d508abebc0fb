import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as notifications from './notifications.ts'

test.each([
  ['Type: EMAIL, SMS, PUSH, PULSE.', notifications.NotificationType],
  ['Provider: SENDGRID, TWILIO, FIREBASE, PULSE.', notifications.NotificationProvider],
  ['Actions: CREATED, UPDATED, IDENTITY_CHANGED, DELETED, REDACTED_PER_REQUEST.', notifications.NotificationAction],
  ['Opt-out types: START, STOP, HELP.', notifications.NotificationOptOutType],
  [
    'Statuses: CREATED, PENDING, FAILED, RESENT, OPT_IN, OPT_OUT, SCHEDULED, CANCELLED, PROCESSED, DROPPED, DELIVERED, DEFERRED, BOUNCE, BLOCKED, OPEN, CLICK, SPAMREPORT, UNSUBSCRIBE, GROUP_UNSUBSCRIBE, GROUP_RESUBSCRIBE, ACCEPTED, QUEUED, SENDING, SENT, UNDELIVERED, RECEIVING, RECEIVED.',
    notifications.NotificationStatus,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const identity = '/v1/identities/{identityId}'
const one = '/v1/notifications/{notificationId}'
const template = '/v1/notifications/templates/{key}'
const sms = '/v1/smsMessages/{messageId}'
const calls = [
  [
    'POST /v1/sendEmail, /v1/sendNotification; GET, POST /v1/identities/{id}/notifications; POST .../{nid}/changeIdentity (query); DELETE .../{nid}; POST /v1/identities/{id}/sendOtp.',
    {
      sendEmail: 'POST /v1/sendEmail (json)',
      sendNotification: 'POST /v1/sendNotification (json)',
      listNotifications: `GET ${identity}/notifications`,
      createNotification: `POST ${identity}/notifications (json)`,
      changeNotificationIdentity: `POST ${identity}/notifications/{notificationId}/changeIdentity (query)`,
      deleteNotification: `DELETE ${identity}/notifications/{notificationId}`,
      sendOtp: `POST ${identity}/sendOtp (json)`,
    },
  ],
  [
    'POST /v1/notifications/{id}/resend (query), /cancelScheduled, /updateDeliverOn, /processScheduled; POST /v1/identities/{id}/notifications/redactPersonalInformation.',
    {
      resendNotification: `POST ${one}/resend (query)`,
      cancelScheduledNotification: `POST ${one}/cancelScheduled`,
      updateNotificationDeliverOn: `POST ${one}/updateDeliverOn (json)`,
      processScheduledNotification: `POST ${one}/processScheduled`,
      redactNotifications: `POST ${identity}/notifications/redactPersonalInformation`,
    },
  ],
  [
    'Template CRUD under /v1/notifications/templates/...; GET /v1/templates.',
    {
      listNotificationTemplates: 'GET /v1/templates',
      createNotificationTemplate: 'POST /v1/notifications/templates (json)',
      getNotificationTemplate: `GET ${template}`,
      updateNotificationTemplate: `PUT ${template} (json)`,
      deleteNotificationTemplate: `DELETE ${template}`,
    },
  ],
  [
    'Templates are keyed and localized (key plus two further path parameters for the localized form); a template category can be updated.',
    {
      createLocalizedNotificationTemplate: `POST ${template}/{language}/{country} (json)`,
      getLocalizedNotificationTemplate: `GET ${template}/{language}/{country}`,
      updateLocalizedNotificationTemplate: `PUT ${template}/{language}/{country} (json)`,
      deleteLocalizedNotificationTemplate: `DELETE ${template}/{language}/{country}`,
      updateNotificationTemplateCategory: `POST ${template}/updateCategory (json)`,
    },
  ],
  [
    'SMS-provider message lookup with failure add and delete; webhook endpoints for the email and SMS providers (paths not shown).',
    {
      getSmsMessage: `GET ${sms}`,
      addSmsMessageFailure: `POST ${sms}/failure (json)`,
      deleteSmsMessageFailure: `DELETE ${sms}/failure`,
      receiveEmailReports: 'POST /v1/webhooks/email (json)',
      receiveSmsReport: 'POST /v1/webhooks/sms (json)',
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    {
      notificationJournal: 'GET /v1/notifications/journal (query)',
      notificationMaxClock: 'GET /v1/notifications/journal/maxClock',
    },
  ],
] as const

const operations = pick(notifications, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['notifications']))
})

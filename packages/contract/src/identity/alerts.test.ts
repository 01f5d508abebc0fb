import { expect, test } from 'vitest'
import { isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as alerts from './alerts.ts'
import { NotificationType } from './notifications.ts'

test.each([
  [
    'Actions: CREATED, DELETED, ESCALATED, STATUS_UPDATED, OWNER_CHANGED, NOTIFICATION_STATUS_UPDATED.',
    alerts.AlertAction,
  ],
  ['Applications: all, people, partner, legalshield, legalshieldv2, status, idshield.', alerts.AlertApplication],
  ['Priority: Low, Medium, High, Critical.', alerts.AlertPriority],
  ['Status: Unread, Acknowledged, Resolved, Deleted, Dismissed.', alerts.AlertStatus],
  ['Notification status: FAILED, SUCCESS, MIXED.', alerts.AlertNotificationStatus],
  ['Notification type: EMAIL, SMS, PUSH, PULSE.', NotificationType],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const own = '/v1/identities/{identityId}/alerts'
const calls = [
  [
    'GET, POST /v1/alerts; POST /v1/alerts/{id}/escalate, /resolve, /updateNotificationStatus (body); DELETE /v1/alerts/{id}.',
    {
      listAlerts: 'GET /v1/alerts',
      createAlerts: 'POST /v1/alerts (json)',
      escalateAlert: 'POST /v1/alerts/{alertId}/escalate (json)',
      resolveAlert: 'POST /v1/alerts/{alertId}/resolve (json)',
      updateAlertNotificationStatus: 'POST /v1/alerts/{alertId}/updateNotificationStatus (json)',
      deleteAlert: 'DELETE /v1/alerts/{alertId}',
    },
  ],
  [
    'GET, POST, PUT /v1/alerts/templates; GET, DELETE /v1/alerts/templates/{key}.',
    {
      listAlertTemplates: 'GET /v1/alerts/templates',
      createAlertTemplate: 'POST /v1/alerts/templates (json)',
      updateAlertTemplate: 'PUT /v1/alerts/templates (json)',
      getAlertTemplate: 'GET /v1/alerts/templates/{key}',
      deleteAlertTemplate: 'DELETE /v1/alerts/templates/{key}',
    },
  ],
  [
    'GET, POST /v1/identities/{identityId}/alerts; POST .../{alertId}/acknowledge, /dismiss, /changeOwner (query).',
    {
      listIdentityAlerts: `GET ${own}`,
      createIdentityAlert: `POST ${own} (json)`,
      acknowledgeAlert: `POST ${own}/{alertId}/acknowledge (query)`,
      dismissAlert: `POST ${own}/{alertId}/dismiss (query)`,
      changeAlertOwner: `POST ${own}/{alertId}/changeOwner (query)`,
    },
  ],
  [
    'Each service has GET journal (query) and GET journal/maxClock.',
    { alertJournal: 'GET /v1/alerts/journal (query)', alertMaxClock: 'GET /v1/alerts/journal/maxClock' },
  ],
] as const

const operations = pick(alerts, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['alerts']))
})

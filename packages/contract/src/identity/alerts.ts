import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerQuery } from '../shared/owner.ts'
import { list } from '../wire.ts'
import {
  AlertAnswer,
  AlertDelivery,
  AlertEscalation,
  AlertResolution,
  AlertTemplateChange,
  NewAlert,
  NewIdentityAlert,
} from './alerts.bodies.ts'
import { Alert, AlertTemplate, AlertTemplateText } from './alerts.entities.ts'
import { AlertAction, AlertApplication, AlertNotificationStatus, AlertPriority, AlertStatus } from './alerts.enums.ts'

// Source: identity and communication, section 7, "Alerts". Everyone, including group administrators, can read and
// answer their own; the other operations are assumed to be for staff.

const staff = { access: 'internal', assumes: ['access'] } as const
const alerts = at('alerts', '/v1/alerts', staff)
const alert = at('alerts', '/v1/alerts/{alertId}', staff)
const templates = at('alerts', '/v1/alerts/templates', staff)
const own = at('alerts', '/v1/identities/{identityId}/alerts')
const staffOwn = at('alerts', '/v1/identities/{identityId}/alerts', staff)

export const listAlerts = get(alerts, '', { returns: list(Alert) })
export const createAlerts = post(alerts, '', { body: NewAlert, returns: list(Alert) })
export const escalateAlert = post(alert, 'escalate', { body: AlertEscalation, returns: Alert })
export const resolveAlert = post(alert, 'resolve', { body: AlertResolution, returns: Alert })
export const updateAlertNotificationStatus = post(alert, 'updateNotificationStatus', {
  body: AlertDelivery,
  returns: Alert,
})
export const deleteAlert = del(alert, '')

export const listAlertTemplates = get(templates, '', { returns: list(AlertTemplate) })
export const createAlertTemplate = post(templates, '', { body: AlertTemplateChange, returns: AlertTemplate })
/** A PUT to the collection: `key` in the body selects the template. */
export const updateAlertTemplate = put(templates, '', { body: AlertTemplateChange, returns: AlertTemplate })
export const getAlertTemplate = get(templates, '{key}', { returns: AlertTemplate })
export const deleteAlertTemplate = del(templates, '{key}')

export const listIdentityAlerts = get(own, '', { returns: list(Alert) })
export const createIdentityAlert = post(staffOwn, '', { body: NewIdentityAlert, returns: Alert })
export const acknowledgeAlert = post(own, '{alertId}/acknowledge', { query: AlertAnswer, returns: Alert })
export const dismissAlert = post(own, '{alertId}/dismiss', { query: AlertAnswer, returns: Alert })
export const changeAlertOwner = post(staffOwn, '{alertId}/changeOwner', { query: OwnerQuery, returns: Alert })

export const alertJournal = journal('alerts', '/v1/alerts', AlertAction, { assumes: ['path', 'access'] })
export const alertMaxClock = maxClock('alerts', '/v1/alerts')

export {
  Alert,
  AlertAction,
  AlertAnswer,
  AlertApplication,
  AlertDelivery,
  AlertEscalation,
  AlertNotificationStatus,
  AlertPriority,
  AlertResolution,
  AlertStatus,
  AlertTemplate,
  AlertTemplateChange,
  AlertTemplateText,
  NewAlert,
  NewIdentityAlert,
}
export { alertTransitions } from './alerts.transitions.ts'

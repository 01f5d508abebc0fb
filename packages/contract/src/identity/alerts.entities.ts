import { Instant } from '../shared/dates.ts'
import { assumed, entity, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { AlertApplication, AlertNotificationStatus, AlertPriority, AlertStatus } from './alerts.enums.ts'
import { NotificationType } from './notifications.enums.ts'

const alertFields = entity({
  stated: {
    applications: list(AlertApplication),
    priority: AlertPriority,
    status: AlertStatus,
    notificationStatus: maybe(AlertNotificationStatus),
    notificationTypes: list(NotificationType),
  },
  assumed: {
    id: text,
    identityId: text,
    templateKey: maybe(text),
    title: text,
    message: text,
    concerns: list(text),
    advice: maybe(text),
    link: maybe(text),
    occurredAt: Instant,
    createdAt: Instant,
    answeredAt: maybe(Instant),
    resolution: maybe(text),
    version: text,
  },
})

/**
 * An alert for one identity: `message` is the text, `occurredAt` the time of the incident, `concerns` the affected
 * data, `advice` the next step. `answeredAt` is the time of acknowledgment or dismissal, `resolution` the staff's
 * solution. `version` is the value for `If-Match`.
 */
export interface Alert extends Out<typeof alertFields> {}
export const Alert: Schema<Alert> = alertFields

const alertTemplateTextFields = assumed({ locale: text, title: text, message: text, advice: maybe(text) })

/** The text of an alert in one locale, such as `fr-CA`. */
export interface AlertTemplateText extends Out<typeof alertTemplateTextFields> {}
export const AlertTemplateText: Schema<AlertTemplateText> = alertTemplateTextFields

const alertTemplateFields = entity({
  stated: {
    key: text,
    applications: list(AlertApplication),
    priority: AlertPriority,
    notificationTypes: list(NotificationType),
  },
  assumed: { name: text, texts: list(AlertTemplateText), usedBy: number, updatedAt: Instant, version: text },
})

/** A template for alerts. `priority` is their initial priority, `usedBy` the number of alerts created from it. */
export interface AlertTemplate extends Out<typeof alertTemplateFields> {}
export const AlertTemplate: Schema<AlertTemplate> = alertTemplateFields

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
 * A warning to one identity: `message` says what happened, `occurredAt` when, `concerns` which of their data it is
 * about, `advice` what to do. `answeredAt` is when they acknowledged or dismissed it, `resolution` how staff settled
 * it. `version` goes back as `If-Match`.
 */
export interface Alert extends Out<typeof alertFields> {}
export const Alert: Schema<Alert> = alertFields

const alertTemplateTextFields = assumed({ locale: text, title: text, message: text, advice: maybe(text) })

/** What an alert says in one locale, such as `fr-CA`. */
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

/** What alerts are made from. `priority` is what they begin with, `usedBy` how many were made from it. */
export interface AlertTemplate extends Out<typeof alertTemplateFields> {}
export const AlertTemplate: Schema<AlertTemplate> = alertTemplateFields

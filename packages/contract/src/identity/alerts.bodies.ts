import { Instant } from '../shared/dates.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { AlertTemplateText } from './alerts.entities.ts'
import { AlertApplication, AlertNotificationStatus, AlertPriority } from './alerts.enums.ts'
import { NotificationType } from './notifications.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.
// Without a `templateKey`, an alert has its own text.

const newAlertFields = assumed({
  identityIds: list(text),
  templateKey: maybe(text),
  title: maybe(text),
  message: maybe(text),
  concerns: maybe(list(text)),
  advice: maybe(text),
  link: maybe(text),
  priority: maybe(AlertPriority),
  applications: maybe(list(AlertApplication)),
  notificationTypes: maybe(list(NotificationType)),
  occurredAt: maybe(Instant),
})

/** An alert for several people. Each of them gets one. */
export interface NewAlert extends Out<typeof newAlertFields> {}
export const NewAlert: Schema<NewAlert> = newAlertFields

const newIdentityAlertFields = assumed({
  templateKey: maybe(text),
  title: maybe(text),
  message: maybe(text),
  concerns: maybe(list(text)),
  advice: maybe(text),
  link: maybe(text),
  priority: maybe(AlertPriority),
  applications: maybe(list(AlertApplication)),
  notificationTypes: maybe(list(NotificationType)),
  occurredAt: maybe(Instant),
})

/** An alert for one person. */
export interface NewIdentityAlert extends Out<typeof newIdentityAlertFields> {}
export const NewIdentityAlert: Schema<NewIdentityAlert> = newIdentityAlertFields

const alertEscalationFields = assumed({ priority: AlertPriority, reason: maybe(text) })

/** The new priority of an alert, and the reason. */
export interface AlertEscalation extends Out<typeof alertEscalationFields> {}
export const AlertEscalation: Schema<AlertEscalation> = alertEscalationFields

const alertResolutionFields = assumed({ resolution: maybe(text) })

/** The way an alert was resolved. */
export interface AlertResolution extends Out<typeof alertResolutionFields> {}
export const AlertResolution: Schema<AlertResolution> = alertResolutionFields

const alertDeliveryFields = assumed({ notificationStatus: AlertNotificationStatus })

/** The delivery status of an alert's notifications. */
export interface AlertDelivery extends Out<typeof alertDeliveryFields> {}
export const AlertDelivery: Schema<AlertDelivery> = alertDeliveryFields

const alertAnswerFields = assumed({ application: maybe(AlertApplication) })

/** The application in which the owner responded. */
export interface AlertAnswer extends Out<typeof alertAnswerFields> {}
export const AlertAnswer: Schema<AlertAnswer> = alertAnswerFields

const alertTemplateChangeFields = assumed({
  key: text,
  name: text,
  priority: AlertPriority,
  applications: list(AlertApplication),
  notificationTypes: list(NotificationType),
  texts: list(AlertTemplateText),
})

/** A template to create, or the new version of the one with its `key`. */
export interface AlertTemplateChange extends Out<typeof alertTemplateChangeFields> {}
export const AlertTemplateChange: Schema<AlertTemplateChange> = alertTemplateChangeFields

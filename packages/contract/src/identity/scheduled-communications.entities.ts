import { Instant } from '../shared/dates.ts'
import { IntervalType } from '../shared/interval.ts'
import { assumed, entity, flag, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { NotificationType } from './notifications.enums.ts'
import { ScheduledCommunicationStatus } from './scheduled-communications.enums.ts'

const communicationIntervalFields = entity({
  stated: { intervalType: IntervalType },
  assumed: { every: number, until: maybe(Instant) },
})

/** The repeat interval, in hours, days, weeks or months. */
export interface CommunicationInterval extends Out<typeof communicationIntervalFields> {}
export const CommunicationInterval: Schema<CommunicationInterval> = communicationIntervalFields

const scheduledCommunicationFields = entity({
  stated: { status: ScheduledCommunicationStatus },
  assumed: {
    id: text,
    identityId: text,
    type: NotificationType,
    templateKey: text,
    name: maybe(text),
    deliverOn: Instant,
    timeZone: maybe(text),
    interval: maybe(CommunicationInterval),
    attempts: number,
    nextAttemptAt: maybe(Instant),
    processedAt: maybe(Instant),
    reason: maybe(text),
    notificationId: maybe(text),
    createdAt: Instant,
    version: text,
  },
})

/**
 * A communication scheduled for `deliverOn`. `timeZone` is the recipient's, `reason` why the last of its `attempts`
 * failed, `notificationId` the notification that was sent. `version` is the value for `If-Match`.
 */
export interface ScheduledCommunication extends Out<typeof scheduledCommunicationFields> {}
export const ScheduledCommunication: Schema<ScheduledCommunication> = scheduledCommunicationFields

const communicationWorkerFields = assumed({
  isPaused: flag,
  changedAt: maybe(Instant),
  lastRunAt: maybe(Instant),
  nextRunAt: maybe(Instant),
  waiting: number,
})

/**
 * The worker that sends all communications. While it is paused, nothing is sent; `waiting` is the number of due
 * communications.
 */
export interface CommunicationWorker extends Out<typeof communicationWorkerFields> {}
export const CommunicationWorker: Schema<CommunicationWorker> = communicationWorkerFields

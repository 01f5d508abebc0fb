import { Instant } from '../shared/dates.ts'
import { IntervalType } from '../shared/interval.ts'
import { assumed, entity, flag, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { NotificationType } from './notifications.enums.ts'
import { ScheduledCommunicationStatus } from './scheduled-communications.enums.ts'

const communicationIntervalFields = entity({
  stated: { intervalType: IntervalType },
  assumed: { every: number, until: maybe(Instant) },
})

/** How often it is sent again: every so many hours, days, weeks or months. */
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
 * Something to be sent at `deliverOn`. `timeZone` is its receiver's, `reason` why the last of its `attempts` failed,
 * `notificationId` what was sent in the end. `version` goes back as `If-Match`.
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

/** What sends them all. While it is paused nothing goes out; `waiting` counts what is due. */
export interface CommunicationWorker extends Out<typeof communicationWorkerFields> {}
export const CommunicationWorker: Schema<CommunicationWorker> = communicationWorkerFields

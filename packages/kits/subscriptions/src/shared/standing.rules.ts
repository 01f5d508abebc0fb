import { addDays } from '@memberkit/platform/formats'
import type { Subscription } from './received.ts'

/** A subscription's standing for its owner, from its status and its scheduled cancellation. */
export type Standing =
  | 'renewing'
  /** Still billed; a cancellation is scheduled. */
  | 'scheduled'
  | 'preCancel'
  /** Cancelled at the end of the paid period. */
  | 'ending'
  | 'suspended'
  | 'catchingUp'
  | 'cancelled'

const known: Readonly<Record<string, Standing>> = {
  PRECANCEL: 'preCancel',
  PENDING_CANCEL: 'ending',
  SUSPENDED: 'suspended',
  CATCHING_UP: 'catchingUp',
  CANCELLED: 'cancelled',
  CANCELED: 'cancelled',
}

type Facts = Pick<Subscription, 'status' | 'scheduledCancellation'>

/** Returns the standing; an unknown status stands for itself. */
export function standingOf({ status, scheduledCancellation }: Facts): string {
  if (status === 'ACTIVE') return (scheduledCancellation ? 'scheduled' : 'renewing') satisfies Standing
  return Object.hasOwn(known, status) ? known[status]! : status
}

/** Returns the status to show: an active plan whose end is scheduled isn't just active, to members and staff alike. */
export const shownStatus = (facts: Facts): string => (standingOf(facts) === 'scheduled' ? 'scheduled' : facts.status)

/** Returns the day of the next attempt at an open payment, a local date; `undefined` without one. */
export const retryDayOf = ({ retryOn }: Pick<Subscription, 'retryOn'>, today: string): string | undefined =>
  retryOn?.filter((date) => date >= today).toSorted()[0]

/** Whether its end is planned already. */
export const isEndPlanned = (facts: Facts): boolean => ['ending', 'scheduled'].includes(standingOf(facts))

/** Returns the last day of a subscription that ends, a local date; `undefined` if none is planned or it has passed by. */
export function lastDayOf({ status, scheduledCancellation, paidToDate }: Subscription): string | undefined {
  if (known[status] === 'cancelled') return undefined
  if (scheduledCancellation) return addDays(scheduledCancellation.cancelOn, -1)
  return status === 'PENDING_CANCEL' ? paidToDate : undefined
}

export type Group = 'current' | 'ended'
export const groupOf = (standing: string): Group => (standing === 'cancelled' ? 'ended' : 'current')

type Placed = { standing: string; subscription: Pick<Subscription, 'startedOn' | 'retryOn'> }

/** The order of standings: those that ask for something come first, those that are over last. */
const order: readonly string[] = [
  'suspended',
  'catchingUp',
  'retrying',
  'ending',
  'preCancel',
  'scheduled',
  'renewing',
] satisfies (Standing | 'retrying')[]

const placeOf = ({ standing, subscription }: Placed, today: string): number => {
  if (groupOf(standing) === 'ended') return 100
  const isRetrying = standing === 'renewing' && retryDayOf(subscription, today) !== undefined
  return order.indexOf(isRetrying ? 'retrying' : standing)
}

/** Whether its owner has something to pay, or nobody here can tell. */
export const needsAttention = (row: Placed, today: string): boolean => placeOf(row, today) <= order.indexOf('retrying')

/** In the order to show on a day, a local date; the newest first among equals. */
export function inOrder<Row extends Placed>(rows: readonly Row[], today: string): Row[] {
  const isNewer = (a: Row, b: Row) => Number(a.subscription.startedOn > b.subscription.startedOn)
  return rows.toSorted((a, b) => placeOf(a, today) - placeOf(b, today) || isNewer(b, a) - isNewer(a, b))
}

import type { Tone } from '@memberkit/primitives/status-badge'
import type { Entitlement } from './received.ts'

/** A plan's standing today, from its status, its setup, its fulfillment and its dates. */
export type Standing =
  | 'ready'
  /** In use, while the partner who provides it changes it. */
  | 'changing'
  | 'upcoming'
  | 'needsSetup'
  /** The partner is creating it. */
  | 'preparing'
  | 'notProvided'
  | 'suspended'
  | 'ended'

/** Exhaustive by type: a new standing fails the build here. */
export const standingTones: Record<Standing, Tone> = {
  ready: 'positive',
  changing: 'info',
  upcoming: 'neutral',
  needsSetup: 'caution',
  preparing: 'info',
  notProvided: 'caution',
  suspended: 'critical',
  ended: 'neutral',
}

type Facts = Pick<Entitlement, 'status' | 'setupStatus' | 'fulfillmentStatus' | 'effectiveFrom' | 'effectiveTo'>

/**
 * The standing on a day, a local date. A value that nobody knew yet stands for itself: then nobody here can tell whether
 * the plan can be used.
 */
export function standingOf(one: Facts, today: string): string {
  const { status, setupStatus, fulfillmentStatus, effectiveFrom, effectiveTo } = one
  if (/^CANCELL?ED$/.test(status)) return 'ended' satisfies Standing
  if (status === 'SUSPENDED') return 'suspended' satisfies Standing
  if (status !== 'ACTIVE') return status
  if (effectiveTo !== undefined && effectiveTo < today) return 'ended' satisfies Standing
  if (effectiveFrom > today) return 'upcoming' satisfies Standing
  if (setupStatus === 'NOT_SETUP') return 'needsSetup' satisfies Standing
  if (setupStatus !== 'SETUP') return setupStatus
  return Object.hasOwn(ofPartner, fulfillmentStatus)
    ? ofPartner[fulfillmentStatus as keyof typeof ofPartner]
    : fulfillmentStatus
}

/** Whether nothing but its first day keeps a plan from being used, as far as is known now. */
export const isUsableOnceBegun = (one: Facts): boolean => groupOf(standingOf(one, one.effectiveFrom)) === 'today'

const ofPartner = {
  Fulfilled: 'ready',
  PendingChange: 'changing',
  PendingCreate: 'preparing',
  NotFulfilled: 'notProvided',
} as const satisfies Record<string, Standing>

export type Group = 'today' | 'unclear' | 'later' | 'ended'

/** Returns the group that lists a plan. One of unknown standing is called neither usable nor not. */
export function groupOf(standing: string): Group {
  if (!Object.hasOwn(standingTones, standing)) return 'unclear'
  if (standing === 'ready' || standing === 'changing') return 'today'
  return standing === 'ended' ? 'ended' : 'later'
}

export const groups: readonly Group[] = ['today', 'unclear', 'later', 'ended']
/** The standings that are to be acted on, or stand in the way, come first in their group. */
const first: readonly string[] = [
  'suspended',
  'needsSetup',
  'notProvided',
  'preparing',
  'changing',
  'ready',
  'upcoming',
]

/** In the order to show: usable, unknown, not usable, ended; in a group what asks for something first, then the newest. */
export function inOrder<Row extends { standing: string; entitlement: Pick<Entitlement, 'effectiveFrom'> }>(
  rows: readonly Row[],
): Row[] {
  const placeOf = ({ standing }: Row) => groups.indexOf(groupOf(standing)) * 100 + first.indexOf(standing)
  const isNewer = (a: Row, b: Row) => Number(a.entitlement.effectiveFrom > b.entitlement.effectiveFrom)
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b) || isNewer(b, a) - isNewer(a, b))
}

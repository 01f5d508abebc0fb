import { openResolutionStatuses, type ResolutionStatus } from '@memberkit/contract/partners/resolutions'
import type { Resolution } from './received.ts'

/** The party that must act next on a case. */
export type NextActor = 'staff' | 'member' | 'provider' | 'nobody'

const nextActors: Readonly<Record<ResolutionStatus, NextActor>> = {
  New: 'staff',
  NeedsReview: 'staff',
  Open: 'staff',
  AttemptMade: 'staff',
  PendingMember: 'member',
  PendingProvider: 'provider',
  ClosedWithMerit: 'nobody',
  ClosedWithoutMerit: 'nobody',
  FeedbackOnly: 'nobody',
  Discarded: 'nobody',
}

/** Returns who must act next: once the law firm has acted, staff; undefined for a status of a newer platform. */
export function nextActor({ status, actionTaken }: Pick<Resolution, 'status' | 'actionTaken'>): NextActor | undefined {
  const next = Object.hasOwn(nextActors, status) ? nextActors[status as ResolutionStatus] : undefined
  return next === 'provider' && actionTaken === 'ProviderActionTaken' ? 'staff' : next
}

/** Whether the status itself says who must act next: it waits for them. */
export const saysNextActor = (resolution: Pick<Resolution, 'status' | 'actionTaken'>): boolean =>
  ['PendingMember', 'PendingProvider'].includes(resolution.status) && nextActor(resolution) !== 'staff'

/** Whether a version is later than another. Versions are numbers, as far as known; of others, any difference counts. */
export function isNewer({ version }: Versioned, { version: known }: Versioned): boolean {
  if (version === known) return false
  const [next, last] = [Number(version), Number(known)]
  return Number.isNaN(next) || Number.isNaN(last) || next > last
}

type Versioned = Pick<Resolution, 'version'>

/** The statuses that end a case. */
export const closingStatuses = ['ClosedWithMerit', 'ClosedWithoutMerit', 'FeedbackOnly', 'Discarded'] as const
export type ClosingStatus = (typeof closingStatuses)[number]

export const isClosing = (status: string): status is ClosingStatus =>
  (closingStatuses as readonly string[]).includes(status)

/** Whether a case needs work; one in a status of a newer platform does, until somebody has looked. */
export const isOpen = (status: string): boolean =>
  (openResolutionStatuses as readonly string[]).includes(status) || !isClosing(status)

/** Whether nothing about a case can change any more. */
export const isFinal = (status: string): boolean => status === 'Discarded'

/** Whether a case came from a survey, whose score then is its subject. */
export const isFromSurvey = ({ source, category, concern }: Pick<Resolution, 'source' | 'category' | 'concern'>) =>
  source === 'Survey' || category === 'Survey' || concern === 'SurveyScore'

export interface Duration {
  unit: 'minutes' | 'hours' | 'days'
  count: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Returns the time since an instant in its largest whole unit; undefined for an invalid or missing one. */
export function timeSince(instant: string | undefined, now: number): Duration | undefined {
  const passed = now - Date.parse(instant ?? '')
  if (Number.isNaN(passed)) return undefined
  // Two clocks may differ by the duration of a response.
  const elapsed = Math.max(0, passed)
  if (elapsed >= day) return { unit: 'days', count: Math.floor(elapsed / day) }
  if (elapsed >= hour) return { unit: 'hours', count: Math.floor(elapsed / hour) }
  return { unit: 'minutes', count: Math.floor(elapsed / minute) }
}

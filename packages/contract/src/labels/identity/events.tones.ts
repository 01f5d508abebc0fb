import type { EventStatus, EventInvitationStatus } from '../../identity/events.ts'
import type { Tones } from '../labels.ts'

export const eventStatusTones = {
  ACTIVE: 'info',
  COMPLETED: 'positive',
  CANCELED: 'neutral',
  DELETED: 'neutral',
} as const satisfies Tones<EventStatus>

export const eventInvitationStatusTones = {
  PENDING: 'neutral',
  ACCEPTED: 'positive',
  DECLINED: 'caution',
  UNSENT: 'neutral',
} as const satisfies Tones<EventInvitationStatus>

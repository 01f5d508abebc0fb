import type { InvitationStatus } from '../../identity/invitations.ts'
import type { Tones } from '../labels.ts'

export const invitationStatusTones = {
  PENDING: 'neutral',
  ACCEPTED: 'positive',
} as const satisfies Tones<InvitationStatus>

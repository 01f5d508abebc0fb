import { assumedTransitions, type TransitionsOf } from '../transitions.ts'
import type { InvitationStatus } from './invitations.enums.ts'
import type * as calls from './invitations.ts'

const pending: readonly InvitationStatus[] = ['PENDING']

/**
 * "PENDING to ACCEPTED via accept; can be resent" (identity and communication, section 4). `accept` identifies the
 * invitee, not the invitation, so it has no source status.
 */
export const invitationTransitions = assumedTransitions({
  create: { to: 'PENDING' },
  delete: { from: pending },
  resend: { from: pending },
  updateInvitee: { from: pending },
  accept: { to: 'ACCEPTED' },
} satisfies TransitionsOf<InvitationStatus, typeof calls>)

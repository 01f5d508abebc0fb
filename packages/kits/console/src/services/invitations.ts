import * as invitations from '@memberkit/contract/identity/invitations'
import * as tones from '@memberkit/contract/labels/identity/invitations/tones'
import { defineConsole } from '../define/index.ts'

export const invitationsConsole = defineConsole({ ...invitations, ...tones })({
  pages: {
    Invitation: {
      title: ['invitee', 'ownerName', 'id'],
      status: 'status',
      enter: ['listInvitations', 'listInvitationsOfInvitee'],
      read: 'getInvitation',
      find: ['getInvitationByVerificationCode'],
      columns: ['invitee', 'status', 'permissionType', 'ownerName', 'sentAt', 'resendAt', 'expiresAt'],
      groups: {
        overview: ['verificationCode', 'permissionType', 'ownerName'],
        dates: ['sentAt', 'resendAt', 'expiresAt', 'acceptedAt'],
        content: ['securityQuestion', 'invitee', 'message'],
        record: ['identityId'],
      },
      tables: { resources: ['type', 'id', 'label'] },
      create: ['createInvitation'],
      actions: {
        acceptInvitation: { group: 'status' },
        deleteInvitation: { group: 'end', isCritical: true },
        resendInvitation: { group: 'send' },
        updateInvitee: {},
      },
      journal: 'invitationJournal',
      clock: 'invitationMaxClock',
      transitions: 'invitationTransitions',
    },
  },
  tools: ['resendAllInvitations'],
})

import * as calls from '@memberkit/contract/partners/resolutions'
import { defineCalls } from '@memberkit/foundation/entity-actions'
import type { ActionFormOf } from '@memberkit/foundation/entity-actions/dialog'
import { assignmentKeys } from '../../shared/assign/assignment.ts'
import { queueKeys } from '../../shared/queue-keys.ts'
import { type ResolutionActionName, resolutionActions } from '../resolution-actions.ts'

const queues = () => queueKeys

/** The calls that carry out each action, and how each shows in the case. */
export const resolutionCalls = defineCalls(resolutionActions)(
  {
    updateStatus: {
      operation: calls.updateResolutionStatus,
      needsCertainty: true,
      effects: queues,
      isApplied: ({ status }, _before, input) => status === input.status,
    },
    addClosingSequence: {
      operation: calls.addResolutionClosingSequence,
      needsCertainty: true,
      effects: queues,
      isApplied: ({ closingSequence }, _before, { body }) =>
        closingSequence?.concern === body.concern && closingSequence.summary === body.summary,
    },
    updateAssigneeId: {
      operation: calls.updateResolutionAssigneeId,
      needsCertainty: true,
      effects: assignmentKeys,
      isApplied: ({ assigneeId }, _before, input) => assigneeId === input.assigneeId,
    },
    clearAssignee: {
      operation: calls.clearResolutionAssignee,
      needsCertainty: true,
      effects: assignmentKeys,
      isApplied: ({ assigneeId }) => assigneeId === undefined,
    },
    updateActionTaken: {
      operation: calls.updateResolution,
      needsCertainty: true,
      effects: queues,
      isApplied: ({ actionTaken }, _before, { body }) => actionTaken === body?.actionTaken,
    },
    updateContactMethod: {
      operation: calls.updateResolutionContactMethod,
      needsCertainty: true,
      isApplied: ({ contactMethod }, _before, { body }) => contactMethod === body.contactMethod,
    },
    updateDescription: {
      operation: calls.updateResolutionDescription,
      isApplied: ({ description }, _before, { body }) => description === body.description,
    },
    changeEntitlement: {
      operation: calls.changeResolutionEntitlement,
      needsCertainty: true,
      isApplied: ({ entitlement }, _before, { body }) => entitlement?.id === body.entitlementId,
    },
    changeOwner: {
      operation: calls.changeResolutionOwner,
      needsCertainty: true,
      effects: queues,
      isApplied: ({ identityId }, _before, { query }) => identityId === query.identityId,
    },
    redactPII: {
      operation: calls.redactResolutionPII,
      needsCertainty: true,
      isApplied: (after, _before, { body }) =>
        (body.description ?? after.description) === after.description &&
        body.notes.every(({ id, body: text }) =>
          [...after.notes, ...(after.internalUseOnlyNotes ?? [])].some((note) => note.id === id && note.body === text),
        ),
    },
    delete: { operation: calls.deleteResolution, needsCertainty: true, effects: queues, isDeletion: true },
  },
  { read: calls.getResolution, journal: calls.resolutionJournal },
)

/** The props of the form of an action. */
export type ResolutionFormOf<Name extends ResolutionActionName> = ActionFormOf<typeof resolutionCalls, Name>

import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerQuery } from '../shared/owner.ts'
import { ownerRealms, partnerRealms } from '../shared/realm.ts'
import { Reference } from '../shared/reference.ts'
import { list, unshown } from '../wire.ts'
import {
  IntakeQuery,
  NewClosingSequence,
  NewFeedback,
  NewResolution,
  NewResolutionNote,
  RedactedNote,
  ResolutionChange,
  ResolutionContactMethod,
  ResolutionDescription,
  ResolutionEntitlementChange,
  ResolutionRedaction,
  ResolutionSearch,
  ServicingBranchQuery,
} from './resolutions.bodies.ts'
import {
  DirectoryUser,
  FirmEmployee,
  Intake,
  ResolutionAssignee,
  ResolutionDetails,
  ResolutionMember,
  ResolutionSearchResult,
} from './resolutions.context.entities.ts'
import {
  ClosingSequence,
  PinPriority,
  Resolution,
  ResolutionEntitlement,
  ResolutionEvent,
  ResolutionNote,
  ResolutionSummary,
} from './resolutions.entities.ts'
import {
  knownResolutionReasons,
  ResolutionAction,
  ResolutionActionTaken,
  ResolutionCategory,
  ResolutionConcern,
  ResolutionResult,
  ResolutionSource,
  ResolutionStatus,
  ResolutionType,
} from './resolutions.enums.ts'

// Source: partners and service delivery, section 7, "Resolutions".

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const worked = { realms: partnerRealms, assumes: ['realms'] } as const
const staff = { access: 'internal', assumes: ['access'] } as const

/** Lists a member's requests for help, to open a resolution from one. */
export const listIntakes = get(at('resolutions', '/v1/intakes/{memberId}', worked), '', {
  query: IntakeQuery,
  returns: list(Intake),
})

const resolutions = at('resolutions', '/v1/resolutions', owned)
const queue = at('resolutions', '/v1/resolutions', worked)
const desk = at('resolutions', '/v1/resolutions', staff)
const own = at('resolutions', '/v1/resolutions/{resolutionId}', owned)
const resolution = at('resolutions', '/v1/resolutions/{resolutionId}', worked)
const guarded = at('resolutions', '/v1/resolutions/{resolutionId}', staff)

export const listResolutionAssignees = get(queue, 'assignees', { returns: list(ResolutionAssignee) })
export const listDirectoryGroupUsers = get(desk, 'oktagroup/{group}/users', { returns: list(DirectoryUser) })
export const getResolutionHistory = get(resolution, 'history', { returns: list(ResolutionEvent) })

export const getResolution = get(own, '', { returns: Resolution })
export const updateResolution = put(resolution, '', { body: ResolutionChange, returns: Resolution })
export const deleteResolution = del(guarded, '')
export const createResolution = post(resolutions, '', { body: NewResolution, returns: Resolution })
export const createFeedbackOnlyResolution = post(resolutions, 'feedbackonly', {
  body: NewFeedback,
  returns: Resolution,
})

/** Redacts personal data. Irreversible. */
export const redactResolutionPII = post(guarded, 'redactPII', { body: ResolutionRedaction, returns: Resolution })
export const addResolutionNote = post(own, 'addNote', { body: NewResolutionNote, returns: Resolution })
export const addResolutionInternalUseOnlyNote = post(guarded, 'addInternalUseOnlyNote', {
  body: NewResolutionNote,
  returns: Resolution,
})
export const updateResolutionContactMethod = post(own, 'updateContactMethod', {
  body: ResolutionContactMethod,
  returns: Resolution,
})
export const updateResolutionDescription = post(resolution, 'updateDescription', {
  body: ResolutionDescription,
  returns: Resolution,
})
export const changeResolutionEntitlement = post(guarded, 'changeEntitlement', {
  body: ResolutionEntitlementChange,
  returns: Resolution,
})
export const addResolutionClosingSequence = post(resolution, 'addClosingSequence', {
  body: NewClosingSequence,
  returns: Resolution,
})

export const updateResolutionNotePinPriority = post(resolution, 'note/{noteId}/updatePinPriority/{priority}', {
  params: { priority: PinPriority },
  returns: Resolution,
})
export const updateResolutionInternalNotePinPriority = post(
  guarded,
  'internalNote/{noteId}/updateInternalPinPriority/{priority}',
  {
    params: { priority: PinPriority },
    returns: Resolution,
  },
)

export const updateResolutionStatus = post(resolution, 'updateStatus/{status}', {
  params: { status: ResolutionStatus },
  returns: Resolution,
})
export const updateResolutionAssigneeId = post(resolution, 'updateAssigneeId/{assigneeId}', { returns: Resolution })
export const clearResolutionAssignee = put(resolution, 'clearAssignee', { returns: Resolution })
export const changeResolutionOwner = post(guarded, 'changeOwner', { query: OwnerQuery, returns: Resolution })

export const listResolutions = get(at('resolutions', '/v1/identities/{identityId}/resolutions', owned), '', {
  returns: list(Resolution),
})
export const getResolutionDetails = get(resolution, 'details', { returns: ResolutionDetails })
/** The older search for staff, without a total. */
export const searchResolutions = post(desk, 'search', {
  body: ResolutionSearch,
  returns: list(ResolutionSummary),
  idempotent: true,
})
export const getResolutionsByProfileId = get(queue, 'getResolutionsByProfileId/{profileId}', {
  returns: list(Resolution),
})

export const listPartnerBranches = get(queue, 'partnerbranches', { returns: list(Reference) })
export const listFirmEmployees = get(queue, 'firms/{firmId}/employees', { returns: list(FirmEmployee) })
export const listBranchFirms = get(queue, 'branches/{branchId}/firms', { returns: list(Reference) })
/** The meaning of the two path parts is not shown. */
export const listServicingBranches = get(queue, 'servicingbranches/{a}/{b}', {
  query: ServicingBranchQuery,
  returns: list(Reference),
})
export const getResolutionByFriendlyId = get(queue, 'friendlyId/{friendlyId}', { returns: Resolution })

/** Searches all resolutions. For staff. */
export const searchInternalResolutions = post(at('resolutions', '/v2/resolutions/internal/search', staff), '', {
  body: ResolutionSearch,
  returns: ResolutionSearchResult,
  idempotent: true,
})
/** Searches the resolutions of a partner's own firm. */
export const searchPartnerResolutions = post(at('resolutions', '/v2/resolutions/partner/search', worked), '', {
  body: ResolutionSearch,
  returns: ResolutionSearchResult,
  idempotent: true,
})
/** Checks whether the service is available. The response is not shown. */
export const testResolutions = get(at('resolutions', '/test', staff), '', { returns: unshown })

export const resolutionJournal = journal('resolutions', '/v1/resolutions', ResolutionAction)
export const resolutionMaxClock = maxClock('resolutions', '/v1/resolutions')

export {
  ClosingSequence,
  DirectoryUser,
  FirmEmployee,
  Intake,
  IntakeQuery,
  knownResolutionReasons,
  NewClosingSequence,
  NewFeedback,
  NewResolution,
  NewResolutionNote,
  PinPriority,
  RedactedNote,
  Resolution,
  ResolutionAction,
  ResolutionActionTaken,
  ResolutionAssignee,
  ResolutionCategory,
  ResolutionChange,
  ResolutionConcern,
  ResolutionContactMethod,
  ResolutionDescription,
  ResolutionDetails,
  ResolutionEntitlement,
  ResolutionEntitlementChange,
  ResolutionEvent,
  ResolutionMember,
  ResolutionNote,
  ResolutionRedaction,
  ResolutionResult,
  ResolutionSearch,
  ResolutionSearchResult,
  ResolutionSource,
  ResolutionStatus,
  ResolutionSummary,
  ResolutionType,
  ServicingBranchQuery,
}
export { openResolutionStatuses, resolutionTransitions } from './resolutions.transitions.ts'

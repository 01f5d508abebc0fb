import { expect, test } from 'vitest'
import { isEntity, isOperation, pick } from '../openapi/exports.ts'
import { asStated, valuesIn } from '../testing/statements.ts'
import * as resolutions from './resolutions.ts'

test.each([
  [
    'Resolution status: Open, ClosedWithMerit, ClosedWithoutMerit, PendingMember, PendingProvider, New, NeedsReview, Discarded, AttemptMade, FeedbackOnly.',
    resolutions.ResolutionStatus,
  ],
  ['Source: Associate, Call, Clarification, Letter, Survey.', resolutions.ResolutionSource],
  ['Type: Conflict, ProviderFirm, ProviderReferral, EmergencyAccess, SpecialCase.', resolutions.ResolutionType],
  ['Category: Service, Technology, Sales, Other, Survey.', resolutions.ResolutionCategory],
  ['Action taken: WaitingOnProvider, ProviderActionTaken.', resolutions.ResolutionActionTaken],
  ['Result: Resolved, Requested law firm to do more, Resolved CC, Resolved CE.', resolutions.ResolutionResult],
  [
    'Concern (23): UntimelyCallback, LegalAdvice, Docs, StaffAttitude, RetainerOrRate, ReferralAttorney, CoverageAdvised, Disposition, AttorneyNoShow, Misc, NoReferral, ImproperPplProcedure, ImproperSoftwareUse, SurveyScore, NoCallback, AttorneyUnreachable, InsufficientAdvice, AreaOrDistance, AttorneyConflict, AreaOfLaw, CaseRefused, NewAttorneyReq, DiscountRefusal.',
    resolutions.ResolutionConcern,
  ],
  [
    'Journal actions: Migrated, Created, Updated, NoteAdded, InternalUseNoteAdded, StatusUpdated, AssigneeIdUpdated, ContactMethodUpdated, OwnerChanged, DescriptionUpdated, Redacted, Deleted, ClosingSequenceAdded.',
    resolutions.ResolutionAction,
  ],
])('%s', (sentence, enumeration) => {
  expect(enumeration.options).toEqual(valuesIn(sentence))
})

const all = '/v1/resolutions'
const one = `${all}/{resolutionId}`
const calls = [
  [
    'GET /v1/intakes/{memberId} (query); GET /v1/resolutions/assignees; GET /v1/resolutions/oktagroup/{group}/users; GET /v1/resolutions/{id}/history.',
    {
      listIntakes: 'GET /v1/intakes/{memberId} (query)',
      listResolutionAssignees: `GET ${all}/assignees`,
      listDirectoryGroupUsers: `GET ${all}/oktagroup/{group}/users`,
      getResolutionHistory: `GET ${one}/history`,
    },
  ],
  [
    'GET, PUT, DELETE /v1/resolutions/{id}; POST /v1/resolutions; POST /v1/resolutions/feedbackonly.',
    {
      getResolution: `GET ${one}`,
      updateResolution: `PUT ${one} (json)`,
      deleteResolution: `DELETE ${one}`,
      createResolution: `POST ${all} (json)`,
      createFeedbackOnlyResolution: `POST ${all}/feedbackonly (json)`,
    },
  ],
  [
    'POST /v1/resolutions/{id}/redactPII, /addNote, /addInternalUseOnlyNote, /updateContactMethod, /updateDescription, /changeEntitlement, /addClosingSequence (all with body).',
    {
      redactResolutionPII: `POST ${one}/redactPII (json)`,
      addResolutionNote: `POST ${one}/addNote (json)`,
      addResolutionInternalUseOnlyNote: `POST ${one}/addInternalUseOnlyNote (json)`,
      updateResolutionContactMethod: `POST ${one}/updateContactMethod (json)`,
      updateResolutionDescription: `POST ${one}/updateDescription (json)`,
      changeResolutionEntitlement: `POST ${one}/changeEntitlement (json)`,
      addResolutionClosingSequence: `POST ${one}/addClosingSequence (json)`,
    },
  ],
  [
    'POST /v1/resolutions/{id}/note/{noteId}/updatePinPriority/{priority}; POST /v1/resolutions/{id}/internalNote/{noteId}/updateInternalPinPriority/{priority}.',
    {
      updateResolutionNotePinPriority: `POST ${one}/note/{noteId}/updatePinPriority/{priority}`,
      updateResolutionInternalNotePinPriority: `POST ${one}/internalNote/{noteId}/updateInternalPinPriority/{priority}`,
    },
  ],
  [
    'POST /v1/resolutions/{id}/updateStatus/{status}; POST /v1/resolutions/{id}/updateAssigneeId/{assigneeId}; PUT /v1/resolutions/{id}/clearAssignee; POST /v1/resolutions/{id}/changeOwner (query).',
    {
      updateResolutionStatus: `POST ${one}/updateStatus/{status}`,
      updateResolutionAssigneeId: `POST ${one}/updateAssigneeId/{assigneeId}`,
      clearResolutionAssignee: `PUT ${one}/clearAssignee`,
      changeResolutionOwner: `POST ${one}/changeOwner (query)`,
    },
  ],
  [
    'GET /v1/identities/{id}/resolutions; GET /v1/resolutions/{id}/details; POST /v1/resolutions/search; GET /v1/resolutions/getResolutionsByProfileId/{id}.',
    {
      listResolutions: 'GET /v1/identities/{identityId}/resolutions',
      getResolutionDetails: `GET ${one}/details`,
      searchResolutions: `POST ${all}/search (json)`,
      getResolutionsByProfileId: `GET ${all}/getResolutionsByProfileId/{profileId}`,
    },
  ],
  [
    'GET /v1/resolutions/partnerbranches; GET /v1/resolutions/firms/{firmId}/employees; GET /v1/resolutions/branches/{branchId}/firms; GET /v1/resolutions/servicingbranches/{a}/{b} (query); GET /v1/resolutions/friendlyId/{id}.',
    {
      listPartnerBranches: `GET ${all}/partnerbranches`,
      listFirmEmployees: `GET ${all}/firms/{firmId}/employees`,
      listBranchFirms: `GET ${all}/branches/{branchId}/firms`,
      listServicingBranches: `GET ${all}/servicingbranches/{a}/{b} (query)`,
      getResolutionByFriendlyId: `GET ${all}/friendlyId/{friendlyId}`,
    },
  ],
  [
    'POST /v2/resolutions/internal/search and /v2/resolutions/partner/search; GET /test; journal at /v1/resolutions/journal.',
    {
      searchInternalResolutions: 'POST /v2/resolutions/internal/search (json)',
      searchPartnerResolutions: 'POST /v2/resolutions/partner/search (json)',
      testResolutions: 'GET /test',
      resolutionJournal: `GET ${all}/journal (query)`,
    },
  ],
  [
    'Most services also offer a change-journal query (GET, with a query) and a maximum-clock query (GET).',
    { resolutionMaxClock: `GET ${all}/journal/maxClock` },
  ],
] as const

const operations = pick(resolutions, isOperation)

test.each(calls)('%s', (_, expected) => {
  for (const [name, call] of Object.entries(expected)) expect(operations[name] && asStated(operations[name])).toBe(call)
})

test('exports exactly the calls the specification names', () => {
  expect(Object.keys(operations).toSorted()).toEqual(calls.flatMap(([, expected]) => Object.keys(expected)).toSorted())
  expect(new Set(Object.values(operations).map(({ service }) => service))).toEqual(new Set(['resolutions']))
})

test('Reason: about 27 readable phrases such as …', () => {
  const sentence =
    'Reason: Wrong Coverage Advised, Professionalism, No Call Back, Lawyer had conflict, Transfer to firm, Other.'
  expect(resolutions.knownResolutionReasons).toEqual(valuesIn(sentence))
})

test('only staff add internal notes, and no summary contains notes', () => {
  expect(resolutions.addResolutionInternalUseOnlyNote).toMatchObject({ access: 'internal' })
  expect(resolutions.searchPartnerResolutions.realms).toContain('Partner')
  const { ResolutionSummary } = resolutions
  const fields = isEntity(ResolutionSummary) ? Object.keys(ResolutionSummary.entries) : []
  expect(fields).toContain('friendlyId')
  expect(fields.filter((field) => /notes/i.test(field))).toEqual([])
})

test('Changed by a call with the new status in the path.', () => {
  expect(resolutions.updateResolutionStatus.params?.status).toBe(resolutions.ResolutionStatus)
})

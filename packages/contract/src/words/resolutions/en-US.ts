import type * as resolutions from '../../partners/resolutions.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  Resolution: { one: 'Case', many: 'Cases', about: 'A member’s concern and what was done about it' },
  ResolutionDetails: {
    one: 'Case details',
    many: 'Case details',
    about: 'A case, its member and related ones',
  },
  ResolutionSummary: { one: 'Case summary', many: 'Case summaries', about: 'A case in a list' },
  ResolutionSearchResult: { one: 'Search result', many: 'Search results', about: 'Cases that match a search' },
  ResolutionEvent: { one: 'History entry', many: 'History entries', about: 'Something that happened to a case' },
  ResolutionAssignee: { one: 'Assignee', many: 'Assignees', about: 'Someone a case can be assigned to' },
  DirectoryUser: { one: 'Directory user', many: 'Directory users', about: 'A colleague in the staff directory' },
  FirmEmployee: { one: 'Firm employee', many: 'Firm employees', about: 'Someone who works at a law firm' },
  Intake: { one: 'Intake', many: 'Intakes', about: 'A member’s first request for help' },
  ClosingSequence: { one: 'Closing details', many: 'Closing details' },
  ResolutionEntitlement: { one: 'Coverage', many: 'Coverage' },
  ResolutionMember: { one: 'Member', many: 'Members' },
  ResolutionNote: { one: 'Note', many: 'Notes' },
  RedactedNote: { one: 'Redacted note', many: 'Redacted notes' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Resolution,
  about: 'Members’ concerns about service, until each is settled',
} as const satisfies Name

export const fields = {
  noteId: 'Note',
  resolutionId: 'Case',
  profileId: 'Profile',
  group: 'Directory group',
  a: 'First value in the address',
  b: 'Second value in the address',
  concern: 'Concern',
  actionTaken: 'Action taken',
  correctiveAction: 'Corrective action',
  surveyScore: 'Survey score',
  contactMethod: 'Contact method',
  intakeId: 'Intake',
  internalUseOnlyNotes: 'Internal notes',
  closingSequence: 'Closing details',
  history: 'History',
  statusSince: 'In this status since',
  pinPriority: 'Pin order',
  openResolutions: 'Open cases',
  related: 'Related cases',
  words: 'Search words',
  isUnassigned: 'Unassigned',
  openedFrom: 'Opened from',
  openedTo: 'Opened until',
  offset: 'Skip this many',
  resolutions: 'Cases',
  resolution: 'Case',
  provider: 'Provider',
  friendlyId: 'Case number',
  'ResolutionSearchResult.total': 'Results',
} as const satisfies FieldWords

export const hints = {
  pinPriority: 'Notes with a number come first',
} as const satisfies FieldWords

export const actions = {
  addResolutionClosingSequence: 'Add closing details',
  addResolutionInternalUseOnlyNote: 'Add internal note',
  addResolutionNote: 'Add note',
  changeResolutionEntitlement: 'Change coverage',
  changeResolutionOwner: 'Change owner',
  clearResolutionAssignee: 'Remove assignee',
  createFeedbackOnlyResolution: 'Record feedback only',
  createResolution: 'Create case',
  deleteResolution: 'Delete case',
  getResolution: 'View case',
  getResolutionByFriendlyId: 'Find case by its number',
  getResolutionDetails: 'View case details',
  getResolutionHistory: 'View history',
  getResolutionsByProfileId: 'View cases of a person',
  listBranchFirms: 'View firms of a branch',
  listDirectoryGroupUsers: 'View directory users',
  listFirmEmployees: 'View firm employees',
  listIntakes: 'View intakes',
  listPartnerBranches: 'View partner branches',
  listResolutionAssignees: 'View assignees',
  listResolutions: 'View cases',
  listServicingBranches: 'View branches that serve an area',
  redactResolutionPII: 'Remove personal information',
  searchInternalResolutions: 'Find cases with internal details',
  searchPartnerResolutions: 'Find cases of your firm',
  searchResolutions: 'Find cases',
  testResolutions: 'View service health',
  updateResolution: 'Edit case',
  updateResolutionAssigneeId: 'Change assignee',
  updateResolutionContactMethod: 'Change contact method',
  updateResolutionDescription: 'Change description',
  updateResolutionInternalNotePinPriority: 'Pin internal note',
  updateResolutionNotePinPriority: 'Pin note',
  updateResolutionStatus: 'Change status',
} as const satisfies ActionWords<typeof resolutions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addResolutionClosingSequence: 'Closing details added',
  addResolutionInternalUseOnlyNote: 'Internal note added',
  addResolutionNote: 'Note added',
  changeResolutionEntitlement: 'Coverage changed',
  changeResolutionOwner: 'Owner changed',
  clearResolutionAssignee: 'Assignee removed',
  createFeedbackOnlyResolution: 'Feedback recorded',
  createResolution: 'Case opened',
  deleteResolution: 'Case deleted',
  redactResolutionPII: 'Personal information removed',
  updateResolution: 'Case updated',
  updateResolutionAssigneeId: 'Assignee changed',
  updateResolutionContactMethod: 'Contact method changed',
  updateResolutionDescription: 'Description changed',
  updateResolutionInternalNotePinPriority: 'Internal note pinned',
  updateResolutionNotePinPriority: 'Note pinned',
  updateResolutionStatus: 'Status changed',
} as const satisfies ActionWords<typeof resolutions>

export { ResolutionAction as journal } from '../../labels/partners/resolution-journal.en-US.ts'

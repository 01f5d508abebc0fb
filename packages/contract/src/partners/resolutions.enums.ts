import { oneOf, type Out } from '../wire.ts'

// Source of every list: partners and service delivery, section 3, "Resolution", and section 4 for the statuses, value
// for value and in their order.

export const ResolutionStatus = oneOf(
  'Open',
  'ClosedWithMerit',
  'ClosedWithoutMerit',
  'PendingMember',
  'PendingProvider',
  'New',
  'NeedsReview',
  'Discarded',
  'AttemptMade',
  'FeedbackOnly',
)
export type ResolutionStatus = Out<typeof ResolutionStatus>

/** The channel of a concern. */
export const ResolutionSource = oneOf('Associate', 'Call', 'Clarification', 'Letter', 'Survey')
export type ResolutionSource = Out<typeof ResolutionSource>

export const ResolutionType = oneOf('Conflict', 'ProviderFirm', 'ProviderReferral', 'EmergencyAccess', 'SpecialCase')
export type ResolutionType = Out<typeof ResolutionType>

export const ResolutionCategory = oneOf('Service', 'Technology', 'Sales', 'Other', 'Survey')
export type ResolutionCategory = Out<typeof ResolutionCategory>

export const ResolutionActionTaken = oneOf('WaitingOnProvider', 'ProviderActionTaken')
export type ResolutionActionTaken = Out<typeof ResolutionActionTaken>

/** The result of a resolution. The meaning of CC and CE is not shown. */
export const ResolutionResult = oneOf('Resolved', 'Requested law firm to do more', 'Resolved CC', 'Resolved CE')
export type ResolutionResult = Out<typeof ResolutionResult>

/** The subject of a concern. */
export const ResolutionConcern = oneOf(
  'UntimelyCallback',
  'LegalAdvice',
  'Docs',
  'StaffAttitude',
  'RetainerOrRate',
  'ReferralAttorney',
  'CoverageAdvised',
  'Disposition',
  'AttorneyNoShow',
  'Misc',
  'NoReferral',
  'ImproperPplProcedure',
  'ImproperSoftwareUse',
  'SurveyScore',
  'NoCallback',
  'AttorneyUnreachable',
  'InsufficientAdvice',
  'AreaOrDistance',
  'AttorneyConflict',
  'AreaOfLaw',
  'CaseRefused',
  'NewAttorneyReq',
  'DiscountRefusal',
)
export type ResolutionConcern = Out<typeof ResolutionConcern>

/** The actions of the resolution journal. */
export const ResolutionAction = oneOf(
  'Migrated',
  'Created',
  'Updated',
  'NoteAdded',
  'InternalUseNoteAdded',
  'StatusUpdated',
  'AssigneeIdUpdated',
  'ContactMethodUpdated',
  'OwnerChanged',
  'DescriptionUpdated',
  'Redacted',
  'Deleted',
  'ClosingSequenceAdded',
)
export type ResolutionAction = Out<typeof ResolutionAction>

/** The specification's examples of "about 27 readable phrases". Not complete. */
export const knownResolutionReasons = [
  'Wrong Coverage Advised',
  'Professionalism',
  'No Call Back',
  'Lawyer had conflict',
  'Transfer to firm',
  'Other',
] as const

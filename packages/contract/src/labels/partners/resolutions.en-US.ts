import type * as resolutions from '../../partners/resolutions.ts'
import type { Labels } from '../labels.ts'

/** In the words of staff; members read plainer ones in the kit. */
export const ResolutionStatus = {
  Open: 'Open',
  ClosedWithMerit: 'Closed with merit',
  ClosedWithoutMerit: 'Closed without merit',
  PendingMember: 'Waiting for the member',
  PendingProvider: 'Waiting for the law firm',
  New: 'New',
  NeedsReview: 'Needs review',
  Discarded: 'Discarded',
  AttemptMade: 'Contact attempted',
  FeedbackOnly: 'Feedback only',
} as const satisfies Labels<resolutions.ResolutionStatus>

export const ResolutionSource = {
  Associate: 'Associate',
  Call: 'Call',
  Clarification: 'Clarification',
  Letter: 'Letter',
  Survey: 'Survey',
} as const satisfies Labels<resolutions.ResolutionSource>

export const ResolutionType = {
  Conflict: 'Conflict of interest',
  ProviderFirm: 'Law firm',
  ProviderReferral: 'Referral lawyer',
  EmergencyAccess: 'Emergency access',
  SpecialCase: 'Special case',
} as const satisfies Labels<resolutions.ResolutionType>

export const ResolutionCategory = {
  Service: 'Service',
  Technology: 'Technology',
  Sales: 'Sales',
  Other: 'Other',
  Survey: 'Survey',
} as const satisfies Labels<resolutions.ResolutionCategory>

export const ResolutionActionTaken = {
  WaitingOnProvider: 'Waiting for the law firm',
  ProviderActionTaken: 'Law firm has acted',
} as const satisfies Labels<resolutions.ResolutionActionTaken>

export const ResolutionResult = {
  Resolved: 'Resolved',
  'Requested law firm to do more': 'Law firm was asked to do more',
  'Resolved CC': 'Resolved, CC',
  'Resolved CE': 'Resolved, CE',
} as const satisfies Labels<resolutions.ResolutionResult>

export const ResolutionConcern = {
  UntimelyCallback: 'Late call back',
  LegalAdvice: 'Legal advice',
  Docs: 'Documents',
  StaffAttitude: 'Attitude of staff',
  RetainerOrRate: 'Retainer or rate',
  ReferralAttorney: 'Referral lawyer',
  CoverageAdvised: 'Coverage as explained',
  Disposition: 'Outcome of the case',
  AttorneyNoShow: 'Lawyer did not appear',
  Misc: 'Something else',
  NoReferral: 'No referral given',
  ImproperPplProcedure: 'PPL procedure not followed',
  ImproperSoftwareUse: 'Software not used as it should be',
  SurveyScore: 'Survey score',
  NoCallback: 'No call back',
  AttorneyUnreachable: 'Lawyer cannot be reached',
  InsufficientAdvice: 'Advice not sufficient',
  AreaOrDistance: 'Area or distance',
  AttorneyConflict: 'Conflict with the lawyer',
  AreaOfLaw: 'Area of law',
  CaseRefused: 'Case refused',
  NewAttorneyReq: 'Another lawyer requested',
  DiscountRefusal: 'Discount refused',
} as const satisfies Labels<resolutions.ResolutionConcern>

import { Instant, LocalDate } from '../shared/dates.ts'
import { assumed, entity, flag, maybe, type Out, type Schema, stated, text } from '../wire.ts'
import { ServiceRequestStatus } from './service-requests.enums.ts'

// "Payload and response field names are not shown" (section 7): names are assumed, except those that section 3 lists.

const serviceRequestAssigneeFields = assumed({ assigneeId: text })

/** The new assignee. */
export interface ServiceRequestAssignee extends Out<typeof serviceRequestAssigneeFields> {}
export const ServiceRequestAssignee: Schema<ServiceRequestAssignee> = serviceRequestAssigneeFields

const serviceRequestAreaOfLawFields = stated({ areaOfLaw: text })

/** The short code of the new law area. */
export interface ServiceRequestAreaOfLaw extends Out<typeof serviceRequestAreaOfLawFields> {}
export const ServiceRequestAreaOfLaw: Schema<ServiceRequestAreaOfLaw> = serviceRequestAreaOfLawFields

const conflictsCheckedFields = stated({ conflictsChecked: flag })

/** Whether the law firm has cleared conflicts of interest. */
export interface ConflictsChecked extends Out<typeof conflictsCheckedFields> {}
export const ConflictsChecked: Schema<ConflictsChecked> = conflictsCheckedFields

const serviceRequestStatusChangeFields = entity({
  stated: { status: ServiceRequestStatus },
  assumed: { reason: maybe(text) },
})

/** The new status. */
export interface ServiceRequestStatusChange extends Out<typeof serviceRequestStatusChangeFields> {}
export const ServiceRequestStatusChange: Schema<ServiceRequestStatusChange> = serviceRequestStatusChangeFields

const newQuickAlertFields = assumed({ text: text })

/** A quick alert, displayed first to everyone who opens the request. */
export interface NewQuickAlert extends Out<typeof newQuickAlertFields> {}
export const NewQuickAlert: Schema<NewQuickAlert> = newQuickAlertFields

const criticalDateFields = stated({ criticalDate: LocalDate })

/** A deadline, such as a hearing date. */
export interface CriticalDate extends Out<typeof criticalDateFields> {}
export const CriticalDate: Schema<CriticalDate> = criticalDateFields

const willCompletedFields = assumed({ completedOn: LocalDate })

/** The completion date of the will. */
export interface WillCompleted extends Out<typeof willCompletedFields> {}
export const WillCompleted: Schema<WillCompleted> = willCompletedFields

const reclaimFields = assumed({ reason: maybe(text) })

/** The reason that the law firm reclaims the request. */
export interface Reclaim extends Out<typeof reclaimFields> {}
export const Reclaim: Schema<Reclaim> = reclaimFields

const referralFields = assumed({
  branchId: maybe(text),
  providerId: maybe(text),
  lawyerName: maybe(text),
  reason: text,
})

/** The recipient of a referral: a branch, one of its providers, or a lawyer outside the network. */
export interface Referral extends Out<typeof referralFields> {}
export const Referral: Schema<Referral> = referralFields

const serviceRequestClosingFields = assumed({ reason: text, note: maybe(text) })

/** The reason to close a request. */
export interface ServiceRequestClosing extends Out<typeof serviceRequestClosingFields> {}
export const ServiceRequestClosing: Schema<ServiceRequestClosing> = serviceRequestClosingFields

const serviceRequestEntitlementChangeFields = assumed({ entitlementId: text })

/** The new plan of a request. */
export interface ServiceRequestEntitlementChange extends Out<typeof serviceRequestEntitlementChangeFields> {}
export const ServiceRequestEntitlementChange: Schema<ServiceRequestEntitlementChange> =
  serviceRequestEntitlementChangeFields

const serviceRequestLocaleFields = stated({ locale: text })

/** The member's preferred language. */
export interface ServiceRequestLocale extends Out<typeof serviceRequestLocaleFields> {}
export const ServiceRequestLocale: Schema<ServiceRequestLocale> = serviceRequestLocaleFields

const firstActivityDueByFields = stated({ firstActivityDueBy: Instant })

/** The deadline for the law firm's first activity. */
export interface FirstActivityDueBy extends Out<typeof firstActivityDueByFields> {}
export const FirstActivityDueBy: Schema<FirstActivityDueBy> = firstActivityDueByFields

const autoCloseAtFields = stated({ autoCloseAt: Instant })

/** The time of the automatic closing. */
export interface AutoCloseAt extends Out<typeof autoCloseAtFields> {}
export const AutoCloseAt: Schema<AutoCloseAt> = autoCloseAtFields

import { LocalDate } from '../shared/dates.ts'
import { assumed, entity, maybe, number, type Out, type Schema, text } from '../wire.ts'
import {
  GroupEffectiveMonth,
  GroupEnrollmentFrequency,
  GroupEnrollmentMethod,
  GroupMarketingSiteType,
  RestrictedEffectiveDateSource,
  RestrictedEffectiveDateStatus,
  RestrictedPeriodType,
} from './groups.enums.ts'

const groupEnrollmentConfigFields = entity({
  stated: {
    defaultEnrollmentMethod: GroupEnrollmentMethod,
    enrollmentMarketingSiteType: GroupMarketingSiteType,
    enrollmentFrequency: GroupEnrollmentFrequency,
    effectiveMonth: GroupEffectiveMonth,
  },
  assumed: { enrollmentSite: maybe(text), waitingPeriodDays: maybe(number) },
})

/**
 * The enrollment rules of a group. `enrollmentSite` is a URL; for new hires, `effectiveMonth` applies after
 * `waitingPeriodDays`.
 */
export interface GroupEnrollmentConfig extends Out<typeof groupEnrollmentConfigFields> {}
export const GroupEnrollmentConfig: Schema<GroupEnrollmentConfig> = groupEnrollmentConfigFields

const groupPayPeriodFields = assumed({
  id: text,
  name: text,
  perYear: number,
  firstPayDate: LocalDate,
  division: maybe(text),
})

/** The frequency of wage payments, and so of plan payments: `perYear` is 26 for biweekly. */
export interface GroupPayPeriod extends Out<typeof groupPayPeriodFields> {}
export const GroupPayPeriod: Schema<GroupPayPeriod> = groupPayPeriodFields

const restrictedPeriodFields = entity({
  stated: { type: RestrictedPeriodType },
  assumed: { id: text, startsOn: maybe(LocalDate), endsOn: maybe(LocalDate), label: maybe(text) },
})

/** A period with or without enrollment. Both dates are inclusive. */
export interface RestrictedPeriod extends Out<typeof restrictedPeriodFields> {}
export const RestrictedPeriod: Schema<RestrictedPeriod> = restrictedPeriodFields

const specificRestrictedEffectiveDateFields = entity({
  stated: { enrollmentSource: RestrictedEffectiveDateSource, status: RestrictedEffectiveDateStatus },
  assumed: { id: text, enrolledFrom: LocalDate, enrolledTo: LocalDate, effectiveDate: LocalDate },
})

/** The effective date of enrollments between two dates, both inclusive. */
export interface SpecificRestrictedEffectiveDate extends Out<typeof specificRestrictedEffectiveDateFields> {}
export const SpecificRestrictedEffectiveDate: Schema<SpecificRestrictedEffectiveDate> =
  specificRestrictedEffectiveDateFields

const ongoingRestrictedEffectiveDateFields = entity({
  stated: {
    enrollmentSource: RestrictedEffectiveDateSource,
    status: RestrictedEffectiveDateStatus,
    effectiveMonth: GroupEffectiveMonth,
  },
  assumed: { id: text, dayOfMonth: number, cutoffDay: maybe(number) },
})

/**
 * A monthly effective date: enrollments start on the `dayOfMonth` of the `effectiveMonth`; those after the `cutoffDay`
 * start one month later.
 */
export interface OngoingRestrictedEffectiveDate extends Out<typeof ongoingRestrictedEffectiveDateFields> {}
export const OngoingRestrictedEffectiveDate: Schema<OngoingRestrictedEffectiveDate> =
  ongoingRestrictedEffectiveDateFields

const openEnrollmentInfoFields = assumed({
  startsOn: LocalDate,
  endsOn: LocalDate,
  effectiveDate: maybe(LocalDate),
  note: maybe(text),
})

/** The next open enrollment, both dates inclusive, and the effective date of its choices. */
export interface OpenEnrollmentInfo extends Out<typeof openEnrollmentInfoFields> {}
export const OpenEnrollmentInfo: Schema<OpenEnrollmentInfo> = openEnrollmentInfoFields

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
 * How people of a group enroll. `enrollmentSite` is the address of the page; a new hire waits `waitingPeriodDays` before
 * `effectiveMonth` counts.
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

/** How often wages are paid, as often as which a plan is paid for: `perYear` is 26 for every two weeks. */
export interface GroupPayPeriod extends Out<typeof groupPayPeriodFields> {}
export const GroupPayPeriod: Schema<GroupPayPeriod> = groupPayPeriodFields

const restrictedPeriodFields = entity({
  stated: { type: RestrictedPeriodType },
  assumed: { id: text, startsOn: maybe(LocalDate), endsOn: maybe(LocalDate), label: maybe(text) },
})

/** When people of a group may enroll and when not. Both days are included. */
export interface RestrictedPeriod extends Out<typeof restrictedPeriodFields> {}
export const RestrictedPeriod: Schema<RestrictedPeriod> = restrictedPeriodFields

const specificRestrictedEffectiveDateFields = entity({
  stated: { enrollmentSource: RestrictedEffectiveDateSource, status: RestrictedEffectiveDateStatus },
  assumed: { id: text, enrolledFrom: LocalDate, enrolledTo: LocalDate, effectiveDate: LocalDate },
})

/** Who enrolls between two days, both included, begins on one certain day. */
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
 * Who enrolls begins on the `dayOfMonth` of the `effectiveMonth`, month after month; after the `cutoffDay` of a month, one
 * month later.
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

/** The next open enrollment, both days included, and when what was chosen in it begins. */
export interface OpenEnrollmentInfo extends Out<typeof openEnrollmentInfoFields> {}
export const OpenEnrollmentInfo: Schema<OpenEnrollmentInfo> = openEnrollmentInfoFields

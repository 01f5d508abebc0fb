import { LocalDate } from '../shared/dates.ts'
import { assumed, entity, maybe, number, type Out, type Schema, text } from '../wire.ts'
import {
  GroupEffectiveMonth,
  RestrictedEffectiveDateSource,
  RestrictedEffectiveDateStatus,
  RestrictedPeriodType,
} from './groups.enums.ts'

// Enrollment periods, pay periods and effective dates of a group. Only fields that section 3 lists are stated.

const newGroupPayPeriodFields = assumed({
  name: text,
  perYear: number,
  firstPayDate: LocalDate,
  division: maybe(text),
})

/** A pay period to add: `perYear` is 26 for biweekly. */
export interface NewGroupPayPeriod extends Out<typeof newGroupPayPeriodFields> {}
export const NewGroupPayPeriod: Schema<NewGroupPayPeriod> = newGroupPayPeriodFields

const newRestrictedPeriodFields = entity({
  stated: { type: RestrictedPeriodType },
  assumed: { startsOn: maybe(LocalDate), endsOn: maybe(LocalDate), label: maybe(text) },
})

/** A period to add. Both dates are inclusive. */
export interface NewRestrictedPeriod extends Out<typeof newRestrictedPeriodFields> {}
export const NewRestrictedPeriod: Schema<NewRestrictedPeriod> = newRestrictedPeriodFields

const newSpecificRestrictedEffectiveDateFields = entity({
  stated: { enrollmentSource: RestrictedEffectiveDateSource, status: RestrictedEffectiveDateStatus },
  assumed: { enrolledFrom: LocalDate, enrolledTo: LocalDate, effectiveDate: LocalDate },
})

/** The effective date of enrollments between two dates, both inclusive. */
export interface NewSpecificRestrictedEffectiveDate extends Out<typeof newSpecificRestrictedEffectiveDateFields> {}
export const NewSpecificRestrictedEffectiveDate: Schema<NewSpecificRestrictedEffectiveDate> =
  newSpecificRestrictedEffectiveDateFields

const newOngoingRestrictedEffectiveDateFields = entity({
  stated: {
    enrollmentSource: RestrictedEffectiveDateSource,
    status: RestrictedEffectiveDateStatus,
    effectiveMonth: GroupEffectiveMonth,
  },
  assumed: { dayOfMonth: number, cutoffDay: maybe(number) },
})

/** The monthly effective date of enrollments. */
export interface NewOngoingRestrictedEffectiveDate extends Out<typeof newOngoingRestrictedEffectiveDateFields> {}
export const NewOngoingRestrictedEffectiveDate: Schema<NewOngoingRestrictedEffectiveDate> =
  newOngoingRestrictedEffectiveDateFields

import { LocalDate } from '../shared/dates.ts'
import { assumed, entity, maybe, number, type Out, type Schema, text } from '../wire.ts'
import {
  GroupEffectiveMonth,
  RestrictedEffectiveDateSource,
  RestrictedEffectiveDateStatus,
  RestrictedPeriodType,
} from './groups.enums.ts'

// When people of a group enroll, pay and begin. A field is stated where section 3 lists it.

const newGroupPayPeriodFields = assumed({
  name: text,
  perYear: number,
  firstPayDate: LocalDate,
  division: maybe(text),
})

/** A pay period to add: `perYear` is 26 for every two weeks. */
export interface NewGroupPayPeriod extends Out<typeof newGroupPayPeriodFields> {}
export const NewGroupPayPeriod: Schema<NewGroupPayPeriod> = newGroupPayPeriodFields

const newRestrictedPeriodFields = entity({
  stated: { type: RestrictedPeriodType },
  assumed: { startsOn: maybe(LocalDate), endsOn: maybe(LocalDate), label: maybe(text) },
})

/** A period to add. Both days are included. */
export interface NewRestrictedPeriod extends Out<typeof newRestrictedPeriodFields> {}
export const NewRestrictedPeriod: Schema<NewRestrictedPeriod> = newRestrictedPeriodFields

const newSpecificRestrictedEffectiveDateFields = entity({
  stated: { enrollmentSource: RestrictedEffectiveDateSource, status: RestrictedEffectiveDateStatus },
  assumed: { enrolledFrom: LocalDate, enrolledTo: LocalDate, effectiveDate: LocalDate },
})

/** When those begin who enroll between two days, both included. */
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

/** When in a month those begin who enroll, month after month. */
export interface NewOngoingRestrictedEffectiveDate extends Out<typeof newOngoingRestrictedEffectiveDateFields> {}
export const NewOngoingRestrictedEffectiveDate: Schema<NewOngoingRestrictedEffectiveDate> =
  newOngoingRestrictedEffectiveDateFields

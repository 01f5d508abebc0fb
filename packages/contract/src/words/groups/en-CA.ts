import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export const entities = {
  ...us.entities,
  GroupEnrollmentConfig: { one: 'Enrolment rules', many: 'Enrolment rules' },
  OpenEnrollmentInfo: { one: 'Open enrolment', many: 'Open enrolments' },
  RestrictedPeriod: { one: 'Closed enrolment period', many: 'Closed enrolment periods' },
  SpecificRestrictedEffectiveDate: {
    one: 'Effective date by enrolment date',
    many: 'Effective dates by enrolment date',
  },
} as const satisfies SameWords<typeof us.entities>

export const name = {
  ...entities.Group,
  about: 'Employers and associations whose people can enrol',
} as const satisfies SameWords<typeof us.name>

export const fields = {
  ...us.fields,
  enrollmentConfig: 'Enrolment rules',
  restrictedPeriods: 'Closed enrolment periods',
  specificRestrictedEffectiveDates: 'Effective dates by enrolment date',
  openEnrollmentInfo: 'Open enrolment',
  defaultEnrollmentMethod: 'Default enrolment method',
  enrollmentMarketingSiteType: 'Type of enrolment site',
  enrollmentFrequency: 'When people can enrol',
  enrollmentSite: 'Enrolment site',
  enrollmentSource: 'Kind of enrolment',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  ...us.hints,
  cutoffDay: 'Enrolments after this day start a month later',
  effectiveMonth: 'Counted from the month of enrolment',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  ...us.actions,
  addGroupRestrictedPeriod: 'Add closed enrolment period',
  addGroupSpecificRestrictedEffectiveDate: 'Add effective date by enrolment date',
  removeGroupRestrictedPeriod: 'Remove closed enrolment period',
  removeGroupSpecificRestrictedEffectiveDate: 'Remove effective date by enrolment date',
  updateGroupEnrollmentConfig: 'Change enrolment rules',
  updateGroupOpenEnrollmentInfo: 'Change open enrolment',
} as const satisfies SameWords<typeof us.actions>

export const done = {
  ...us.done,
  addGroupRestrictedPeriod: 'Closed enrolment period added',
  addGroupSpecificRestrictedEffectiveDate: 'Effective date by enrolment date added',
  cancelGroup: 'Group cancelled',
  removeGroupRestrictedPeriod: 'Closed enrolment period removed',
  removeGroupSpecificRestrictedEffectiveDate: 'Effective date by enrolment date removed',
  updateGroupEnrollmentConfig: 'Enrolment rules changed',
  updateGroupOpenEnrollmentInfo: 'Open enrolment changed',
} as const satisfies SameWords<typeof us.done>

export const journal = {
  ...us.journal,
  CANCEL: done.cancelGroup,
  ADD_RESTRICTED_PERIOD: done.addGroupRestrictedPeriod,
  ADD_SPECIFIC_RESTRICTED_EFFECTIVE_DATE: done.addGroupSpecificRestrictedEffectiveDate,
  REMOVE_RESTRICTED_PERIOD: done.removeGroupRestrictedPeriod,
  REMOVE_SPECIFIC_RESTRICTED_EFFECTIVE_DATE: done.removeGroupSpecificRestrictedEffectiveDate,
  UPDATE_ENROLLMENT_CONFIG: done.updateGroupEnrollmentConfig,
  UPDATE_OPEN_ENROLLMENT_INFO: done.updateGroupOpenEnrollmentInfo,
} as const satisfies SameWords<typeof us.journal>

import * as groupEnrollments from '@memberkit/contract/partners/group-enrollments'
import * as tones from '@memberkit/contract/labels/partners/group-enrollments/tones'
import { defineConsole } from '../define/index.ts'

export const groupEnrollmentsConsole = defineConsole({ ...groupEnrollments, ...tones })({
  pages: {
    GroupEnrollment: {
      title: ['identity', 'id'],
      enter: ['listGroupEnrollments'],
      read: 'getGroupEnrollment',
      columns: ['identity', 'period', 'source', 'effectiveDate', 'enrollBy', 'submittedAt', 'paymentMethod'],
      groups: {
        overview: ['period', 'paymentMethod', 'billingProvider', 'source'],
        numbers: ['status'],
        dates: ['effectiveDate', 'enrollBy', 'submittedAt', 'createdAt'],
        content: ['associateInfo', 'identity', 'signature'],
        record: ['identityId', 'groupId'],
      },
      tables: {
        offers: ['businessInfo', 'offerId', 'name', 'tier', 'isDeclined', 'price'],
        dependents: ['type', 'firstName', 'lastName', 'email'],
      },
      create: ['createGroupEnrollment'],
      edit: ['changeGroupEnrollmentDependents', 'updateGroupEnrollment'],
      actions: {
        changeGroupEnrollmentOffers: {},
        changeGroupEnrollmentAssociateInfo: {},
        changeGroupEnrollmentBusinessInfo: {},
        changeGroupEnrollmentIdentity: { group: 'people' },
        submitGroupEnrollment: {},
      },
      journal: 'groupEnrollmentJournal',
      clock: 'groupEnrollmentMaxClock',
    },
  },
})

import * as classicMemberships from '@memberkit/contract/commerce/classic-memberships'
import * as tones from '@memberkit/contract/labels/commerce/classic-memberships/tones'
import { defineConsole } from '../define/index.ts'

export const classicMembershipsConsole = defineConsole({ ...classicMemberships, ...tones })({
  pages: {
    ClassicMembership: {
      title: ['memberName', 'id'],
      enter: [],
      read: 'getClassicMembership',
      columns: ['memberName', 'status', 'planName', 'billingPeriod', 'amount', 'paidToDate', 'cancelReason'],
      groups: {
        overview: ['cancelReason', 'memberName', 'status', 'planName', 'coverageCode', 'billingPeriod', 'subChannel'],
        money: ['amount', 'currency'],
        dates: ['startedOn', 'cancelOn', 'paidToDate'],
        settings: ['isOnBillingHold'],
        record: ['friendlyId', 'identityId', 'planId', 'associateId', 'groupId'],
      },
      tables: { comments: ['id', 'text', 'author', 'at'] },
      edit: ['updateMembershipSubChannel'],
      actions: {
        addMemberComment: {},
        addMembershipFutureCancel: { group: 'end' },
        cancelMembership: { group: 'end', isCritical: true },
        createMembershipPrecancel: { group: 'end' },
        reassignMembership: { group: 'people' },
        removeMembershipFutureCancel: { group: 'end' },
        setMembershipBillingHold: {},
        submitMembershipPlanChanges: {},
      },
      panels: [
        'checkMembershipCaughtUp',
        'getMembershipBankPaymentRecord',
        'getMembershipBillingDetails',
        'getMembershipCardPaymentRecord',
        'getMembershipGroupMember',
        'getMembershipPendingGroupMember',
        'getMembershipPlanChangeStatus',
        'listMembershipPrecancelStatuses',
      ],
      journal: 'classicMembershipJournal',
      clock: 'classicMembershipMaxClock',
    },
  },
  tools: ['checkMembershipExists', 'findClassicApplications', 'getRawClassicRecord', 'listGroupCoverageCodes'],
})

import * as classicRetention from '@memberkit/contract/commerce/classic-retention'
import { defineConsole } from '../define/index.ts'

export const classicRetentionConsole = defineConsole(classicRetention)({
  pages: {
    MemberDiscount: {
      title: ['reason', 'id'],
      enter: ['listMemberDiscounts'],
      columns: ['reason', 'amount', 'membershipId', 'createdBy', 'startsOn', 'endsOn'],
      groups: {
        overview: ['reason', 'createdBy'],
        money: ['amount', 'currency'],
        dates: ['startsOn', 'endsOn', 'createdAt'],
        record: ['membershipId'],
      },
      create: ['createMemberDiscount'],
      journal: 'retentionJournal',
      clock: 'retentionMaxClock',
    },
  },
  tools: [
    'getReinstatedAssociate',
    'getReinstatedAssociateApplication',
    'getReinstatedMember',
    'getReinstatedMemberApplication',
    'portGroupMember',
  ],
})

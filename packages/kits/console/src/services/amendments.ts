import * as amendments from '@memberkit/contract/identity/amendments'
import { defineConsole } from '../define/index.ts'

export const amendmentsConsole = defineConsole(amendments)({
  pages: {
    IdentityAmendment: {
      title: ['title', 'id'],
      enter: ['listIdentityAmendments'],
      columns: ['title', 'identityId', 'entitlementId', 'effectiveFrom', 'effectiveTo', 'createdAt'],
      groups: {
        overview: ['title'],
        dates: ['effectiveFrom', 'effectiveTo', 'createdAt'],
        content: ['summary'],
        record: ['identityId', 'contractId', 'entitlementId'],
      },
      create: ['createIdentityAmendment'],
      actions: {
        changeIdentityAmendmentOwner: { group: 'people' },
        deleteIdentityAmendment: { group: 'end', isCritical: true },
      },
      journal: 'identityAmendmentJournal',
      clock: 'identityAmendmentMaxClock',
    },
  },
})

import * as contractHistories from '@memberkit/contract/commerce/contract-histories'
import * as tones from '@memberkit/contract/labels/commerce/contract-histories/tones'
import { defineConsole } from '../define/index.ts'

export const contractHistoriesConsole = defineConsole({ ...contractHistories, ...tones })({
  pages: {
    ContractHistory: {
      title: ['label', 'type'],
      status: 'status',
      // Those that have ended, too: what isn't in a list counts as deleted.
      enter: ['listContractHistories', 'listActiveContractHistories'],
      columns: ['label', 'status', 'type', 'region', 'identityId', 'entitlementId', 'contractVersion'],
      groups: {
        overview: ['type', 'contractVersion', 'label', 'locale'],
        contact: ['documentUrl'],
        address: ['region'],
        dates: ['effectiveFrom', 'effectiveTo', 'createdAt'],
        record: ['identityId', 'entitlementId', 'contractId'],
      },
      create: ['createContractHistory'],
      actions: { deleteContractHistory: { group: 'end', isCritical: true } },
      noTransitions: 'No call changes the status of a contract that was signed.',
      journal: 'contractHistoryJournal',
      clock: 'contractHistoryMaxClock',
    },
  },
  tools: ['changeContractHistoryIdentity', 'deleteContractHistories'],
})

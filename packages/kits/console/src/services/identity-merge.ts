import * as identityMerge from '@memberkit/contract/identity/identity-merge'
import * as tones from '@memberkit/contract/labels/identity/identity-merge/tones'
import { defineConsole } from '../define/index.ts'

export const identityMergeConsole = defineConsole({ ...identityMerge, ...tones })({
  pages: {
    IdentityMerge: {
      title: ['mergedIdentityId', 'id'],
      status: 'status',
      enter: [],
      read: 'getIdentityMerge',
      columns: ['mergedIdentityId', 'status', 'action', 'identityId', 'reason', 'createdAt', 'finishedAt'],
      groups: {
        overview: ['action', 'reason'],
        dates: ['createdAt', 'finishedAt'],
        record: ['identityId', 'mergedIdentityId'],
      },
      tables: { processorStatuses: ['status', 'processor', 'message', 'at'], classicIds: ['type', 'id'] },
      journal: 'identityMergeJournal',
      clock: 'identityMergeMaxClock',
      transitions: 'mergeTransitions',
    },
  },
  tools: ['findIdentityMerges', 'mergeIdentities', 'unmergeIdentities'],
})

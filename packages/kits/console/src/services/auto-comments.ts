import * as autoComments from '@memberkit/contract/identity/auto-comments'
import { defineConsole } from '../define/index.ts'

export const autoCommentsConsole = defineConsole(autoComments)({
  pages: {
    AutoComment: {
      title: ['text', 'id'],
      enter: ['listAutoComments'],
      read: 'getAutoComment',
      columns: ['text', 'priority', 'subjectType', 'identityId', 'createdAt'],
      groups: {
        overview: ['priority', 'subjectType'],
        dates: ['createdAt'],
        content: ['text', 'cause'],
        record: ['identityId', 'subjectId'],
      },
      create: ['createAutoComment'],
      actions: { changeAutoCommentOwner: { group: 'people' } },
      journal: 'autoCommentJournal',
      clock: 'autoCommentMaxClock',
    },
  },
})

import * as questionnaires from '@memberkit/contract/partners/questionnaires'
import { defineConsole } from '../define/index.ts'

export const questionnairesConsole = defineConsole(questionnaires)({
  pages: {
    Question: {
      title: ['title', 'id'],
      enter: ['listQuestions'],
      read: 'getQuestion',
      find: ['getPublicQuestion'],
      columns: ['title', 'locale'],
      groups: { overview: ['supportedMobileVersions', 'title', 'locale'], content: ['description'] },
      tables: {
        reminderConfigs: ['intervalType', 'id', 'interval', 'limit', 'templateKey'],
        fields: ['id', 'type', 'label', 'help', 'isRequired', 'choices'],
      },
      panels: ['getPublicQuestion'],
      journal: 'questionJournal',
      clock: 'questionMaxClock',
    },
  },
})

import * as forms from '@memberkit/contract/identity/forms'
import * as tones from '@memberkit/contract/labels/identity/forms/tones'
import { defineConsole } from '../define/index.ts'

export const formsConsole = defineConsole({ ...forms, ...tones })({
  pages: {
    Form: {
      title: ['title', 'id'],
      status: 'status',
      enter: [],
      read: 'getForm',
      columns: ['title', 'status', 'stateOrProvince', 'identityId', 'formKey', 'createdAt', 'updatedAt'],
      groups: {
        overview: ['formKey', 'title', 'locale'],
        numbers: ['size'],
        contact: ['url'],
        address: ['stateOrProvince'],
        dates: ['createdAt', 'updatedAt'],
        record: ['identityId'],
      },
      tables: { fields: ['name', 'label', 'value', 'isPrefilled'] },
      create: ['createForm'],
      actions: { deleteForm: { group: 'end', isCritical: true } },
      journal: 'formJournal',
      clock: 'formMaxClock',
      transitions: 'formTransitions',
    },
  },
  tools: ['deleteAllFormResources', 'listDownloadableForms', 'populateForm'],
  notShown: { listForms: 'Lists the caller’s own forms, and staff have none.' },
})

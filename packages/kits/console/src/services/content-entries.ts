import * as contentEntries from '@memberkit/contract/identity/content-entries'
import { defineConsole } from '../define/index.ts'

export const contentEntriesConsole = defineConsole(contentEntries)({
  pages: {
    ContentEntry: {
      title: ['name', 'slug'],
      enter: ['listContentEntries'],
      read: 'getContentEntry',
      columns: ['name', 'variant', 'siteType', 'contentTypeId', 'slug', 'updatedByName', 'updatedAt'],
      groups: {
        overview: ['variant', 'siteType', 'name', 'slug', 'locale', 'updatedByName'],
        dates: ['updatedAt'],
        record: ['contentTypeId'],
      },
      tables: { fields: ['type', 'name', 'boolean', 'number', 'text', 'entryId'] },
      create: ['createContentEntry'],
      edit: ['replaceContentEntry'],
      actions: {
        deleteContentEntry: { group: 'end', isCritical: true },
        updateContentArrayField: {},
        updateContentBooleanField: {},
        updateContentEntryField: {},
        updateContentTextField: {},
      },
      journal: 'contentEntryJournal',
      clock: 'contentEntryMaxClock',
    },
    ContentType: {
      title: ['name', 'id'],
      enter: ['listContentTypes'],
      read: 'getContentType',
      columns: ['name', 'variant'],
      groups: { overview: ['variant', 'name'], content: ['description'] },
      tables: { fields: ['type', 'name', 'label', 'help', 'isRequired', 'maximumLength'] },
      journal: 'contentEntryJournal',
      clock: 'contentEntryMaxClock',
    },
  },
})

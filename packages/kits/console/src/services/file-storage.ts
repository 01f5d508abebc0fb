import * as fileStorage from '@memberkit/contract/identity/file-storage'
import { defineConsole } from '../define/index.ts'

export const fileStorageConsole = defineConsole(fileStorage)({
  noPages: 'Stored files have a name in a container instead of an id: they are listed and changed by that.',
  notShown: { fileStorageMaxClock: 'A history polls it; it shows nothing by itself.' },
  tools: [
    'fileStorageJournal',
    'deleteStoredFile',
    'listStoredFiles',
    'printFile',
    'storePrintedFile',
    'uploadStoredFile',
  ],
})

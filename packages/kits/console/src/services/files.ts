import * as files from '@memberkit/contract/identity/files'
import { defineConsole } from '../define/index.ts'

export const filesConsole = defineConsole(files)({
  noPages: 'A file is opened by its key: nothing lists a person’s files.',
  notShown: { identityFileMaxClock: 'A history polls it; it shows nothing by itself.' },
  tools: ['identityFileJournal', 'downloadIdentityFile', 'getIdentityFileThumbnail', 'uploadIdentityFile'],
})

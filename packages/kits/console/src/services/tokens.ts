import * as tokens from '@memberkit/contract/identity/tokens'
import { defineConsole } from '../define/index.ts'

export const tokensConsole = defineConsole(tokens)({
  // Tokens are checked, never listed or read.
  pages: {},
  tools: ['tokenJournal', 'getTokenKey', 'verifyJwt'],
  notShown: { tokenMaxClock: 'A history polls it; it shows nothing by itself.' },
})

import * as tokens from '@memberkit/contract/identity/tokens'
import { defineConsole } from '../define/index.ts'

export const tokensConsole = defineConsole(tokens)({
  noPages: 'Tokens are checked, never listed or read.',
  tools: ['tokenJournal', 'getTokenKey', 'verifyJwt'],
  notShown: { tokenMaxClock: 'A history polls it; it shows nothing by itself.' },
})

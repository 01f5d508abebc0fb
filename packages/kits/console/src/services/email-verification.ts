import * as emailVerification from '@memberkit/contract/partners/email-verification'
import { defineConsole } from '../define/index.ts'

export const emailVerificationConsole = defineConsole(emailVerification)({
  noPages: 'An address is checked when it is asked for: there is nothing to list.',
  notShown: { emailVerificationMaxClock: 'A history polls it; it shows nothing by itself.' },
  tools: ['emailVerificationJournal', 'bulkVerifyEmail', 'verifyEmail'],
})

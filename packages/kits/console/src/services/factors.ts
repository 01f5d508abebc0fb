import * as factors from '@memberkit/contract/identity/factors'
import { defineConsole } from '../define/index.ts'

export const factorsConsole = defineConsole(factors)({
  pages: {
    Factor: {
      title: ['name', 'type'],
      enter: ['listFactors'],
      columns: ['name', 'type', 'destination', 'isVerified', 'primary', 'addedAt', 'lastUsedAt'],
      groups: {
        overview: ['type', 'proofType', 'name', 'destination', 'question'],
        dates: ['addedAt', 'lastUsedAt'],
        settings: ['primary', 'isVerified'],
        record: ['identityId'],
      },
      create: ['createFactor'],
      actions: {
        deleteFactor: { group: 'end', isCritical: true },
        sendFactorCode: { group: 'send' },
        setPrimaryFactor: {},
        updateFactorName: {},
        validateFactor: {},
        verifyFactor: {},
      },
      journal: 'factorJournal',
      clock: 'factorMaxClock',
    },
  },
})

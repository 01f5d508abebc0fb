import * as classicAutomation from '@memberkit/contract/commerce/classic-automation'
import { defineConsole } from '../define/index.ts'

export const classicAutomationConsole = defineConsole(classicAutomation)({
  noPages: 'Runs are started: nothing lists them.',
  notShown: { automationMaxClock: 'A history polls it; it shows nothing by itself.' },
  tools: ['automationJournal', 'createAutomatedAssociate', 'createAutomatedMembership'],
})

import * as eligibilities from '@memberkit/contract/commerce/eligibilities'
import { defineConsole } from '../define/index.ts'

export const eligibilitiesConsole = defineConsole(eligibilities)({
  pages: {},
  notShown: { eligibilityMaxClock: 'A history polls it; it shows nothing by itself.' },
  tools: [
    'eligibilityJournal',
    'checkBenefitEligibilities',
    'checkBenefitEligibilitiesByProduct',
    'checkProductEligibilities',
    'provisionBenefits',
  ],
})

import * as eligibilities from '@memberkit/contract/commerce/eligibilities'
import { defineConsole } from '../define/index.ts'

export const eligibilitiesConsole = defineConsole(eligibilities)({
  noPages: 'Eligibility is worked out when it is asked for: there is nothing to list.',
  notShown: { eligibilityMaxClock: 'A history polls it; it shows nothing by itself.' },
  tools: [
    'eligibilityJournal',
    'checkBenefitEligibilities',
    'checkBenefitEligibilitiesByProduct',
    'checkProductEligibilities',
    'provisionBenefits',
  ],
})

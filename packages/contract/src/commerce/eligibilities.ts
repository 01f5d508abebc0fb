import { at, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { ownerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import {
  BenefitEligibilitySearch,
  BenefitProvisioningRequest,
  EligibilityQuery,
  ProductEligibilitySearch,
} from './eligibilities.bodies.ts'
import { BenefitEligibility, BenefitProvisioning, ProductEligibility } from './eligibilities.entities.ts'

// Source: commerce, section 7, "Eligibilities". That a user's three calls carry a body is our reading; the
// specification says so only of the one without a user. Those that check change nothing and may be sent again.

const user = at('eligibilities', '/v1/users/{userId}', { realms: ownerRealms, assumes: ['realms'] })

export const checkBenefitEligibilities = post(user, 'benefitsEligibilities', {
  body: BenefitEligibilitySearch,
  returns: list(BenefitEligibility),
  idempotent: true,
})
export const checkBenefitEligibilitiesByProduct = post(user, 'benefitsEligibilitiesByProduct', {
  body: ProductEligibilitySearch,
  returns: list(ProductEligibility),
  idempotent: true,
})
/** For anybody: before there is a user. */
export const checkProductEligibilities = post(at('eligibilities', '/v1/benefitsEligibilitiesByProduct'), '', {
  query: EligibilityQuery,
  body: ProductEligibilitySearch,
  returns: list(ProductEligibility),
  idempotent: true,
})
export const provisionBenefits = post(user, 'benefitsProvisioning', {
  body: BenefitProvisioningRequest,
  returns: list(BenefitProvisioning),
})

// "Every service has GET journal" (section 7), without an address or actions for this one.
export const eligibilityJournal = journal('eligibilities', '/v1/benefitsEligibilities', text, {
  assumes: ['path', 'access'],
})
export const eligibilityMaxClock = maxClock('eligibilities', '/v1/benefitsEligibilities')

export {
  BenefitEligibility,
  BenefitEligibilitySearch,
  BenefitProvisioning,
  BenefitProvisioningRequest,
  EligibilityQuery,
  ProductEligibility,
  ProductEligibilitySearch,
}

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

// Source: commerce, section 7, "Eligibilities". Only the operation without a user has a body there; the three for a
// user are assumed to have one. The checks change nothing, so they are safe to repeat.

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
/** Needs no user: works before sign-in. */
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

// "Every service has GET journal" (section 7). The address is assumed; no actions are listed.
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

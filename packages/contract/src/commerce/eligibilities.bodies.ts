import { LocalDate } from '../shared/dates.ts'
import { AuthorizedUserType } from '../shared/people.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): names outside `stated` are assumed.

const benefitEligibilitySearchFields = entity({
  stated: { region: maybe(StateOrProvince), authorizedUserType: maybe(AuthorizedUserType) },
  assumed: { benefitIds: maybe(list(text)) },
})

/** The benefits to check, the person, and the location. Without `benefitIds`, all benefits. */
export interface BenefitEligibilitySearch extends Out<typeof benefitEligibilitySearchFields> {}
export const BenefitEligibilitySearch: Schema<BenefitEligibilitySearch> = benefitEligibilitySearchFields

const productEligibilitySearchFields = entity({
  stated: { region: maybe(StateOrProvince), authorizedUserType: maybe(AuthorizedUserType) },
  assumed: { productIds: list(text) },
})

/** The person whose benefits to check, product by product. */
export interface ProductEligibilitySearch extends Out<typeof productEligibilitySearchFields> {}
export const ProductEligibilitySearch: Schema<ProductEligibilitySearch> = productEligibilitySearchFields

const eligibilityQueryFields = assumed({ locale: maybe(text), asOf: maybe(LocalDate) })

/** The language of the response, and the date to check for. */
export interface EligibilityQuery extends Out<typeof eligibilityQueryFields> {}
export const EligibilityQuery: Schema<EligibilityQuery> = eligibilityQueryFields

const benefitProvisioningRequestFields = assumed({ benefitIds: list(text), entitlementId: maybe(text) })

/** Benefits to provision for a user. */
export interface BenefitProvisioningRequest extends Out<typeof benefitProvisioningRequestFields> {}
export const BenefitProvisioningRequest: Schema<BenefitProvisioningRequest> = benefitProvisioningRequestFields

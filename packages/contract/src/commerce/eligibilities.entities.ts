import { AuthorizedUserType } from '../shared/people.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'

const benefitEligibilityFields = entity({
  stated: { region: maybe(StateOrProvince), authorizedUserType: maybe(AuthorizedUserType) },
  assumed: { benefitId: text, productId: maybe(text), name: text, isEligible: flag, reasons: maybe(list(text)) },
})

/** Whether a person can use a benefit; otherwise the reason: state or province, identity, or existing products. */
export interface BenefitEligibility extends Out<typeof benefitEligibilityFields> {}
export const BenefitEligibility: Schema<BenefitEligibility> = benefitEligibilityFields

const productEligibilityFields = assumed({ productId: text, benefits: list(BenefitEligibility) })

/** The eligibility of each benefit of a product. */
export interface ProductEligibility extends Out<typeof productEligibilityFields> {}
export const ProductEligibility: Schema<ProductEligibility> = productEligibilityFields

const benefitProvisioningFields = assumed({
  benefitId: text,
  entitlementId: maybe(text),
  isProvisioned: flag,
  reference: maybe(text),
  loginUrl: maybe(text),
  reason: maybe(text),
})

/** The result of provisioning a benefit: its address, or the reason for the failure. */
export interface BenefitProvisioning extends Out<typeof benefitProvisioningFields> {}
export const BenefitProvisioning: Schema<BenefitProvisioning> = benefitProvisioningFields

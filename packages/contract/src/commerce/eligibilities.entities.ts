import { AuthorizedUserType } from '../shared/people.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'

const benefitEligibilityFields = entity({
  stated: { region: maybe(StateOrProvince), authorizedUserType: maybe(AuthorizedUserType) },
  assumed: { benefitId: text, productId: maybe(text), name: text, isEligible: flag, reasons: maybe(list(text)) },
})

/** Whether someone may use a benefit and, if not, why: their state or province, who they are, or what they have. */
export interface BenefitEligibility extends Out<typeof benefitEligibilityFields> {}
export const BenefitEligibility: Schema<BenefitEligibility> = benefitEligibilityFields

const productEligibilityFields = assumed({ productId: text, benefits: list(BenefitEligibility) })

/** The eligibilities of one product's benefits. */
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

/** What became of setting up a benefit: where to use it or, if it could not be set up, why. */
export interface BenefitProvisioning extends Out<typeof benefitProvisioningFields> {}
export const BenefitProvisioning: Schema<BenefitProvisioning> = benefitProvisioningFields

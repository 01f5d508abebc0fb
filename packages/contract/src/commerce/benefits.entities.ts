import { LocalizedText, MarketingData } from '../shared/localized.ts'
import { AuthorizedUserType } from '../shared/people.ts'
import { ProvisioningType } from '../shared/provisioning-type.ts'
import { entity, list, maybe, type Out, record, type Schema, text } from '../wire.ts'
import { BenefitCheckoutType, BenefitMemberServiceType, BenefitProductType, BenefitStatus } from './benefits.enums.ts'

const benefitProvisioningRulesFields = entity({
  stated: { memberServiceType: maybe(BenefitMemberServiceType), checkoutType: maybe(BenefitCheckoutType) },
  assumed: { type: ProvisioningType, provider: maybe(text) },
})

/** How a benefit is set up for a member. That its two stated types belong here is our reading. */
export interface BenefitProvisioningRules extends Out<typeof benefitProvisioningRulesFields> {}
export const BenefitProvisioningRules: Schema<BenefitProvisioningRules> = benefitProvisioningRulesFields

// The stated fields hold an enumeration, or the calls name them that update them: `updateFriendlyTranslations`.
const benefitFields = entity({
  stated: {
    status: BenefitStatus,
    productType: BenefitProductType,
    authorizedUserTypes: list(AuthorizedUserType),
    name: text,
    internalName: text,
    descriptions: list(LocalizedText),
    friendlyTranslations: list(LocalizedText),
    categories: list(text),
    marketingData: list(MarketingData),
    provisioning: maybe(BenefitProvisioningRules),
  },
  assumed: { id: text, version: text },
  unshown: { provisioningMetaData: maybe(record) },
})

/**
 * Something a product gives: a consultation, monitoring, a document review. `name` is its name in the default locale,
 * `friendlyTranslations` what members call it in the others, `authorizedUserTypes` who may use it.
 */
export interface Benefit extends Out<typeof benefitFields> {}
export const Benefit: Schema<Benefit> = benefitFields

import { LocalizedText, MarketingData } from '../shared/localized.ts'
import { AuthorizedUserType } from '../shared/people.ts'
import { ProvisioningType } from '../shared/provisioning-type.ts'
import { entity, list, maybe, type Out, record, type Schema, text } from '../wire.ts'
import { BenefitCheckoutType, BenefitMemberServiceType, BenefitProductType, BenefitStatus } from './benefits.enums.ts'

const benefitProvisioningRulesFields = entity({
  stated: { memberServiceType: maybe(BenefitMemberServiceType), checkoutType: maybe(BenefitCheckoutType) },
  assumed: { type: ProvisioningType, provider: maybe(text) },
})

/** The provisioning rules of a benefit. That its two stated types belong here is assumed. */
export interface BenefitProvisioningRules extends Out<typeof benefitProvisioningRulesFields> {}
export const BenefitProvisioningRules: Schema<BenefitProvisioningRules> = benefitProvisioningRulesFields

// Stated: fields whose type is an enumeration, or that an operation's name contains, such as
// `updateFriendlyTranslations`.
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
 * A benefit of a product: a consultation, monitoring, a document review. `name` is its name in the default locale,
 * `friendlyTranslations` its member-facing names in the others, `authorizedUserTypes` the types of users it covers.
 */
export interface Benefit extends Out<typeof benefitFields> {}
export const Benefit: Schema<Benefit> = benefitFields

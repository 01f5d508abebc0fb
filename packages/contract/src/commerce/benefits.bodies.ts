import { LocalizedText, MarketingData } from '../shared/localized.ts'
import { AuthorizedUserType } from '../shared/people.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { BenefitProvisioningRules } from './benefits.entities.ts'
import { BenefitProductType } from './benefits.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): all names are assumed.

const benefitDefinitionFields = assumed({
  name: text,
  internalName: text,
  productType: BenefitProductType,
  authorizedUserTypes: list(AuthorizedUserType),
  descriptions: maybe(list(LocalizedText)),
  friendlyTranslations: maybe(list(LocalizedText)),
  categories: maybe(list(text)),
  marketingData: maybe(list(MarketingData)),
  provisioning: maybe(BenefitProvisioningRules),
})

/** A new benefit, or the replacement of one. */
export interface BenefitDefinition extends Out<typeof benefitDefinitionFields> {}
export const BenefitDefinition: Schema<BenefitDefinition> = benefitDefinitionFields

const benefitDescriptionsFields = assumed({ descriptions: list(LocalizedText) })

/** The descriptions of a benefit, one per locale. */
export interface BenefitDescriptions extends Out<typeof benefitDescriptionsFields> {}
export const BenefitDescriptions: Schema<BenefitDescriptions> = benefitDescriptionsFields

const benefitFriendlyTranslationsFields = assumed({ friendlyTranslations: list(LocalizedText) })

/** The member-facing names of a benefit, one per locale. */
export interface BenefitFriendlyTranslations extends Out<typeof benefitFriendlyTranslationsFields> {}
export const BenefitFriendlyTranslations: Schema<BenefitFriendlyTranslations> = benefitFriendlyTranslationsFields

const benefitNameFields = assumed({ name: text })

/** The name of a benefit in the default locale. */
export interface BenefitName extends Out<typeof benefitNameFields> {}
export const BenefitName: Schema<BenefitName> = benefitNameFields

const benefitMarketingDataFields = assumed({ marketingData: list(MarketingData) })

/** The marketing texts of a benefit, one per locale. */
export interface BenefitMarketingData extends Out<typeof benefitMarketingDataFields> {}
export const BenefitMarketingData: Schema<BenefitMarketingData> = benefitMarketingDataFields

const benefitCategoriesFields = assumed({ categories: list(text) })

/** The categories of a benefit. Replaces the whole list. */
export interface BenefitCategories extends Out<typeof benefitCategoriesFields> {}
export const BenefitCategories: Schema<BenefitCategories> = benefitCategoriesFields

const benefitProvisioningMetaDataFields = assumed({ key: text, value: text })

/** One provisioning metadata entry of a benefit. */
export interface BenefitProvisioningMetaData extends Out<typeof benefitProvisioningMetaDataFields> {}
export const BenefitProvisioningMetaData: Schema<BenefitProvisioningMetaData> = benefitProvisioningMetaDataFields

import { LocalizedText, MarketingData } from '../shared/localized.ts'
import { AuthorizedUserType } from '../shared/people.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { BenefitProvisioningRules } from './benefits.entities.ts'
import { BenefitProductType } from './benefits.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): every name here is ours.

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

/** A benefit to create, or what takes the place of one. */
export interface BenefitDefinition extends Out<typeof benefitDefinitionFields> {}
export const BenefitDefinition: Schema<BenefitDefinition> = benefitDefinitionFields

const benefitDescriptionsFields = assumed({ descriptions: list(LocalizedText) })

/** What the benefit is, once for each locale. */
export interface BenefitDescriptions extends Out<typeof benefitDescriptionsFields> {}
export const BenefitDescriptions: Schema<BenefitDescriptions> = benefitDescriptionsFields

const benefitFriendlyTranslationsFields = assumed({ friendlyTranslations: list(LocalizedText) })

/** What members call the benefit, once for each locale. */
export interface BenefitFriendlyTranslations extends Out<typeof benefitFriendlyTranslationsFields> {}
export const BenefitFriendlyTranslations: Schema<BenefitFriendlyTranslations> = benefitFriendlyTranslationsFields

const benefitNameFields = assumed({ name: text })

/** The benefit's name in the default locale. */
export interface BenefitName extends Out<typeof benefitNameFields> {}
export const BenefitName: Schema<BenefitName> = benefitNameFields

const benefitMarketingDataFields = assumed({ marketingData: list(MarketingData) })

/** How the benefit is praised, once for each locale. */
export interface BenefitMarketingData extends Out<typeof benefitMarketingDataFields> {}
export const BenefitMarketingData: Schema<BenefitMarketingData> = benefitMarketingDataFields

const benefitCategoriesFields = assumed({ categories: list(text) })

/** All headings the benefit is listed under. */
export interface BenefitCategories extends Out<typeof benefitCategoriesFields> {}
export const BenefitCategories: Schema<BenefitCategories> = benefitCategoriesFields

const benefitProvisioningMetaDataFields = assumed({ key: text, value: text })

/** One entry of what the set-up of the benefit is told. */
export interface BenefitProvisioningMetaData extends Out<typeof benefitProvisioningMetaDataFields> {}
export const BenefitProvisioningMetaData: Schema<BenefitProvisioningMetaData> = benefitProvisioningMetaDataFields

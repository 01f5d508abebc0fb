import { LocalDate } from '../shared/dates.ts'
import { OfficeAddress } from '../shared/office-address.ts'
import { Network } from '../shared/practice.ts'
import { flag, list, maybe, number, type Out, type Schema, stated, text } from '../wire.ts'
import { ProviderBranch, ProviderName, ProviderPhone, ProviderPractice } from './providers.entities.ts'
import { ProviderRating, ProviderType } from './providers.enums.ts'

// "Payload and response field names are not shown unless stated" (section 7): only fields that section 3 lists are
// stated.

const newProviderFields = stated({
  name: ProviderName,
  providerTypes: list(ProviderType),
  network: Network,
  firmId: maybe(text),
  emailAddress: maybe(text),
  externalId: maybe(text),
})

/** A provider to create. */
export interface NewProvider extends Out<typeof newProviderFields> {}
export const NewProvider: Schema<NewProvider> = newProviderFields

const providerPracticeBeginningFields = stated({ practiceBeginDate: LocalDate })

/** The start of the provider's practice. */
export interface ProviderPracticeBeginning extends Out<typeof providerPracticeBeginningFields> {}
export const ProviderPracticeBeginning: Schema<ProviderPracticeBeginning> = providerPracticeBeginningFields

const providerWebsiteFields = stated({ websiteUrl: text })

/** The website of a provider. */
export interface ProviderWebsite extends Out<typeof providerWebsiteFields> {}
export const ProviderWebsite: Schema<ProviderWebsite> = providerWebsiteFields

const providerBiographyFields = stated({ biography: text })

/** The biography of a provider. */
export interface ProviderBiography extends Out<typeof providerBiographyFields> {}
export const ProviderBiography: Schema<ProviderBiography> = providerBiographyFields

const providerFirmFields = stated({ firmId: text })

/** The firm of a provider. */
export interface ProviderFirm extends Out<typeof providerFirmFields> {}
export const ProviderFirm: Schema<ProviderFirm> = providerFirmFields

const providerBranchesFields = stated({ branchAssociations: list(ProviderBranch) })

/** The branches of a provider. Replaces the whole list. */
export interface ProviderBranches extends Out<typeof providerBranchesFields> {}
export const ProviderBranches: Schema<ProviderBranches> = providerBranchesFields

const providerEmailAddressFields = stated({ emailAddress: text })

/** The email address of a provider. */
export interface ProviderEmailAddress extends Out<typeof providerEmailAddressFields> {}
export const ProviderEmailAddress: Schema<ProviderEmailAddress> = providerEmailAddressFields

const providerAddressesFields = stated({ addresses: list(OfficeAddress) })

/** The addresses of a provider. Replaces the whole list. */
export interface ProviderAddresses extends Out<typeof providerAddressesFields> {}
export const ProviderAddresses: Schema<ProviderAddresses> = providerAddressesFields

const providerPhonesFields = stated({ phoneNumbers: list(ProviderPhone) })

/** The phone numbers of a provider. Replaces the whole list. */
export interface ProviderPhones extends Out<typeof providerPhonesFields> {}
export const ProviderPhones: Schema<ProviderPhones> = providerPhonesFields

const providerPracticesFields = stated({ areasOfPractice: list(ProviderPractice) })

/** The practice areas of a provider. Replaces the whole list. */
export interface ProviderPractices extends Out<typeof providerPracticesFields> {}
export const ProviderPractices: Schema<ProviderPractices> = providerPracticesFields

const providerLanguagesFields = stated({ languages: list(text) })

/** The languages of a provider. Replaces the whole list. */
export interface ProviderLanguages extends Out<typeof providerLanguagesFields> {}
export const ProviderLanguages: Schema<ProviderLanguages> = providerLanguagesFields

const providerPictureFields = stated({ profilePictureUrl: text })

/** The URL of the picture. */
export interface ProviderPicture extends Out<typeof providerPictureFields> {}
export const ProviderPicture: Schema<ProviderPicture> = providerPictureFields

const providerRatingChangeFields = stated({ rating: ProviderRating })

/** The new rating. */
export interface ProviderRatingChange extends Out<typeof providerRatingChangeFields> {}
export const ProviderRatingChange: Schema<ProviderRatingChange> = providerRatingChangeFields

const providerTypesFields = stated({ providerTypes: list(ProviderType) })

/** The types of a provider. Replaces the whole list. */
export interface ProviderTypes extends Out<typeof providerTypesFields> {}
export const ProviderTypes: Schema<ProviderTypes> = providerTypesFields

const providerJoinYearFields = stated({ joinYear: number })

/** The year a provider joined. */
export interface ProviderJoinYear extends Out<typeof providerJoinYearFields> {}
export const ProviderJoinYear: Schema<ProviderJoinYear> = providerJoinYearFields

const providerReferrerFields = stated({ referringEntity: text })

/** The referrer of a provider. */
export interface ProviderReferrer extends Out<typeof providerReferrerFields> {}
export const ProviderReferrer: Schema<ProviderReferrer> = providerReferrerFields

const providerExternalIdFields = stated({ externalId: text })

/** The ID of a provider in another system. */
export interface ProviderExternalId extends Out<typeof providerExternalIdFields> {}
export const ProviderExternalId: Schema<ProviderExternalId> = providerExternalIdFields

const providerAvailabilityFields = stated({ acceptingReferrals: flag })

/** Whether a provider accepts new members. */
export interface ProviderAvailability extends Out<typeof providerAvailabilityFields> {}
export const ProviderAvailability: Schema<ProviderAvailability> = providerAvailabilityFields

const providerNetworkFields = stated({ network: Network })

/** The network of a provider. */
export interface ProviderNetwork extends Out<typeof providerNetworkFields> {}
export const ProviderNetwork: Schema<ProviderNetwork> = providerNetworkFields

const providerLinkFields = stated({ linkedProviderId: text })

/** The same person as a provider of another type. */
export interface ProviderLink extends Out<typeof providerLinkFields> {}
export const ProviderLink: Schema<ProviderLink> = providerLinkFields

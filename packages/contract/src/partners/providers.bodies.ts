import { LocalDate } from '../shared/dates.ts'
import { OfficeAddress } from '../shared/office-address.ts'
import { Network } from '../shared/practice.ts'
import { flag, list, maybe, number, type Out, type Schema, stated, text } from '../wire.ts'
import { ProviderBranch, ProviderName, ProviderPhone, ProviderPractice } from './providers.entities.ts'
import { ProviderRating, ProviderType } from './providers.enums.ts'

// "Payload and response field names are not shown unless stated" (section 7): a field is stated where section 3 lists
// it.

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

/** Since when the provider practises. */
export interface ProviderPracticeBeginning extends Out<typeof providerPracticeBeginningFields> {}
export const ProviderPracticeBeginning: Schema<ProviderPracticeBeginning> = providerPracticeBeginningFields

const providerWebsiteFields = stated({ websiteUrl: text })

/** Where the provider's website is. */
export interface ProviderWebsite extends Out<typeof providerWebsiteFields> {}
export const ProviderWebsite: Schema<ProviderWebsite> = providerWebsiteFields

const providerBiographyFields = stated({ biography: text })

/** What members read of the provider. */
export interface ProviderBiography extends Out<typeof providerBiographyFields> {}
export const ProviderBiography: Schema<ProviderBiography> = providerBiographyFields

const providerFirmFields = stated({ firmId: text })

/** The firm the provider works for. */
export interface ProviderFirm extends Out<typeof providerFirmFields> {}
export const ProviderFirm: Schema<ProviderFirm> = providerFirmFields

const providerBranchesFields = stated({ branchAssociations: list(ProviderBranch) })

/** All branches the provider works at. */
export interface ProviderBranches extends Out<typeof providerBranchesFields> {}
export const ProviderBranches: Schema<ProviderBranches> = providerBranchesFields

const providerEmailAddressFields = stated({ emailAddress: text })

/** Where the provider gets mail. */
export interface ProviderEmailAddress extends Out<typeof providerEmailAddressFields> {}
export const ProviderEmailAddress: Schema<ProviderEmailAddress> = providerEmailAddressFields

const providerAddressesFields = stated({ addresses: list(OfficeAddress) })

/** All addresses. */
export interface ProviderAddresses extends Out<typeof providerAddressesFields> {}
export const ProviderAddresses: Schema<ProviderAddresses> = providerAddressesFields

const providerPhonesFields = stated({ phoneNumbers: list(ProviderPhone) })

/** All telephone numbers. */
export interface ProviderPhones extends Out<typeof providerPhonesFields> {}
export const ProviderPhones: Schema<ProviderPhones> = providerPhonesFields

const providerPracticesFields = stated({ areasOfPractice: list(ProviderPractice) })

/** All areas the provider practises. */
export interface ProviderPractices extends Out<typeof providerPracticesFields> {}
export const ProviderPractices: Schema<ProviderPractices> = providerPracticesFields

const providerLanguagesFields = stated({ languages: list(text) })

/** All languages the provider speaks. */
export interface ProviderLanguages extends Out<typeof providerLanguagesFields> {}
export const ProviderLanguages: Schema<ProviderLanguages> = providerLanguagesFields

const providerPictureFields = stated({ profilePictureUrl: text })

/** Where the picture is. */
export interface ProviderPicture extends Out<typeof providerPictureFields> {}
export const ProviderPicture: Schema<ProviderPicture> = providerPictureFields

const providerRatingChangeFields = stated({ rating: ProviderRating })

/** The new rating. */
export interface ProviderRatingChange extends Out<typeof providerRatingChangeFields> {}
export const ProviderRatingChange: Schema<ProviderRatingChange> = providerRatingChangeFields

const providerTypesFields = stated({ providerTypes: list(ProviderType) })

/** All types the provider is of. */
export interface ProviderTypes extends Out<typeof providerTypesFields> {}
export const ProviderTypes: Schema<ProviderTypes> = providerTypesFields

const providerJoinYearFields = stated({ joinYear: number })

/** The year the provider joined. */
export interface ProviderJoinYear extends Out<typeof providerJoinYearFields> {}
export const ProviderJoinYear: Schema<ProviderJoinYear> = providerJoinYearFields

const providerReferrerFields = stated({ referringEntity: text })

/** Who brought the provider. */
export interface ProviderReferrer extends Out<typeof providerReferrerFields> {}
export const ProviderReferrer: Schema<ProviderReferrer> = providerReferrerFields

const providerExternalIdFields = stated({ externalId: text })

/** What another system calls the provider. */
export interface ProviderExternalId extends Out<typeof providerExternalIdFields> {}
export const ProviderExternalId: Schema<ProviderExternalId> = providerExternalIdFields

const providerAvailabilityFields = stated({ acceptingReferrals: flag })

/** Whether the provider takes new members. */
export interface ProviderAvailability extends Out<typeof providerAvailabilityFields> {}
export const ProviderAvailability: Schema<ProviderAvailability> = providerAvailabilityFields

const providerNetworkFields = stated({ network: Network })

/** The network the provider belongs to. */
export interface ProviderNetwork extends Out<typeof providerNetworkFields> {}
export const ProviderNetwork: Schema<ProviderNetwork> = providerNetworkFields

const providerLinkFields = stated({ linkedProviderId: text })

/** The same person as a provider of another type. */
export interface ProviderLink extends Out<typeof providerLinkFields> {}
export const ProviderLink: Schema<ProviderLink> = providerLinkFields

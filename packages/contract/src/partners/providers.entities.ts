import { AreaOfLawCode } from '../shared/area-of-law.ts'
import { Country } from '../shared/country.ts'
import { LocalDate } from '../shared/dates.ts'
import { OfficeAddress } from '../shared/office-address.ts'
import { Network } from '../shared/practice.ts'
import { assumed, entity, flag, list, maybe, number, type Out, type Schema, stated, text } from '../wire.ts'
import {
  ProviderAssociation,
  ProviderAward,
  ProviderDisciplinaryAction,
  ProviderEducation,
  ProviderPublication,
  ProviderSpeakingEngagement,
} from './providers.career.entities.ts'
import {
  ProviderCompetency,
  ProviderFlag,
  ProviderGender,
  ProviderPhoneType,
  ProviderRace,
  ProviderRating,
  ProviderStatus,
  ProviderType,
  ProviderVolume,
} from './providers.enums.ts'
import {
  ProviderBarState,
  ProviderFile,
  ProviderInsurance,
  ProviderNotification,
  ProviderVerification,
} from './providers.standing.entities.ts'

const providerNameFields = assumed({ first: text, middle: maybe(text), last: text, suffix: maybe(text) })

/** A person's name. */
export interface ProviderName extends Out<typeof providerNameFields> {}
export const ProviderName: Schema<ProviderName> = providerNameFields

const providerContactFields = assumed({
  name: maybe(text),
  emailAddress: maybe(text),
  phoneNumber: maybe(text),
  note: maybe(text),
})

/** The provider's contact for staff, possibly a representative. */
export interface ProviderContact extends Out<typeof providerContactFields> {}
export const ProviderContact: Schema<ProviderContact> = providerContactFields

const providerPhoneFields = entity({
  stated: { type: ProviderPhoneType },
  assumed: { number: text, extension: maybe(text) },
})

/** A phone number; `number` is in E.164, `+12145550100`. */
export interface ProviderPhone extends Out<typeof providerPhoneFields> {}
export const ProviderPhone: Schema<ProviderPhone> = providerPhoneFields

const providerBranchFields = assumed({ branchId: text, isPrimary: flag })

/** A branch of the provider. */
export interface ProviderBranch extends Out<typeof providerBranchFields> {}
export const ProviderBranch: Schema<ProviderBranch> = providerBranchFields

const providerPracticeFields = stated({
  areaOfLaw: AreaOfLawCode,
  competency: ProviderCompetency,
  volume: ProviderVolume,
})

/** A practice area of the provider. */
export interface ProviderPractice extends Out<typeof providerPracticeFields> {}
export const ProviderPractice: Schema<ProviderPractice> = providerPracticeFields

const providerFields = entity({
  stated: {
    status: ProviderStatus,
    providerTypes: list(ProviderType),
    network: Network,
    gender: maybe(ProviderGender),
    race: maybe(ProviderRace),
    name: ProviderName,
    practiceBeginDate: maybe(LocalDate),
    contactInformation: maybe(ProviderContact),
    websiteUrl: maybe(text),
    biography: maybe(text),
    firmId: maybe(text),
    branchAssociations: list(ProviderBranch),
    emailAddress: maybe(text),
    addresses: list(OfficeAddress),
    countries: list(Country),
    phoneNumbers: list(ProviderPhone),
    areasOfPractice: list(ProviderPractice),
    languages: list(text),
    awards: list(ProviderAward),
    associations: list(ProviderAssociation),
    education: list(ProviderEducation),
    publications: list(ProviderPublication),
    speakingEngagements: list(ProviderSpeakingEngagement),
    profilePictureUrl: maybe(text),
    rating: ProviderRating,
    notificationHistory: list(ProviderNotification),
    joinYear: maybe(number),
    barStates: list(ProviderBarState),
    criticalNotes: maybe(text),
    referringEntity: maybe(text),
    taxId: maybe(text),
    disciplinaryActions: maybe(list(ProviderDisciplinaryAction)),
    verification: ProviderVerification,
    fileUploads: list(ProviderFile),
    flags: list(ProviderFlag),
    insurance: maybe(ProviderInsurance),
    externalId: maybe(text),
    acceptingReferrals: flag,
    linkedProviderId: maybe(text),
  },
  assumed: { id: text, version: text },
})

/**
 * A lawyer. `languages` are from a list of about 190 that is not shown; `taxId`, `criticalNotes` and
 * `disciplinaryActions` are for staff, `gender` and `race` are optional self-identification. `version` is the value for
 * `If-Match`.
 */
export interface Provider extends Out<typeof providerFields> {}
export const Provider: Schema<Provider> = providerFields

import { LocalDate } from '../shared/dates.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, flag, maybe, number, type Out, type Schema, text } from '../wire.ts'

// What a provider has done: the items of its lists. Their fields are not shown, so the names are ours.

const providerAwardFields = assumed({ title: text, organization: maybe(text), year: maybe(number) })

/** A prize or an honour. */
export interface ProviderAward extends Out<typeof providerAwardFields> {}
export const ProviderAward: Schema<ProviderAward> = providerAwardFields

const providerAssociationFields = assumed({ name: text, role: maybe(text), since: maybe(number) })

/** An association of lawyers the provider belongs to. */
export interface ProviderAssociation extends Out<typeof providerAssociationFields> {}
export const ProviderAssociation: Schema<ProviderAssociation> = providerAssociationFields

const providerEducationFields = assumed({ institution: text, degree: maybe(text), year: maybe(number) })

/** A school and what was finished there. */
export interface ProviderEducation extends Out<typeof providerEducationFields> {}
export const ProviderEducation: Schema<ProviderEducation> = providerEducationFields

const providerPublicationFields = assumed({
  title: text,
  publisher: maybe(text),
  publishedOn: maybe(LocalDate),
  url: maybe(text),
})

/** Something the provider wrote. */
export interface ProviderPublication extends Out<typeof providerPublicationFields> {}
export const ProviderPublication: Schema<ProviderPublication> = providerPublicationFields

const providerSpeakingEngagementFields = assumed({
  title: text,
  event: maybe(text),
  on: maybe(LocalDate),
  place: maybe(text),
})

/** A talk the provider gave. */
export interface ProviderSpeakingEngagement extends Out<typeof providerSpeakingEngagementFields> {}
export const ProviderSpeakingEngagement: Schema<ProviderSpeakingEngagement> = providerSpeakingEngagementFields

const providerDisciplinaryActionFields = assumed({
  on: LocalDate,
  authority: text,
  state: maybe(StateOrProvince),
  description: text,
  isResolved: flag,
})

/** A measure an authority took against the provider. */
export interface ProviderDisciplinaryAction extends Out<typeof providerDisciplinaryActionFields> {}
export const ProviderDisciplinaryAction: Schema<ProviderDisciplinaryAction> = providerDisciplinaryActionFields

import { LocalDate } from '../shared/dates.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, flag, maybe, number, type Out, type Schema, text } from '../wire.ts'

// The career of a provider: entries of its lists. The fields are not shown, so their names are assumed.

const providerAwardFields = assumed({ title: text, organization: maybe(text), year: maybe(number) })

/** An award or honor. */
export interface ProviderAward extends Out<typeof providerAwardFields> {}
export const ProviderAward: Schema<ProviderAward> = providerAwardFields

const providerAssociationFields = assumed({ name: text, role: maybe(text), since: maybe(number) })

/** A bar or professional association. */
export interface ProviderAssociation extends Out<typeof providerAssociationFields> {}
export const ProviderAssociation: Schema<ProviderAssociation> = providerAssociationFields

const providerEducationFields = assumed({ institution: text, degree: maybe(text), year: maybe(number) })

/** A school, and the degree. */
export interface ProviderEducation extends Out<typeof providerEducationFields> {}
export const ProviderEducation: Schema<ProviderEducation> = providerEducationFields

const providerPublicationFields = assumed({
  title: text,
  publisher: maybe(text),
  publishedOn: maybe(LocalDate),
  url: maybe(text),
})

/** A publication by the provider. */
export interface ProviderPublication extends Out<typeof providerPublicationFields> {}
export const ProviderPublication: Schema<ProviderPublication> = providerPublicationFields

const providerSpeakingEngagementFields = assumed({
  title: text,
  event: maybe(text),
  on: maybe(LocalDate),
  place: maybe(text),
})

/** A talk by the provider. */
export interface ProviderSpeakingEngagement extends Out<typeof providerSpeakingEngagementFields> {}
export const ProviderSpeakingEngagement: Schema<ProviderSpeakingEngagement> = providerSpeakingEngagementFields

const providerDisciplinaryActionFields = assumed({
  on: LocalDate,
  authority: text,
  state: maybe(StateOrProvince),
  description: text,
  isResolved: flag,
})

/** An authority's disciplinary action against the provider. */
export interface ProviderDisciplinaryAction extends Out<typeof providerDisciplinaryActionFields> {}
export const ProviderDisciplinaryAction: Schema<ProviderDisciplinaryAction> = providerDisciplinaryActionFields

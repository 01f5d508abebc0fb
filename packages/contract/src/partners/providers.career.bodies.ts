import { list, type Out, type Schema, stated } from '../wire.ts'
import {
  ProviderAssociation,
  ProviderAward,
  ProviderDisciplinaryAction,
  ProviderEducation,
  ProviderPublication,
  ProviderSpeakingEngagement,
} from './providers.career.entities.ts'

// The career of a provider. Each body replaces a whole list.

const providerAwardsFields = stated({ awards: list(ProviderAward) })

/** The awards of a provider. */
export interface ProviderAwards extends Out<typeof providerAwardsFields> {}
export const ProviderAwards: Schema<ProviderAwards> = providerAwardsFields

const providerAssociationsFields = stated({ associations: list(ProviderAssociation) })

/** The memberships of a provider in associations. */
export interface ProviderAssociations extends Out<typeof providerAssociationsFields> {}
export const ProviderAssociations: Schema<ProviderAssociations> = providerAssociationsFields

const providerEducationListFields = stated({ education: list(ProviderEducation) })

/** The education of a provider. */
export interface ProviderEducationList extends Out<typeof providerEducationListFields> {}
export const ProviderEducationList: Schema<ProviderEducationList> = providerEducationListFields

const providerPublicationsFields = stated({ publications: list(ProviderPublication) })

/** The publications of a provider. */
export interface ProviderPublications extends Out<typeof providerPublicationsFields> {}
export const ProviderPublications: Schema<ProviderPublications> = providerPublicationsFields

const providerSpeakingEngagementsFields = stated({ speakingEngagements: list(ProviderSpeakingEngagement) })

/** The speaking engagements of a provider. */
export interface ProviderSpeakingEngagements extends Out<typeof providerSpeakingEngagementsFields> {}
export const ProviderSpeakingEngagements: Schema<ProviderSpeakingEngagements> = providerSpeakingEngagementsFields

const providerDisciplinaryActionsFields = stated({ disciplinaryActions: list(ProviderDisciplinaryAction) })

/** The disciplinary actions against a provider. */
export interface ProviderDisciplinaryActions extends Out<typeof providerDisciplinaryActionsFields> {}
export const ProviderDisciplinaryActions: Schema<ProviderDisciplinaryActions> = providerDisciplinaryActionsFields

import { list, type Out, type Schema, stated } from '../wire.ts'
import {
  ProviderAssociation,
  ProviderAward,
  ProviderDisciplinaryAction,
  ProviderEducation,
  ProviderPublication,
  ProviderSpeakingEngagement,
} from './providers.career.entities.ts'

// The lists of what a provider has done, each replaced as a whole.

const providerAwardsFields = stated({ awards: list(ProviderAward) })

/** All awards. */
export interface ProviderAwards extends Out<typeof providerAwardsFields> {}
export const ProviderAwards: Schema<ProviderAwards> = providerAwardsFields

const providerAssociationsFields = stated({ associations: list(ProviderAssociation) })

/** All associations. */
export interface ProviderAssociations extends Out<typeof providerAssociationsFields> {}
export const ProviderAssociations: Schema<ProviderAssociations> = providerAssociationsFields

const providerEducationListFields = stated({ education: list(ProviderEducation) })

/** All of the education. */
export interface ProviderEducationList extends Out<typeof providerEducationListFields> {}
export const ProviderEducationList: Schema<ProviderEducationList> = providerEducationListFields

const providerPublicationsFields = stated({ publications: list(ProviderPublication) })

/** All publications. */
export interface ProviderPublications extends Out<typeof providerPublicationsFields> {}
export const ProviderPublications: Schema<ProviderPublications> = providerPublicationsFields

const providerSpeakingEngagementsFields = stated({ speakingEngagements: list(ProviderSpeakingEngagement) })

/** All talks. */
export interface ProviderSpeakingEngagements extends Out<typeof providerSpeakingEngagementsFields> {}
export const ProviderSpeakingEngagements: Schema<ProviderSpeakingEngagements> = providerSpeakingEngagementsFields

const providerDisciplinaryActionsFields = stated({ disciplinaryActions: list(ProviderDisciplinaryAction) })

/** All measures taken. */
export interface ProviderDisciplinaryActions extends Out<typeof providerDisciplinaryActionsFields> {}
export const ProviderDisciplinaryActions: Schema<ProviderDisciplinaryActions> = providerDisciplinaryActionsFields

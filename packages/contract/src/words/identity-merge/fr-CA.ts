import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  IdentityMerge: {
    one: 'Fusion d’identités',
    many: 'Fusions d’identités',
    about: 'Fusion d’une identité dans une autre',
  },
  MergeProcessorStatus: { one: 'État par système', many: 'États par système' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.IdentityMerge,
  about: 'Deux comptes d’une même personne réunis en un seul',
} as const satisfies Name

export const fields = {
  mergeId: 'Fusion',
  processorStatuses: 'Progression par système',
  mergedIdentityId: 'Identité fusionnée',
  processor: 'Système',
  keepFromMerged: 'Renseignements à conserver de l’identité fusionnée',
  statuses: 'États',
  'IdentityMerge.identityId': 'Identité à conserver',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  mergedIdentityId: 'Ne peut plus servir après la fusion',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  findIdentityMerges: 'Rechercher des fusions d’identités',
  getIdentityMerge: 'Afficher la fusion d’identités',
  mergeIdentities: 'Fusionner les identités',
  unmergeIdentities: 'Annuler la fusion',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  mergeIdentities:
    'Les deux identités n’en font plus qu’une, dans tous les systèmes. L’identité fusionnée devient inutilisable.',
  unmergeIdentities: 'La fusion est annulée dans tous les systèmes : il y a de nouveau deux identités.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  mergeIdentities: 'Fusion lancée',
  unmergeIdentities: 'Annulation de la fusion lancée',
} as const satisfies SameWords<typeof us.done>

export { IdentityMergeAction as journal } from '../../labels/identity/identity-merge.fr-CA.ts'

import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  IdentityMerge: {
    one: 'Fusion de comptes',
    many: 'Fusions de comptes',
    about: 'Fusion d’un compte dans un autre',
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
  mergedIdentityId: 'Compte fusionné',
  processor: 'Système',
  keepFromMerged: 'Renseignements à conserver du compte fusionné',
  statuses: 'États',
  'IdentityMerge.identityId': 'Compte à conserver',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  mergedIdentityId: 'Ne peut plus servir après la fusion',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  findIdentityMerges: 'Rechercher des fusions de comptes',
  getIdentityMerge: 'Afficher la fusion de comptes',
  mergeIdentities: 'Fusionner les comptes',
  unmergeIdentities: 'Annuler la fusion',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  mergeIdentities:
    'Les deux comptes n’en font plus qu’un, dans tous les systèmes. Le compte fusionné devient inutilisable.',
  unmergeIdentities: 'La fusion est annulée dans tous les systèmes : il y a de nouveau deux comptes.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  mergeIdentities: 'Fusion lancée',
  unmergeIdentities: 'Annulation de la fusion lancée',
} as const satisfies SameWords<typeof us.done>

export { IdentityMergeAction as journal } from '../../labels/identity/identity-merge.fr-CA.ts'

import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  IdentityMerge: {
    one: 'Combinación de identidades',
    many: 'Combinaciones de identidades',
    about: 'Combinación de una identidad con otra',
  },
  MergeProcessorStatus: { one: 'Estado por sistema', many: 'Estados por sistema' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.IdentityMerge,
  about: 'Dos cuentas de una persona unidas en una sola',
} as const satisfies Name

export const fields = {
  mergeId: 'Combinación',
  processorStatuses: 'Avance por sistema',
  mergedIdentityId: 'Identidad combinada',
  processor: 'Sistema',
  keepFromMerged: 'Datos por conservar de la identidad combinada',
  statuses: 'Estados',
  'IdentityMerge.identityId': 'Identidad por conservar',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  mergedIdentityId: 'No se puede usar después de la combinación',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  findIdentityMerges: 'Buscar combinaciones de identidades',
  getIdentityMerge: 'Ver la combinación de identidades',
  mergeIdentities: 'Combinar las identidades',
  unmergeIdentities: 'Deshacer la combinación',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  mergeIdentities:
    'Las dos identidades pasan a ser una sola, en todos los sistemas. La identidad fusionada deja de poder usarse.',
  unmergeIdentities: 'Se deshace la fusión en todos los sistemas y vuelve a haber dos identidades.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  mergeIdentities: 'Combinación iniciada',
  unmergeIdentities: 'Reversión de la combinación iniciada',
} as const satisfies SameWords<typeof us.done>

export { IdentityMergeAction as journal } from '../../labels/identity/identity-merge.es-US.ts'

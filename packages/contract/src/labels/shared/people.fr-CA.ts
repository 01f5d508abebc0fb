import type * as people from '../../shared/people.ts'
import type { Labels } from '../labels.ts'

export const PermissionType = {
  PRIMARY: 'Membre principal',
  SPOUSE: 'Conjointe ou conjoint',
  DEPENDENT: 'Personne à charge',
  NORMAL_USER: 'Utilisateur',
  OWNER: 'Propriétaire',
  CO_OWNER: 'Copropriétaire',
  SECONDARY: 'Deuxième membre',
  TERTIARY: 'Troisième membre',
  ELDER: 'Parent ou proche âgé',
  SUB_ACCOUNT: 'Sous-compte',
} as const satisfies Labels<people.PermissionType>

export const AuthorizedUserType = {
  PRIMARY: 'Membre principal',
  SPOUSE: 'Conjointe ou conjoint',
  DEPENDENT: 'Personne à charge',
  NORMAL_USER: 'Utilisateur',
  OWNER: 'Propriétaire',
  CO_OWNER: 'Copropriétaire',
  SECONDARY: 'Deuxième membre',
  TERTIARY: 'Troisième membre',
  ELDER: 'Parent ou proche âgé',
  ANY: 'N’importe qui',
  ALL: 'Tout le monde',
} as const satisfies Labels<people.AuthorizedUserType>

import type * as relations from '../../identity/relations.ts'
import type { Labels } from '../labels.ts'

export const RelationType = {
  Family: 'Famille',
  Business: 'Entreprise',
  Associate: 'Associé',
} as const satisfies Labels<relations.RelationType>

export const RelationMemberStatus = {
  Inactive: 'Inactif',
  Active: 'Actif',
} as const satisfies Labels<relations.RelationMemberStatus>

export const RelationPermissionType = {
  PRIMARY: 'Membre principal',
  SPOUSE: 'Conjointe ou conjoint',
  DEPENDENT: 'Personne à charge',
  NORMAL_USER: 'Utilisateur',
  OWNER: 'Propriétaire',
  CO_OWNER: 'Copropriétaire',
  SECONDARY: 'Deuxième membre',
  TERTIARY: 'Troisième membre',
  ELDER: 'Parent ou proche âgé',
} as const satisfies Labels<relations.RelationPermissionType>

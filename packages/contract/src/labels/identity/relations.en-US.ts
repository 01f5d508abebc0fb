import type * as relations from '../../identity/relations.ts'
import type { Labels } from '../labels.ts'

export const RelationType = {
  Family: 'Family',
  Business: 'Business',
  Associate: 'Associate',
} as const satisfies Labels<relations.RelationType>

export const RelationMemberStatus = {
  Inactive: 'Inactive',
  Active: 'Active',
} as const satisfies Labels<relations.RelationMemberStatus>

export const RelationPermissionType = {
  PRIMARY: 'Primary member',
  SPOUSE: 'Spouse',
  DEPENDENT: 'Dependent',
  NORMAL_USER: 'User',
  OWNER: 'Owner',
  CO_OWNER: 'Co-owner',
  SECONDARY: 'Second member',
  TERTIARY: 'Third member',
  ELDER: 'Parent or older relative',
} as const satisfies Labels<relations.RelationPermissionType>

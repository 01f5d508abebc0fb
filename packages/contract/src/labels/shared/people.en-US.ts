import type * as people from '../../shared/people.ts'
import type { Labels } from '../labels.ts'

export const PermissionType = {
  PRIMARY: 'Primary member',
  SPOUSE: 'Spouse',
  DEPENDENT: 'Dependent',
  NORMAL_USER: 'User',
  OWNER: 'Owner',
  CO_OWNER: 'Co-owner',
  SECONDARY: 'Second member',
  TERTIARY: 'Third member',
  ELDER: 'Parent or older relative',
  SUB_ACCOUNT: 'Sub-account',
} as const satisfies Labels<people.PermissionType>

export const AuthorizedUserType = {
  PRIMARY: 'Primary member',
  SPOUSE: 'Spouse',
  DEPENDENT: 'Dependent',
  NORMAL_USER: 'User',
  OWNER: 'Owner',
  CO_OWNER: 'Co-owner',
  SECONDARY: 'Second member',
  TERTIARY: 'Third member',
  ELDER: 'Parent or older relative',
  ANY: 'Anyone',
  ALL: 'Everyone',
} as const satisfies Labels<people.AuthorizedUserType>

import type * as realm from '../../shared/realm.ts'
import type { Labels } from '../labels.ts'

export const Realm = {
  User: 'Member',
  Machine: 'System',
  Internal: 'Staff',
  Partner: 'Partner',
  GroupAdmin: 'Group administrator',
} as const satisfies Labels<realm.Realm>

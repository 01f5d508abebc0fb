import type * as realm from '../../shared/realm.ts'
import type { Labels } from '../labels.ts'

export const Realm = {
  User: 'Membre',
  Machine: 'Système',
  Internal: 'Personnel',
  Partner: 'Partenaire',
  GroupAdmin: 'Administrateur de groupe',
} as const satisfies Labels<realm.Realm>

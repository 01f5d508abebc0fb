import type * as realm from '../../shared/realm.ts'
import type { Labels } from '../labels.ts'

export const Realm = {
  User: 'Miembro',
  Machine: 'Sistema',
  Internal: 'Personal',
  Partner: 'Socio',
  GroupAdmin: 'Administrador de grupo',
} as const satisfies Labels<realm.Realm>

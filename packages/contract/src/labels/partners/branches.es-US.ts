import type * as branches from '../../partners/branches.ts'
import type { Labels } from '../labels.ts'

export const BranchStatus = {
  CREATED: 'Creada',
  ACTIVATED: 'Activa',
  DEACTIVATED: 'Desactivada',
  DELETED: 'Eliminada',
} as const satisfies Labels<branches.BranchStatus>

export const BranchPhoneType = {
  OFFICE: 'Oficina',
  TOLL_FREE: 'Línea gratuita',
  FAX: 'Fax',
  TALKDESK_CALLER_ID: 'Identificador de llamadas de Talkdesk',
  OUTBOUND: 'Llamadas salientes',
  OTHER: 'Otro',
} as const satisfies Labels<branches.BranchPhoneType>

export const BranchEmailType = {
  DOCUMENTS: 'Documentos',
  WILLS: 'Testamentos',
  PRIMARY: 'Dirección principal',
  MANAGEMENT: 'Gerencia',
} as const satisfies Labels<branches.BranchEmailType>

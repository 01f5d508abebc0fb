import type * as leads from '../../partners/leads.ts'
import type { Labels } from '../labels.ts'

export const LeadStatus = {
  NEW: 'Nuevo',
  OPENED: 'Abierto',
  COMPLETED: 'Completado',
} as const satisfies Labels<leads.LeadStatus>

export const LeadResourceStatus = {
  ACTIVE: 'Activo',
  CANCELED: 'Cancelado',
  DELETED: 'Eliminado',
} as const satisfies Labels<leads.LeadResourceStatus>

export const LeadAction = {
  CREATED: 'Cliente potencial creado',
  CHANGED: 'Cliente potencial cambiado',
  CANCELED: 'Cliente potencial cancelado',
  CHANGE_OWNER: 'Titular cambiado',
  DELETED: 'Cliente potencial eliminado',
  UPDATE_STATUS: 'Estado cambiado',
  ADD_NOTE: 'Nota agregada',
} as const satisfies Labels<leads.LeadAction>

import type * as marketing from '../../shared/marketing.ts'
import type { Labels } from '../labels.ts'

export const MarketingApprovalStatus = {
  NO_PENDING: 'Nada por aprobar',
  PENDING: 'En espera de aprobación',
  APPROVED: 'Aprobación otorgada',
  DECLINED: 'Aprobación denegada',
} as const satisfies Labels<marketing.MarketingApprovalStatus>

export const MarketingDecision = {
  APPROVED: 'Aprobación otorgada',
  REJECTED: 'Aprobación denegada',
} as const satisfies Labels<marketing.MarketingDecision>

/** Both spellings of one status have one name. */
export const MarketingStatus = {
  ACTIVE: 'Activo',
  CANCELLED: 'Cancelado',
  CANCELED: 'Cancelado',
  DELETED: 'Eliminado',
  SUSPENDED: 'Suspendido',
  NEEDS_REVIEW: 'Por revisar',
} as const satisfies Labels<marketing.MarketingStatus>

/** Both spellings of one event have one name. */
export const MarketingAction = {
  CREATED: 'Perfil creado',
  CHANGED: 'Perfil cambiado',
  CANCELLED: 'Perfil cancelado',
  CHANGE_OWNER: 'Titular cambiado',
  DELETED: 'Perfil eliminado',
  UPDATE_STATUS: 'Estado cambiado',
  PENDING_APPROVAL: 'Enviado para aprobación',
  APPROVED_PHOTO: 'Foto aprobada',
  APPROVED_NAMES: 'Nombres aprobados',
  REJECTED_PHOTO: 'Foto rechazada',
  REJECTED_NAMES: 'Nombres rechazados',
  DELETED_PHOTO: 'Foto eliminada',
  UPDATED: 'Perfil actualizado',
  CARD_UPDATED: 'Tarjeta actualizada',
  PRODUCT_MARKETING_UPDATED: 'Marketing de productos actualizado',
  SITENAME_UPDATED: 'Nombre del sitio actualizado',
  MARKETING_PAGES_UPDATED: 'Páginas de marketing actualizadas',
  CHANGE_IDENTITYID: 'Persona cambiada',
  SUSPEND: 'Perfil suspendido',
  NEEDS_REVIEW: 'Perfil marcado para revisión',
  ACTIVATE: 'Perfil activado',
  CANCELED: 'Perfil cancelado',
} as const satisfies Labels<marketing.MarketingAction>

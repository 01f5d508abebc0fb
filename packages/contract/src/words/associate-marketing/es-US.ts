import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  AssociateMarketing: {
    one: 'Perfil de marketing',
    many: 'Perfiles de marketing',
    about: 'Sitio de un asociado y su tarjeta',
  },
  SiteNameCheck: {
    one: 'Verificación del nombre del sitio',
    many: 'Verificaciones de nombres de sitio',
    about: 'Indica si un nombre de sitio está disponible',
  },
  AssociateMarketingCard: { one: 'Tarjeta', many: 'Tarjetas' },
  AssociateMarketingLink: { one: 'Enlace', many: 'Enlaces' },
  AssociateMarketingPage: { one: 'Página de marketing', many: 'Páginas de marketing' },
  AssociateProductMarketing: { one: 'Marketing de producto', many: 'Marketing de productos' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.AssociateMarketing,
  about: 'Sitios de los asociados, con su tarjeta, páginas y productos',
} as const satisfies Name

export const fields = {
  pendingCard: 'Tarjeta pendiente de aprobación',
  avatarUrl: 'Foto',
  productMarketing: 'Marketing de productos',
  marketingPages: 'Páginas de marketing',
  about: 'Presentación del asociado',
  isShown: 'Visible',
  isAvailable: 'Disponible',
  suggestions: 'Sugerencias',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  activateAssociateMarketing: 'Activar el perfil de marketing',
  cancelAssociateMarketing: 'Cancelar el perfil de marketing',
  changeAssociateMarketingIdentityId: 'Transferir a otra persona',
  checkSiteName: 'Verificar si un nombre de sitio está disponible',
  deleteAssociateMarketingAvatarUrl: 'Eliminar la foto',
  findAssociateMarketingByOwner: 'Buscar un perfil de marketing por titular',
  getAssociateMarketing: 'Ver el perfil de marketing',
  markAssociateMarketingNeedsReview: 'Marcar el perfil para revisión',
  releaseSiteName: 'Liberar el nombre del sitio',
  suspendAssociateMarketing: 'Suspender el perfil de marketing',
  updateAssociateMarketingCard: 'Cambiar la tarjeta',
  updateAssociateMarketingPages: 'Cambiar las páginas de marketing',
  updateAssociateMarketingPendingCard: 'Cambiar la tarjeta pendiente de aprobación',
  updateAssociateMarketingSitename: 'Cambiar el nombre del sitio',
  updateAssociateProductMarketing: 'Cambiar el marketing de productos',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  releaseSiteName: 'Otro asociado podrá tomar este nombre de sitio.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  activateAssociateMarketing: 'Perfil de marketing activado',
  cancelAssociateMarketing: 'Perfil de marketing cancelado',
  changeAssociateMarketingIdentityId: 'Perfil transferido a otra persona',
  deleteAssociateMarketingAvatarUrl: 'Foto eliminada',
  markAssociateMarketingNeedsReview: 'Perfil marcado para revisión',
  releaseSiteName: 'Nombre del sitio liberado',
  suspendAssociateMarketing: 'Perfil de marketing suspendido',
  updateAssociateMarketingCard: 'Tarjeta cambiada',
  updateAssociateMarketingPages: 'Páginas de marketing cambiadas',
  updateAssociateMarketingPendingCard: 'Tarjeta pendiente de aprobación cambiada',
  updateAssociateMarketingSitename: 'Nombre del sitio cambiado',
  updateAssociateProductMarketing: 'Marketing de productos cambiado',
} as const satisfies SameWords<typeof us.done>

export { MarketingAction as journal } from '../../labels/shared/marketing.es-US.ts'

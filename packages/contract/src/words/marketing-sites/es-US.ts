import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  MarketingSite: { one: 'Sitio de marketing', many: 'Sitios de marketing', about: 'Sitio de un socio y lo que ofrece' },
  MarketingSiteLink: { one: 'Enlace', many: 'Enlaces' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.MarketingSite,
  about: 'Sitios con los que los socios venden planes',
} as const satisfies Name

export const fields = {
  siteId: 'Sitio de marketing',
  introduction: 'Introducción',
  photoUrl: 'Foto',
  isPublished: 'Publicado',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeMarketingSiteOwner: 'Cambiar el titular',
  createMarketingSite: 'Crear un sitio de marketing',
  deleteMarketingSite: 'Eliminar el sitio de marketing',
  getMarketingSite: 'Ver el sitio de marketing',
  getMarketingSiteByOwner: 'Ver el sitio de marketing de un titular',
  replaceMarketingSite: 'Editar el sitio de marketing',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeMarketingSiteOwner: 'Titular cambiado',
  createMarketingSite: 'Sitio de marketing creado',
  deleteMarketingSite: 'Sitio de marketing eliminado',
  replaceMarketingSite: 'Sitio de marketing actualizado',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createMarketingSite,
  UPDATED: done.replaceMarketingSite,
  OWNER_CHANGED: done.changeMarketingSiteOwner,
  DELETED: done.deleteMarketingSite,
} as const satisfies SameWords<typeof us.journal>

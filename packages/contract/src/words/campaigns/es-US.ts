import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Campaign: { one: 'Campaña', many: 'Campañas', about: 'Campaña de ventas con inicio y fin' },
  CampaignAssociate: {
    one: 'Asociado de la campaña',
    many: 'Asociados de la campaña',
    about: 'Asociado participante y sus clientes potenciales',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Campaign,
  about: 'Campañas y asociados que participan',
} as const satisfies Name

export const fields = {
  joinedOn: 'Fecha de ingreso',
  leads: 'Clientes potenciales',
  search: 'Búsqueda',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeCampaignOwner: 'Cambiar el titular',
  createCampaign: 'Crear una campaña',
  deleteCampaign: 'Eliminar la campaña',
  getCampaign: 'Ver la campaña',
  listCampaignAssociates: 'Ver los asociados de la campaña',
  listCampaigns: 'Ver las campañas',
  updateCampaign: 'Editar la campaña',
  updateCampaignStatus: 'Cambiar el estado',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeCampaignOwner: 'Titular cambiado',
  createCampaign: 'Campaña creada',
  deleteCampaign: 'Campaña eliminada',
  updateCampaign: 'Campaña actualizada',
  updateCampaignStatus: 'Estado cambiado',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createCampaign,
  CHANGED: done.updateCampaign,
  UPDATE_STATUS: done.updateCampaignStatus,
  CHANGE_OWNER: done.changeCampaignOwner,
  DELETED: done.deleteCampaign,
} as const satisfies SameWords<typeof us.journal>

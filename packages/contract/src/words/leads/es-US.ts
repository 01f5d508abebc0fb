import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Lead: { one: 'Cliente potencial', many: 'Clientes potenciales', about: 'Persona que podría comprar un plan' },
  LeadAssociate: {
    one: 'Asociado para clientes potenciales',
    many: 'Asociados para clientes potenciales',
    about: 'Asociado que recibe un cliente potencial',
  },
  LeadNote: { one: 'Nota', many: 'Notas' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Lead,
  about: 'Clientes potenciales y lo que se hizo para contactarlos',
} as const satisfies Name

export const fields = {
  leadId: 'Cliente potencial',
  resourceStatus: 'Estado del registro',
  interests: 'Intereses',
  status: 'Avance',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeLeadOwner: 'Cambiar el titular',
  cleanLeadAssociateCache: 'Vaciar la memoria caché de asociados',
  createLead: 'Crear un cliente potencial',
  deleteLead: 'Eliminar el cliente potencial',
  findLeadAssociate: 'Buscar un asociado para clientes potenciales',
  getLead: 'Ver el cliente potencial',
  getLeadAssociate: 'Ver el asociado para clientes potenciales',
  listLeads: 'Ver los clientes potenciales',
  updateLead: 'Editar el cliente potencial',
  updateLeadStatus: 'Cambiar el avance',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeLeadOwner: 'Titular cambiado',
  createLead: 'Cliente potencial creado',
  deleteLead: 'Cliente potencial eliminado',
  updateLead: 'Cliente potencial actualizado',
  updateLeadStatus: 'Avance cambiado',
} as const satisfies SameWords<typeof us.done>

export { LeadAction as journal } from '../../labels/partners/leads.es-US.ts'

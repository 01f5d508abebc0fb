import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Lead: { one: 'Client potentiel', many: 'Clients potentiels', about: 'Personne qui pourrait acheter un forfait' },
  LeadAssociate: {
    one: 'Associé pour clients potentiels',
    many: 'Associés pour clients potentiels',
    about: 'Associé à qui revient un client potentiel',
  },
  LeadNote: { one: 'Note', many: 'Notes' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Lead,
  about: 'Clients potentiels et démarches faites pour les joindre',
} as const satisfies Name

export const fields = {
  leadId: 'Client potentiel',
  resourceStatus: 'État de la fiche',
  interests: 'Centres d’intérêt',
  status: 'Avancement',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeLeadOwner: 'Modifier le titulaire',
  cleanLeadAssociateCache: 'Vider le cache des associés',
  createLead: 'Créer un client potentiel',
  deleteLead: 'Supprimer le client potentiel',
  findLeadAssociate: 'Rechercher un associé pour clients potentiels',
  getLead: 'Afficher le client potentiel',
  getLeadAssociate: 'Afficher l’associé pour clients potentiels',
  listLeads: 'Afficher les clients potentiels',
  updateLead: 'Modifier le client potentiel',
  updateLeadStatus: 'Modifier l’avancement',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeLeadOwner: 'Titulaire modifié',
  createLead: 'Client potentiel créé',
  deleteLead: 'Client potentiel supprimé',
  updateLead: 'Client potentiel modifié',
  updateLeadStatus: 'Avancement modifié',
} as const satisfies SameWords<typeof us.done>

export { LeadAction as journal } from '../../labels/partners/leads.fr-CA.ts'

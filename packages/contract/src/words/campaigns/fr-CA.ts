import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Campaign: { one: 'Campagne', many: 'Campagnes', about: 'Campagne de vente avec un début et une fin' },
  CampaignAssociate: {
    one: 'Associé de la campagne',
    many: 'Associés de la campagne',
    about: 'Associé participant et ses clients potentiels',
  },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Campaign,
  about: 'Campagnes et associés qui y participent',
} as const satisfies Name

export const fields = {
  joinedOn: 'Date d’inscription',
  leads: 'Clients potentiels',
  search: 'Recherche',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeCampaignOwner: 'Modifier le titulaire',
  createCampaign: 'Créer une campagne',
  deleteCampaign: 'Supprimer la campagne',
  getCampaign: 'Afficher la campagne',
  listCampaignAssociates: 'Afficher les associés de la campagne',
  listCampaigns: 'Afficher les campagnes',
  updateCampaign: 'Modifier la campagne',
  updateCampaignStatus: 'Modifier l’état',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeCampaignOwner: 'Titulaire modifié',
  createCampaign: 'Campagne créée',
  deleteCampaign: 'Campagne supprimée',
  updateCampaign: 'Campagne modifiée',
  updateCampaignStatus: 'État modifié',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createCampaign,
  CHANGED: done.updateCampaign,
  UPDATE_STATUS: done.updateCampaignStatus,
  CHANGE_OWNER: done.changeCampaignOwner,
  DELETED: done.deleteCampaign,
} as const satisfies SameWords<typeof us.journal>

import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  MarketingSite: {
    one: 'Site de marketing',
    many: 'Sites de marketing',
    about: 'Site d’un partenaire et ce qu’il offre',
  },
  MarketingSiteLink: { one: 'Lien', many: 'Liens' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.MarketingSite,
  about: 'Sites avec lesquels les partenaires vendent des forfaits',
} as const satisfies Name

export const fields = {
  siteId: 'Site de marketing',
  introduction: 'Introduction',
  photoUrl: 'Photo',
  isPublished: 'Publié',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  changeMarketingSiteOwner: 'Modifier le titulaire',
  createMarketingSite: 'Créer un site de marketing',
  deleteMarketingSite: 'Supprimer le site de marketing',
  getMarketingSite: 'Afficher le site de marketing',
  getMarketingSiteByOwner: 'Afficher le site de marketing d’un titulaire',
  replaceMarketingSite: 'Modifier le site de marketing',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeMarketingSiteOwner: 'Titulaire modifié',
  createMarketingSite: 'Site de marketing créé',
  deleteMarketingSite: 'Site de marketing supprimé',
  replaceMarketingSite: 'Site de marketing modifié',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createMarketingSite,
  UPDATED: done.replaceMarketingSite,
  OWNER_CHANGED: done.changeMarketingSiteOwner,
  DELETED: done.deleteMarketingSite,
} as const satisfies SameWords<typeof us.journal>

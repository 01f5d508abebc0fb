import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  ClassicPlan: {
    one: 'Forfait de l’ancien système',
    many: 'Forfaits de l’ancien système',
    about: 'Forfait vendu et facturé par l’ancien système',
  },
  ClassicAvailableProduct: {
    one: 'Produit offert',
    many: 'Produits offerts',
    about: 'Produit qui peut être vendu à cet endroit',
  },
  ISeriesOffer: { one: 'Offre iSeries', many: 'Offres iSeries', about: 'Offre telle qu’elle figure dans iSeries' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.ClassicPlan,
  about: 'Forfaits et prix de l’ancien système',
} as const satisfies Name

export const fields = {
  serviceableStates: 'États et provinces desservis',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  createClassicPlan: 'Créer un forfait de l’ancien système',
  findClassicPlan: 'Rechercher un forfait de l’ancien système',
  getClassicPlan: 'Afficher le forfait de l’ancien système',
  getISeriesOffer: 'Afficher l’offre iSeries',
  listClassicAvailableProducts: 'Afficher les produits offerts',
  listClassicServiceableStates: 'Afficher où le forfait est offert',
  updateClassicPlan: 'Modifier le forfait de l’ancien système',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createClassicPlan: 'Forfait de l’ancien système créé',
  updateClassicPlan: 'Forfait de l’ancien système modifié',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createClassicPlan,
  UPDATED: done.updateClassicPlan,
} as const satisfies SameWords<typeof us.journal>

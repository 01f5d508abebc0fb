import type * as catalogue from '../../shared/catalogue.ts'
import type { Labels } from '../labels.ts'

export const ProductCategory = {
  associate: 'Contrat d’associé',
  books: 'Livres',
  business: 'Petite entreprise',
  cdlp: 'Plan juridique pour conducteurs commerciaux',
  identity: 'Protection de l’identité',
  legal: 'Plan juridique',
  shipping: 'Livraison',
} as const satisfies Labels<catalogue.ProductCategory>

export const ProductShortCode = {
  associate: 'Contrat d’associé',
  bus: 'Petite entreprise',
  cdl: 'Plan juridique pour conducteurs commerciaux',
  ids: 'Protection de l’identité',
  lgl: 'Plan juridique',
} as const satisfies Labels<catalogue.ProductShortCode>

export const AddOnKey = {
  businessPlus: 'Business Plus',
  gunOwners: 'Propriétaires d’armes à feu',
  homeBusiness_v2: 'Entreprise à domicile, version antérieure',
  homeBusiness_v4: 'Entreprise à domicile',
  rideShare: 'Transport rémunéré de personnes',
  trialDefenseBusiness: 'Défense en cas de procès pour entreprise',
  trialDefensePersonal: 'Défense en cas de procès pour particuliers',
} as const satisfies Labels<catalogue.AddOnKey>

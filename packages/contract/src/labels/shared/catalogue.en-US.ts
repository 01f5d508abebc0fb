import type * as catalogue from '../../shared/catalogue.ts'
import type { Labels } from '../labels.ts'

export const ProductCategory = {
  associate: 'Associate agreement',
  books: 'Books',
  business: 'Small business',
  cdlp: 'Commercial driver legal plan',
  identity: 'Identity protection',
  legal: 'Legal plan',
  shipping: 'Shipping',
} as const satisfies Labels<catalogue.ProductCategory>

export const ProductShortCode = {
  associate: 'Associate agreement',
  bus: 'Small business',
  cdl: 'Commercial driver legal plan',
  ids: 'Identity protection',
  lgl: 'Legal plan',
} as const satisfies Labels<catalogue.ProductShortCode>

export const AddOnKey = {
  businessPlus: 'Business Plus',
  gunOwners: 'Gun owners',
  homeBusiness_v2: 'Home business, earlier version',
  homeBusiness_v4: 'Home business',
  rideShare: 'Ride share',
  trialDefenseBusiness: 'Trial defense for business',
  trialDefensePersonal: 'Trial defense for individuals',
} as const satisfies Labels<catalogue.AddOnKey>

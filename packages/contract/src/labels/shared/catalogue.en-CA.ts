import type * as catalogue from '../../shared/catalogue.ts'
import type { Labels } from '../labels.ts'

export { ProductCategory, ProductShortCode } from './catalogue.en-US.ts'

export const AddOnKey = {
  businessPlus: 'Business Plus',
  gunOwners: 'Gun owners',
  homeBusiness_v2: 'Home business, earlier version',
  homeBusiness_v4: 'Home business',
  rideShare: 'Ride share',
  trialDefenseBusiness: 'Trial defence for business',
  trialDefensePersonal: 'Trial defence for individuals',
} as const satisfies Labels<catalogue.AddOnKey>

import type { Translation } from '@memberkit/foundation/messages'
import type { addressEnUS } from './address.en-US.ts'

export const addressFrCA: Translation<typeof addressEnUS> = {
  country: 'Pays',
  line1: 'Numéro et rue',
  line2: 'Appartement ou bureau',
  city: 'Ville',
  state: 'État',
  province: 'Province ou territoire',
  zip: 'Code ZIP',
  postalCode: 'Code postal',
  chooseState: 'Choisissez un État',
  chooseProvince: 'Choisissez une province ou un territoire',
  optional: 'Facultatif',
}

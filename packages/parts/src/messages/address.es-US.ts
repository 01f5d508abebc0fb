import type { Translation } from '@memberkit/foundation/messages'
import type { addressEnUS } from './address.en-US.ts'

export const addressEsUS: Translation<typeof addressEnUS> = {
  country: 'País',
  line1: 'Calle y número',
  line2: 'Apartamento o unidad',
  city: 'Ciudad',
  state: 'Estado',
  province: 'Provincia o territorio',
  zip: 'Código ZIP',
  postalCode: 'Código postal',
  chooseState: 'Elija un estado',
  chooseProvince: 'Elija una provincia o un territorio',
  optional: 'Opcional',
}

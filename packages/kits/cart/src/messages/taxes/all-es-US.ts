import { TaxCountry } from '@memberkit/contract/labels/es-US'
import { taxFormEsUS } from './form-es-US.ts'
import { taxesEsUS } from './es-US.ts'

export const tables = {
  'cart.taxes': taxesEsUS,
  'cart.taxForm': taxFormEsUS,
  'labels.TaxCountry': TaxCountry,
}

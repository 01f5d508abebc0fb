import { TaxCountry } from '@memberkit/contract/labels/fr-CA'
import { taxFormFrCA } from './form-fr-CA.ts'
import { taxesFrCA } from './fr-CA.ts'

export const tables = {
  'cart.taxes': taxesFrCA,
  'cart.taxForm': taxFormFrCA,
  'labels.TaxCountry': TaxCountry,
}

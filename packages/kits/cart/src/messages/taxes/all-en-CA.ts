import { TaxCountry } from '@memberkit/contract/labels/en-CA'
import { taxFormEnCA } from './form-en-CA.ts'
import { taxesEnCA } from './en-CA.ts'

export const tables = {
  'cart.taxes': taxesEnCA,
  'cart.taxForm': taxFormEnCA,
  'labels.TaxCountry': TaxCountry,
}

import { TaxCountry } from '@memberkit/contract/labels/en-US'
import { taxFormEnUS } from './form-en-US.ts'
import { taxesEnUS } from './en-US.ts'

export const tables = {
  'cart.taxes': taxesEnUS,
  'cart.taxForm': taxFormEnUS,
  'labels.TaxCountry': TaxCountry,
}

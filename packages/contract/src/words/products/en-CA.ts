import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export { name, hints } from './en-US.ts'

export const entities = {
  ...us.entities,
  StateVariant: { one: 'Province or state variant', many: 'Province and state variants' },
} as const satisfies SameWords<typeof us.entities>

export const fields = {
  ...us.fields,
  stateVariantId: 'Province or state variant',
  stateProvinceRestrictions: 'Province and state restrictions',
  stateVariants: 'Province and state variants',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  ...us.actions,
  addProductStateVariant: 'Add province or state variant',
  removeProductStateVariant: 'Remove province or state variant',
  updateProductStateProvinceRestrictions: 'Change province and state restrictions',
} as const satisfies SameWords<typeof us.actions>

export const done = {
  ...us.done,
  addProductStateVariant: 'Province or state variant added',
  removeProductStateVariant: 'Province or state variant removed',
  updateProductStateProvinceRestrictions: 'Province and state restrictions changed',
} as const satisfies SameWords<typeof us.done>

export { ProductAction as journal } from '../../labels/commerce/products.en-CA.ts'

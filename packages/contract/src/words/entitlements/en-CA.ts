import type { SameWords } from '../words.ts'
import * as us from './en-US.ts'

export { entities, name } from './en-US.ts'

export const fields = {
  ...us.fields,
  fulfillmentStatus: 'Fulfilment',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  ...us.hints,
  serviceArea: 'The province or state whose lawyers serve the member',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  ...us.actions,
  fulfillEntitlement: 'Record fulfilment',
} as const satisfies SameWords<typeof us.actions>

export const done = {
  ...us.done,
  cancelEntitlement: 'Coverage cancelled',
  fulfillEntitlement: 'Fulfilment recorded',
} as const satisfies SameWords<typeof us.done>

export { EntitlementAction as journal } from '../../labels/commerce/entitlements.en-CA.ts'

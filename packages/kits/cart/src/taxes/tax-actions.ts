import { type ActionNameOf, type AllowedAction as Allowed, defineActions } from '@memberkit/foundation/entity-actions'
import type { Tax } from '../tax/received.ts'
import { stateOf } from './rates.rules.ts'

interface Facts {
  /** Today, as a calendar date. */
  today: string
}

/** Staff actions on a rate. Nothing is overwritten: another rate follows from a date on. */
export const taxActions = /* @__PURE__ */ defineActions<Tax, 'ended', Facts>()(
  {
    setRate: {
      group: 'rate',
      operationAction: 'create',
      unavailableReason: (tax, { today }) => (stateOf(tax, today) === 'ended' ? 'ended' : undefined),
    },
  },
  { service: 'taxes', transitions: {} },
)

export type TaxActionName = ActionNameOf<typeof taxActions>
export type AllowedTaxAction = Allowed<TaxActionName, 'ended'>

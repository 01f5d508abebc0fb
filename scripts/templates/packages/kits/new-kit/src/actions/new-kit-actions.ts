import { subscriptionTransitions } from '@memberkit/contract/commerce/subscriptions'
import { type ActionNameOf, defineActions } from '@memberkit/foundation/entity-actions'
import type { Subscription } from '../shared/entity.ts'

/** Every action on an entry: a row for each call that only changes the status. */
export const newKitActions = defineActions<Subscription>()(
  {
    // <<rows
    suspend: { group: 'status' },
    activate: { group: 'status' },
    preCancel: { group: 'status' },
    pendingCancel: { group: 'status' },
    // rows>>
  },
  { service: 'subscriptions', transitions: subscriptionTransitions },
)

export type NewKitActionName = ActionNameOf<typeof newKitActions>

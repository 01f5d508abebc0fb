import { paymentTransitions } from '@memberkit/contract/commerce/payments'
import { type ActionNameOf, type AllowedAction as Allowed, defineActions } from '@memberkit/foundation/entity-actions'
import type { PaymentMethod } from './received.ts'

type Rule = 'notACard' | 'notAnAccount' | 'noTokenizer'

export interface MethodFacts {
  /** Whether the host's tokenizer can take a new card or bank account. */
  canTokenize?: { readonly card: boolean; readonly bankAccount: boolean }
}

const owners = ['User', 'Partner'] as const

/** Everything a person can do to a payment method; each is one call of the specification (commerce, section 7). */
export const methodActions = defineActions<PaymentMethod, Rule, MethodFacts>()(
  {
    rename: { group: 'record', operationAction: 'updateName', realms: owners },
    editAddress: { group: 'record', operationAction: 'updateBillingAddress', realms: owners },
    replaceCard: {
      group: 'record',
      operationAction: 'updateCardPaymentDetails',
      realms: owners,
      unavailableReason: ({ card }) => (card ? undefined : 'notACard'),
    },
    replaceAccount: {
      group: 'record',
      operationAction: 'updateBankAccountDetails',
      realms: owners,
      unavailableReason({ bankAccount }, { canTokenize }) {
        if (!bankAccount) return 'notAnAccount'
        return canTokenize?.bankAccount ? undefined : 'noTokenizer'
      },
    },
    changeOwner: { group: 'staff' },
    remove: { group: 'end', operationAction: 'delete', realms: owners, isCritical: true },
    removeForMember: { group: 'end', operationAction: 'byImpersonator', isCritical: true },
  },
  { service: 'payments', transitions: paymentTransitions },
)

export type MethodActionName = ActionNameOf<typeof methodActions>
export type MethodAction = Allowed<MethodActionName, Rule>

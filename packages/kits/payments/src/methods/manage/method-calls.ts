import * as calls from '@memberkit/contract/commerce/payments'
import { defineCalls } from '@memberkit/foundation/entity-actions'
import type { ActionFormOf } from '@memberkit/foundation/entity-actions/dialog'
import { keyOf } from '@memberkit/platform/query'
import { methodActions, type MethodActionName } from '../method-actions.ts'
import { isSameAddress } from './changes.rules.ts'
import { detailsOf, isReplaced } from './replaced.rules.ts'

const lists = () => [keyOf(calls.listPaymentMethods)]

/** The calls that carry out each action, and how each shows in the method. */
export const methodCalls = defineCalls(methodActions)(
  {
    rename: {
      operation: calls.updatePaymentMethodName,
      isApplied: ({ name }, _before, { body }) => name === body.name,
      effects: lists,
    },
    editAddress: {
      operation: calls.updateBillingAddress,
      isApplied: ({ billingAddress }, _before, { body }) => isSameAddress(billingAddress, body),
      effects: lists,
    },
    replaceCard: {
      operation: calls.updateCardPaymentDetails,
      needsCertainty: true,
      isApplied: (after, before, { body }) => isReplaced(after, before, detailsOf(body)),
      effects: lists,
    },
    replaceAccount: {
      operation: calls.updateBankAccountDetails,
      needsCertainty: true,
      isApplied: (after, before, { body }) => isReplaced(after, before, detailsOf(body)),
      effects: lists,
    },
    changeOwner: {
      operation: calls.changePaymentMethodOwner,
      needsCertainty: true,
      isApplied: ({ identityId }, _before, { body }) => identityId === body.identityId,
      effects: lists,
      addressAfter: ({ body }) => ({ identityId: body.identityId }),
    },
    remove: { operation: calls.deletePaymentMethod, needsCertainty: true, isDeletion: true, effects: lists },
    removeForMember: {
      operation: calls.deletePaymentMethodByImpersonator,
      needsCertainty: true,
      isDeletion: true,
      effects: lists,
    },
  },
  { read: calls.getPaymentMethod, journal: calls.paymentJournal },
)

/** The props of the form of an action. */
export type MethodForm<Name extends MethodActionName> = ActionFormOf<typeof methodCalls, Name>

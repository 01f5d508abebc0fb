import { listActiveContractHistories, listContractHistories } from '@memberkit/contract/commerce/contract-histories'
import * as calls from '@memberkit/contract/commerce/entitlements'
import { defineCalls } from '@memberkit/foundation/entity-actions'
import type { ActionFormOf } from '@memberkit/foundation/entity-actions/dialog'
import { keyOf } from '@memberkit/platform/query'
import { type CoverageActionName, coverageActions } from '../shared/coverage-actions.ts'
import type { Entitlement } from '../shared/received.ts'
import { addDays } from '@memberkit/platform/formats'
import { isAdded } from './people-changes.rules.ts'

/** A plan is also in the lists of those it is shared with. */
const effects = () => [keyOf(calls.listEntitlements)]

/** The calls that carry out each action, and how each shows in the plan. */
export const coverageCalls = defineCalls(coverageActions)(
  {
    addAuthorizedUsers: {
      operation: calls.addEntitlementAuthorizedUsers,
      effects,
      isApplied: (after, before, { body }) => body.authorizedUsers.every((one) => isAdded(after, before, one)),
    },
    replaceAuthorizedUser: {
      operation: calls.replaceEntitlementAuthorizedUser,
      effects,
      isApplied: (after, before, { body }) =>
        !after.authorizedUsers.some(({ id }) => id === body.authorizedUserId) &&
        isAdded(after, before, body.replacement),
    },
    removeAuthorizedUsers: {
      operation: calls.removeEntitlementAuthorizedUsers,
      effects,
      isApplied: (after, _before, { body }) =>
        after.authorizedUsers.every(({ id = '' }) => !body.authorizedUserIds.includes(id)),
    },
    addDelegates: {
      operation: calls.addEntitlementDelegates,
      needsCertainty: true,
      effects,
      isApplied: (after, _before, { body }) => body.delegates.every(({ identityId }) => isDelegate(after, identityId)),
    },
    replaceDelegate: {
      operation: calls.replaceEntitlementDelegate,
      needsCertainty: true,
      effects,
      isApplied: (after, _before, { body }) =>
        isDelegate(after, body.replacement.identityId) && !isDelegate(after, body.identityId),
    },
    removeDelegates: {
      operation: calls.removeEntitlementDelegates,
      needsCertainty: true,
      effects,
      isApplied: (after, _before, { body }) => body.identityIds.every((id) => !isDelegate(after, id)),
    },
    changeServiceArea: {
      operation: calls.changeEntitlementServiceArea,
      effects,
      isApplied: ({ serviceArea }, _before, { query }) => serviceArea === query.serviceArea,
    },
    changeEffectiveDates: {
      operation: calls.changeEntitlementEffectiveDates,
      needsCertainty: true,
      effects,
      isApplied: ({ effectiveFrom, effectiveTo }, _before, { body }) =>
        effectiveFrom === body.effectiveFrom && effectiveTo === body.effectiveTo,
    },
    changeProduct: {
      operation: calls.changeEntitlementProduct,
      needsCertainty: true,
      effects,
      // For a day to come only the progress shows that it has been recorded.
      isApplied: ({ product, fulfillmentStatus }, before, { body }) =>
        (product.productId === body.product.productId && product.tier === body.product.tier) ||
        (body.effectiveFrom !== undefined &&
          fulfillmentStatus === 'PendingChange' &&
          before.fulfillmentStatus !== 'PendingChange'),
    },
    changeProductInfo: {
      operation: calls.changeEntitlementProductInfo,
      effects,
      isApplied: ({ product }, _before, { body }) =>
        product.name === (body.name ?? product.name) && product.tier === (body.tier ?? product.tier),
    },
    addContracts: {
      operation: calls.addEntitlementContracts,
      effects: () => [...effects(), keyOf(listContractHistories), keyOf(listActiveContractHistories)],
      isApplied: ({ contracts }, _before, { body }) =>
        body.contracts.every(({ contractId }) => contracts.some((one) => one.contractId === contractId)),
    },
    fulfill: {
      operation: calls.fulfillEntitlement,
      needsCertainty: true,
      effects,
      isApplied: ({ fulfillmentStatus }, _before, { body }) => fulfillmentStatus === body.fulfillmentStatus,
    },
    updateSubscriptionId: {
      operation: calls.updateEntitlementSubscriptionId,
      needsCertainty: true,
      effects: () => [keyOf(calls.listEntitlements), keyOf(calls.getEntitlement)],
      isApplied: ({ subscriptionId }, _before, { body }) => subscriptionId === body.subscriptionId,
    },
    activate: { operation: calls.activateEntitlement, needsCertainty: true, effects },
    suspend: { operation: calls.suspendEntitlement, needsCertainty: true, effects },
    cancel: {
      operation: calls.cancelEntitlement,
      needsCertainty: true,
      effects,
      isApplied: ({ status, effectiveTo }, _before, { body }) =>
        body?.effectiveFrom === undefined ? status === 'CANCELLED' : effectiveTo === addDays(body.effectiveFrom, -1),
    },
    changeOwner: {
      operation: calls.changeEntitlementOwner,
      needsCertainty: true,
      effects,
      isApplied: ({ identityId }, _before, { query }) => identityId === query.identityId,
      addressAfter: ({ query }) => ({ ownerId: query.identityId }),
    },
    reassignOwner: {
      operation: calls.reassignEntitlementOwner,
      needsCertainty: true,
      effects,
      isApplied: ({ identityId }, _before, { body }) => identityId === body.identityId,
      addressAfter: ({ body }) => ({ ownerId: body.identityId }),
    },
    delete: { operation: calls.deleteEntitlement, needsCertainty: true, effects, isDeletion: true },
  },
  { read: calls.getEntitlement, journal: calls.entitlementJournal },
)

/** The props of the form of an action. */
export type CoverageForm<Name extends CoverageActionName> = ActionFormOf<typeof coverageCalls, Name>

const isDelegate = ({ delegates }: Entitlement, id: string) => delegates.some(({ identityId }) => identityId === id)

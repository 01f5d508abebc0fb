'use client'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import {
  getSubscription,
  listOutstandingInvoices,
  listSubscriptionDiscountRecords,
  subscriptionJournal,
} from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { useMethodName } from '@memberkit/parts/payment-method'
import { useMemo } from 'react'
import type { Entitlement, Invoice, SubscriptionDiscount } from '../shared/received.ts'
import { rowOf, type SubscriptionRow } from '../shared/row.rules.ts'
import type { Transitions } from '../shared/subscription-actions.ts'

export interface SubscriptionDetailData {
  row: SubscriptionRow
  /** Invoices, discounts and coverage load separately and fail alone. */
  invoices: Resource<readonly Invoice[]>
  discounts: Resource<readonly SubscriptionDiscount[]>
  coverage: Resource<readonly Entitlement[]>
  /** Returns the name of a payment method; `undefined` while it is unknown. */
  methodName: (id: string | undefined) => string | undefined
  isLoadingMethods: boolean
}

export interface SubscriptionDetailOptions {
  /** Overrides the statuses in which each action is possible. */
  transitions?: Transitions
}

/** Reads one subscription and its related data: five requests at once, six for staff. The related data fail alone. */
export function useSubscriptionDetail(
  identityId: string,
  subscriptionId: string,
  { transitions }: SubscriptionDetailOptions = {},
): Resource<SubscriptionDetailData> {
  const { realm, can, isDenied } = useMemberkit()
  const address = { identityId, subscriptionId }
  const resource = useResource(getSubscription, address)
  const invoices = useResource(listOutstandingInvoices, address)
  const discounts = useResource(listSubscriptionDiscountRecords, address)
  const coverage = useResource(listEntitlements, { owners: 'identities', ownerId: identityId })
  const methods = useResource(listPaymentMethods, { identityId })
  // Read now, though its timeline shows later.
  useResource(subscriptionJournal, { query: { entityId: subscriptionId } }, { enabled: realm === 'Internal' })
  const methodName = useMethodName({ identityId }, true)
  const subscription = resource.state === 'ready' ? resource.data : undefined
  // A list that some couldn't be read of would leave somebody out.
  const entitlements = coverage.state === 'ready' && !coverage.unreadable?.length ? coverage.data : undefined
  const row = useMemo<SubscriptionRow | undefined>(
    () => subscription && rowOf(subscription, { entitlements, realm, can, isDenied, transitions }),
    [subscription, entitlements, realm, can, isDenied, transitions],
  )
  return mapResource(resource, () => ({
    row: row!,
    invoices,
    discounts,
    coverage,
    methodName,
    isLoadingMethods: methods.state === 'loading',
  }))
}

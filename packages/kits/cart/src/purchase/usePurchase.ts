'use client'
import { permissionOf } from '@memberkit/contract'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { getInvoice, listInvoices } from '@memberkit/contract/commerce/invoices'
import { getOffer } from '@memberkit/contract/commerce/offers'
import type { OrderPurchase } from '@memberkit/contract/commerce/orders'
import { checkCooldown, listGroupPaymentMethods, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { getProduct } from '@memberkit/contract/commerce/products'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { type Action, lookUp, useAction } from '@memberkit/foundation/action'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, togetherWith, useLastReady, useResource } from '@memberkit/foundation/resource'
import { type Cooldown, declinedForGood } from '@memberkit/parts/payment-attempt'
import type { PaymentMethod } from '@memberkit/parts/payment-method'
import { keyOf } from '@memberkit/platform/query'
import { useEffect } from 'react'
import { purchaseMessages } from '../messages/namespaces.ts'
import { listCall, purchaseCall, readCall } from '../order/order-calls.ts'
import { changesBetween, type OrderChange } from '../order/order-changes.rules.ts'
import type { Order } from '../order/received.ts'
import { amountDue, type PaymentKind, verdictAfter } from './purchase.rules.ts'

export interface PurchaseOptions {
  identityId: string
  groupId?: string | undefined
  /** The newest reading. */
  order: Order
  /** The order that the person has read and agrees to. */
  agreed: Order
  kind: PaymentKind
  /** The cart's own key: one purchase of any of its orders at a time, in any window. */
  cartKey?: string | undefined
  onDone: (order: Order) => void
}

export interface PurchaseState {
  methods: Resource<readonly PaymentMethod[]>
  cooldown: Resource<Cooldown>
  /** The IDs of methods that the bank declined for good. */
  blocked: ReadonlySet<string>
  action: Action
  /** The differences from what the person has agreed to. */
  changes: readonly OrderChange[]
  /** The amount to charge: decimal text in the order's currency. Undefined blocks payment. */
  amount: string | undefined
  /** Whether the amount is still being read. */
  isAmountLoading: boolean
  /** Sends the purchase once, of the order that was agreed to. */
  purchase(body: OrderPurchase): void
}

/** Purchases an order: one request per intent, of exactly what the person has agreed to. */
export function usePurchase({
  identityId,
  groupId,
  order,
  agreed,
  kind,
  cartKey,
  onDone,
}: PurchaseOptions): PurchaseState {
  const { client, queryClient } = useMemberkit()
  const t = useMessages(purchaseMessages)
  const read = readCall(order.id, { identityId, groupId })
  const { operation, input } = purchaseCall(order.id, identityId, groupId)
  const isSaved = kind === 'saved'
  const own = useLastReady(useResource(listPaymentMethods, { identityId }, { enabled: isSaved && !groupId }))
  const ofGroup = useLastReady(
    useResource(
      listGroupPaymentMethods,
      { groupId: groupId ?? '', identityId },
      { enabled: isSaved && groupId !== undefined },
    ),
  )
  const cooldown = useResource(checkCooldown, { identityId }, { enabled: isSaved && !groupId })
  const isPartial = order.status === 'PARTIALLY_FUNDED' && order.invoiceId !== undefined
  const invoice = useResource(getInvoice, { identityId, invoiceId: order.invoiceId ?? '' }, { enabled: isPartial })

  const changes = changesBetween(agreed, order)
  const before = changes.length > 0 ? agreed : order
  const action = useAction(operation, {
    entity: cartKey === undefined ? order.id : `of cart ${cartKey}`,
    needsCertainty: true,
    permission: permissionOf(operation),
    version: before.version,
    answers: () => keyOf(read.operation, read.input),
    effects: () => {
      const list = listCall(identityId, groupId)
      return [
        keyOf(read.operation, read.input),
        keyOf(list.operation, list.input),
        keyOf(checkCooldown, { identityId }),
        keyOf(listInvoices, { identityId }),
        keyOf(listSubscriptions, { identityId }),
        keyOf(listEntitlements, { owners: 'identities', ownerId: identityId }),
      ]
    },
    verifyOutcome: async () => verdictAfter(before, await lookUp(client, read.operation, read.input)),
    outcomeMessage: (ended) =>
      ended.phase === 'unknown' && !ended.isChecking
        ? { title: t('lost'), text: t(isSaved ? 'lost.paid' : 'lost.placed') }
        : undefined,
    onDone,
  })

  const isInvalid = action.state.phase === 'refused' && action.state.reason === 'invalid'
  useEffect(() => {
    if (!isInvalid) return
    // It named contracts, or an amount, that are others by now.
    for (const queryKey of [keyOf(read.operation, read.input), keyOf(getProduct), keyOf(getOffer)])
      void queryClient.invalidateQueries({ queryKey })
    // Once for each refusal.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isInvalid])

  const declined = declinedForGood(cooldown.state === 'ready' ? cooldown.data : undefined)
  return {
    blocked: new Set(declined === undefined ? [] : [declined]),
    methods: groupId ? ofGroup : togetherWith(own, cooldown),
    cooldown,
    action: action as unknown as Action,
    changes,
    amount: amountDue(agreed, invoice.state === 'ready' ? invoice.data : undefined),
    isAmountLoading: isPartial && invoice.state === 'loading',
    purchase: (body) => void action.run({ ...input, body }),
  }
}

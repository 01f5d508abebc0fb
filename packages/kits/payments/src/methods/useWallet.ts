'use client'
import { checkCooldown, listGroupPaymentMethods, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { allowedActions } from '@memberkit/foundation/entity-actions'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { type UnreadableItem, unreadableItemsIn } from '@memberkit/platform'
import { useMemo } from 'react'
import { type MethodAction, methodActions, type MethodFacts } from './method-actions.ts'
import type { Cooldown, PaymentMethod } from './received.ts'
import { duplicateOf, type Expiry, expiryOf, inOrder, isUsable } from './wallet.rules.ts'

/** One payment method with what may be done to it. Views read it and decide nothing. */
export interface WalletRow {
  id: string
  method: PaymentMethod
  /** `undefined` for a bank account, and for a month that can't be read. */
  expiry?: Expiry
  /** Whether it can be charged. */
  isUsable: boolean
  /** Whether an earlier row looks the same. */
  isDuplicate: boolean
  /** The number of plans charged to it, if the host says so. */
  plans?: number
  actions: readonly MethodAction[]
}

export interface WalletData {
  /** Sorted for display: the default first, then chargeable methods. */
  rows: readonly WalletRow[]
  /** The number of methods, including those that can't be read. */
  count: number
  unreadable: readonly UnreadableItem[]
  /** Whether and until when a payment has to wait; loaded beside the methods, and missing without them noticing. */
  cooldown?: Cooldown
}

export interface WalletOptions extends MethodFacts {
  /** Reads as a group administrator: "non-owner" in the specification. Nothing can be changed then. */
  groupId?: string
  /** Returns how many plans are charged to a method. No call of the platform says so; `undefined`: unknown. */
  plansUsing?: (methodId: string) => number | undefined
}

/** Reads the payment methods of an identity with their allowed actions, and the cooldown. Two requests, at once. */
export function useWallet(identityId: string, options: WalletOptions = {}): Resource<WalletData> {
  const { groupId, plansUsing, canTokenize } = options
  const { realm, can, isDenied, currentDate } = useMemberkit()
  const isGroup = groupId !== undefined
  const own = useResource(listPaymentMethods, { identityId }, { enabled: !isGroup })
  const grouped = useResource(listGroupPaymentMethods, { groupId: groupId ?? '', identityId }, { enabled: isGroup })
  const resting = useResource(checkCooldown, { identityId }, { enabled: !isGroup })
  const resource = isGroup ? grouped : own
  const cooldown = resting.state === 'ready' ? resting.data : undefined
  const methods = resource.state === 'ready' ? resource.data : undefined
  // A card expires by the platform's calendar: a page whose clock is wrong must not call it expired.
  const today = methods ? currentDate() : ''
  const data = useMemo<WalletData | undefined>(() => {
    if (!methods) return undefined
    const sorted = inOrder(methods, today)
    const rows = sorted.map((method, index) => ({
      id: method.id,
      method,
      expiry: expiryOf(method, today),
      isUsable: isUsable(method, today),
      isDuplicate: duplicateOf(sorted.slice(0, index), method) !== undefined,
      plans: plansUsing?.(method.id),
      actions: isGroup ? [] : allowedActions(methodActions, method, { realm, can, isDenied, canTokenize }),
    }))
    const unreadable = unreadableItemsIn(methods)
    return { rows, count: methods.length + unreadable.length, unreadable, cooldown }
  }, [methods, today, plansUsing, canTokenize, isGroup, realm, can, isDenied, cooldown])
  return mapResource(resource, () => data!)
}

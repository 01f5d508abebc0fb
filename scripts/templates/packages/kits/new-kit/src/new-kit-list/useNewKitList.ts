'use client'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import { type MethodRow, type PaymentMethod, rowsOf } from './new-kit-list.rules.ts'

export interface NewKitListData {
  /** In the order to show them. */
  rows: readonly MethodRow[]
}

/** What an identity can pay with. One request, shared by every copy on the page. */
export function useNewKitList(identityId: string): Resource<NewKitListData> {
  return useResource(listPaymentMethods, { identityId }, { select: dataOf })
}

function dataOf(methods: readonly PaymentMethod[]): NewKitListData {
  return { rows: rowsOf(methods) }
}

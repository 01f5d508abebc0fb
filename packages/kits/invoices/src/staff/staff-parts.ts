'use client'
import { type LazyPart, lazyPart } from '@memberkit/foundation/lazy'
import { payMessages, staffMessages } from '../messages/namespaces.ts'
import type { StaffActionName } from './staff.rules.ts'
import type { StaffActionProps } from './useStaffAction.ts'

// A menu stands in every row: what it opens is loaded when it is asked for.

const words = { needs: [staffMessages.namespace, payMessages.namespace, 'foundation.actions'] }

export const actionParts: Record<StaffActionName, LazyPart<StaffActionProps>> = {
  refund: lazyPart(async () => (await import('./RefundDialog.tsx')).RefundDialog, words),
  void: lazyPart(async () => (await import('./VoidDialog.tsx')).VoidDialog, words),
  forgive: lazyPart(async () => (await import('./ForgiveDialog.tsx')).ForgiveDialog, words),
  makeDelinquent: lazyPart(async () => (await import('./MakeDelinquentDialog.tsx')).MakeDelinquentDialog, words),
  fail: lazyPart(async () => (await import('./FailDialog.tsx')).FailDialog, words),
  addItem: lazyPart(async () => (await import('./AddItemDialog.tsx')).AddItemDialog, words),
  removeItem: lazyPart(async () => (await import('./RemoveItemDialog.tsx')).RemoveItemDialog, words),
  registerItemTax: lazyPart(async () => (await import('./RegisterTaxDialog.tsx')).RegisterTaxDialog, words),
  updatePaymentMethod: lazyPart(async () => (await import('./PaymentMethodDialog.tsx')).PaymentMethodDialog, words),
  changeOwner: lazyPart(async () => (await import('./ChangeOwnerDialog.tsx')).ChangeOwnerDialog, words),
}

export const SettlePart = lazyPart(async () => (await import('./SettleDialog.tsx')).SettleDialog, words)

'use client'
import type { ComponentType } from 'react'
import { PayPart } from '../parts.ts'
import type { AllowedAction } from '../shared/invoice-actions.rules.ts'
import { AddItemDialog } from './AddItemDialog.tsx'
import { ChangeOwnerDialog } from './ChangeOwnerDialog.tsx'
import { FailDialog } from './FailDialog.tsx'
import { ForgiveDialog } from './ForgiveDialog.tsx'
import { MakeDelinquentDialog } from './MakeDelinquentDialog.tsx'
import { PaymentMethodDialog } from './PaymentMethodDialog.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import { RegisterTaxDialog } from './RegisterTaxDialog.tsx'
import { RemoveItemDialog } from './RemoveItemDialog.tsx'
import { SettleDialog } from './SettleDialog.tsx'
import type { StaffActionName } from './staff.rules.ts'
import type { StaffIntent } from './StaffMenuItems.tsx'
import type { StaffActionProps } from './useStaffAction.ts'
import { VoidDialog } from './VoidDialog.tsx'

/** Loaded together: a dialog of its own is little beside what all of them share. */
const dialogs: Record<StaffActionName, ComponentType<StaffActionProps>> = {
  refund: RefundDialog,
  void: VoidDialog,
  forgive: ForgiveDialog,
  makeDelinquent: MakeDelinquentDialog,
  fail: FailDialog,
  addItem: AddItemDialog,
  removeItem: RemoveItemDialog,
  registerItemTax: RegisterTaxDialog,
  updatePaymentMethod: PaymentMethodDialog,
  changeOwner: ChangeOwnerDialog,
}

export interface StaffIntentDialogProps extends StaffActionProps {
  intent: StaffIntent
  actions: readonly AllowedAction[]
  onIntent: (intent: StaffIntent) => void
}

/** The dialog of what was chosen. */
export function StaffIntentDialog({ intent, actions, onIntent, ...props }: StaffIntentDialogProps) {
  const { invoice, onClose } = props
  if (intent === 'pay') return <PayPart {...props} />
  if (intent === 'settle') {
    return <SettleDialog invoice={invoice} actions={actions} onChoose={onIntent} onClose={onClose} />
  }
  const Dialog = dialogs[intent]
  return <Dialog {...props} />
}

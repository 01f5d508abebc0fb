'use client'
import { PayPart } from '../parts.ts'
import type { AllowedAction } from '../shared/invoice-actions.rules.ts'
import { actionParts, SettlePart } from './staff-parts.ts'
import type { StaffIntent } from './StaffMenuItems.tsx'
import type { StaffActionProps } from './useStaffAction.ts'

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
    return <SettlePart invoice={invoice} actions={actions} onChoose={onIntent} onClose={onClose} />
  }
  const Part = actionParts[intent]
  return <Part {...props} />
}

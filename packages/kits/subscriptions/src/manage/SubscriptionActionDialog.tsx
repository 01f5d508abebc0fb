'use client'
import { actionDialog } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import type { SubscriptionsEventTable } from '../events.ts'
import { manageMessages } from '../messages/namespaces.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import type { SubscriptionActionName, Transitions } from '../shared/subscription-actions.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import { CatchUpForm } from './CatchUpForm.tsx'
import { changesBetween } from './changes.rules.ts'
import { AdvanceForm, NextBillForm, PaidToForm, StartForm } from './date-forms.tsx'
import { DeleteForm } from './DeleteForm.tsx'
import { DiscountDialog } from './DiscountDialog.tsx'
import {
  CancelForm,
  GroupCancelForm,
  GroupPendingForm,
  KeepPendingForm,
  KeepScheduledForm,
  ScheduleForm,
} from './end-forms.tsx'
import { MethodForm, RemoveMethodForm } from './method-forms.tsx'
import { OfferForm } from './OfferForm.tsx'
import { ChangeOwnerForm, ReassignForm } from './owner-forms.tsx'
import { CycleDayForm, FrequencyForm } from './period-forms.tsx'
import { AreaForm, DivisionForm, PostalCodeForm, ReinstateForm, SourceForm, VendorForm } from './record-forms.tsx'
import { RetryForm } from './RetryForm.tsx'
import { subscriptionCalls } from './subscription-calls.ts'
import { SubscriptionChanged } from './SubscriptionChanged.tsx'

const Dialog = actionDialog(subscriptionCalls, {
  messages: manageMessages,
  values: (subscription) => ({ plan: subscriptionName(subscription) }),
  forms: {
    updatePaymentMethod: MethodForm,
    removePaymentMethod: RemoveMethodForm,
    updateOffer: OfferForm,
    updateBillingFrequency: FrequencyForm,
    updateBillCycleDay: CycleDayForm,
    updateNextBillOn: NextBillForm,
    advanceNextBillOn: AdvanceForm,
    updatePaidToDate: PaidToForm,
    updateStartedOn: StartForm,
    updateRetrySchedule: RetryForm,
    catchUp: CatchUpForm,
    cancel: CancelForm,
    groupPendingCancel: GroupPendingForm,
    groupCancel: GroupCancelForm,
    scheduleCancellation: ScheduleForm,
    removePendingCancel: KeepPendingForm,
    removeScheduledCancellation: KeepScheduledForm,
    updateVendor: VendorForm,
    updateBillingDivision: DivisionForm,
    updateAdministrativeArea: AreaForm,
    updatePostalCode: PostalCodeForm,
    updateSource: SourceForm,
    updateDoNotReinstate: ReinstateForm,
    changeOwner: ChangeOwnerForm,
    reassign: ReassignForm,
    delete: DeleteForm,
  },
  dialogs: { createDiscountRecord: DiscountDialog },
  isChanged: (before, after) => changesBetween(before, after).length > 0,
  Changed: SubscriptionChanged,
})

export interface SubscriptionActionDialogProps {
  /** As the list or the page shows it; read again when the dialog opens. */
  row: Pick<SubscriptionRow, 'subscription' | 'actions'>
  intent: SubscriptionActionName
  transitions?: Transitions
  onDone?: (name: SubscriptionActionName) => void
  onClose: () => void
}

/** The dialog of an action on a subscription. */
export function SubscriptionActionDialog({ row, onDone, ...rest }: SubscriptionActionDialogProps) {
  const { subscription, actions } = row
  const emit = useEmit<SubscriptionsEventTable>()
  return (
    <Dialog
      {...rest}
      address={{ identityId: subscription.identityId, subscriptionId: subscription.id }}
      entity={subscription}
      allowed={actions}
      onIntent={() => {}}
      onDone={(action, { id, status }) => {
        emit('subscriptions.plan.changed', { subscriptionId: id, action, status })
        onDone?.(action)
      }}
    />
  )
}

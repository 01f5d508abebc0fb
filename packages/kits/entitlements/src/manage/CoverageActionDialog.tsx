'use client'
import { actionDialog } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import type { EntitlementsEventTable } from '../events.ts'
import { manageMessages } from '../messages/namespaces.ts'
import type { CoverageActionName, Transitions } from '../shared/coverage-actions.ts'
import { changesBetween } from '../shared/changes.rules.ts'
import { planName } from '../shared/plan-name.ts'
import type { CoverageRow } from '../shared/row.rules.ts'
import { AreaForm } from './AreaForm.tsx'
import { ContractForm } from './ContractForm.tsx'
import { coverageCalls } from './coverage-calls.ts'
import { CoverageChanged } from './CoverageChanged.tsx'
import { DatesForm } from './DatesForm.tsx'
import { FulfillForm } from './FulfillForm.tsx'
import { AddDelegateForm, ChangeOwnerForm, ReassignOwnerForm, ReplaceDelegateForm } from './identity-forms.tsx'
import { AddUserForm, ReplaceUserForm } from './name-forms.tsx'
import { ProductForm } from './ProductForm.tsx'
import { ProductInfoForm } from './ProductInfoForm.tsx'
import { RemoveDelegateForm, RemoveUserForm } from './remove-forms.tsx'
import { ActivateForm, CancelForm, SuspendForm } from './status-forms.tsx'
import { SubscriptionForm } from './SubscriptionForm.tsx'

const Dialog = actionDialog(coverageCalls, {
  messages: manageMessages,
  values: ({ product }) => ({ plan: planName(product) }),
  forms: {
    addAuthorizedUsers: AddUserForm,
    replaceAuthorizedUser: ReplaceUserForm,
    removeAuthorizedUsers: RemoveUserForm,
    addDelegates: AddDelegateForm,
    replaceDelegate: ReplaceDelegateForm,
    removeDelegates: RemoveDelegateForm,
    changeServiceArea: AreaForm,
    changeEffectiveDates: DatesForm,
    changeProduct: ProductForm,
    changeProductInfo: ProductInfoForm,
    addContracts: ContractForm,
    fulfill: FulfillForm,
    updateSubscriptionId: SubscriptionForm,
    activate: ActivateForm,
    suspend: SuspendForm,
    cancel: CancelForm,
    changeOwner: ChangeOwnerForm,
    reassignOwner: ReassignOwnerForm,
  },
  isChanged: (before, after) => changesBetween(before, after).length > 0,
  Changed: CoverageChanged,
})

export interface CoverageActionDialogProps {
  /** As the list or the page shows it; read again when the dialog opens. */
  row: Pick<CoverageRow, 'entitlement' | 'actions'>
  intent: CoverageActionName
  transitions?: Transitions
  onDone?: (name: CoverageActionName) => void
  onClose: () => void
}

/** The dialog of an action on a plan. What is shared is changed where it is owned. */
export function CoverageActionDialog({ row, onDone, ...rest }: CoverageActionDialogProps) {
  const { entitlement, actions } = row
  const emit = useEmit<EntitlementsEventTable>()
  return (
    <Dialog
      {...rest}
      address={{ owners: 'identities', ownerId: entitlement.identityId, entitlementId: entitlement.id }}
      entity={entitlement}
      allowed={actions}
      onIntent={() => {}}
      onDone={(action, { id, status }) => {
        emit('entitlements.plan.changed', { entitlementId: id, action, status })
        onDone?.(action)
      }}
    />
  )
}

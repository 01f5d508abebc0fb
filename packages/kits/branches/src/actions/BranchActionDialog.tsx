'use client'
import { actionDialog } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import { useMemo } from 'react'
import type { BranchesEventTable } from '../events.ts'
import { actionMessages } from '../messages/namespaces.ts'
import type { AllowedAction, BranchActionName, Transitions } from '../shared/branch-actions.ts'
import type { Branch } from '../shared/received.ts'
import { branchCalls } from './branch-calls.ts'
import { BranchChanged, isChanged } from './BranchChanged.tsx'
import { type HostWork, HostWorkContext } from './host-work.ts'
import { ActivateForm, DeactivateForm, DeleteForm } from './status-forms.tsx'

const Dialog = actionDialog(branchCalls, {
  messages: actionMessages,
  values: ({ name, id }) => ({ branch: name || id }),
  forms: { activate: ActivateForm, deactivate: DeactivateForm, delete: DeleteForm },
  isChanged,
  Changed: BranchChanged,
})

export interface BranchActionDialogProps extends HostWork {
  /** As the page shows it; read again when the dialog opens. */
  branch: Branch
  actions: readonly AllowedAction[]
  intent: BranchActionName
  transitions?: Transitions
  onDone?: (name: BranchActionName) => void
  onClose: () => void
}

/** The dialog of an action on a branch, with its consequence. */
export function BranchActionDialog({
  branch,
  actions,
  replacement,
  casesHref,
  onDone,
  ...rest
}: BranchActionDialogProps) {
  const work = useMemo(() => ({ replacement, casesHref }), [replacement, casesHref])
  const emit = useEmit<BranchesEventTable>()
  return (
    <HostWorkContext.Provider value={work}>
      <Dialog
        {...rest}
        address={{ branchId: branch.id }}
        entity={branch}
        allowed={actions}
        onIntent={() => {}}
        onDone={(action, { id, status }) => {
          emit('branches.branch.changed', { branchId: id, action, status })
          onDone?.(action)
        }}
      />
    </HostWorkContext.Provider>
  )
}

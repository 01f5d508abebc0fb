'use client'
import { actionDialog } from '@memberkit/foundation/entity-actions/dialog'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import type { Resolution } from '../../shared/received.ts'
import type { AllowedResolutionAction, ResolutionActionName } from '../resolution-actions.ts'
import { AssigneeForm } from './AssigneeForm.tsx'
import { isChanged } from './case-changes.rules.ts'
import { CaseChanged } from './CaseChanged.tsx'
import { DescriptionForm } from './DescriptionForm.tsx'
import { ActionTakenForm, ContactForm } from './fact-forms.tsx'
import { FormContext, type FormOptions } from './form-context.ts'
import { EntitlementForm, OwnerForm } from './member-forms.tsx'
import { resolutionCalls } from './resolution-calls.ts'
import { StatusForm } from './StatusForm.tsx'

// Closing and redaction have sheets of their own.
const Own = () => null

const Dialog = actionDialog(resolutionCalls, {
  messages: openedMessages,
  values: ({ friendlyId }) => ({ number: friendlyId }),
  forms: {
    updateStatus: StatusForm,
    updateAssigneeId: AssigneeForm,
    updateActionTaken: ActionTakenForm,
    updateContactMethod: ContactForm,
    updateDescription: DescriptionForm,
    changeEntitlement: EntitlementForm,
    changeOwner: OwnerForm,
  },
  dialogs: { addClosingSequence: Own, redactPII: Own },
  isChanged,
  Changed: CaseChanged,
})

export interface CaseActionDialogProps extends FormOptions {
  /** As the page shows it; read again when the dialog opens. */
  resolution: Resolution
  actions: readonly AllowedResolutionAction[]
  intent: ResolutionActionName
  onDone: (name: ResolutionActionName) => void
  onClose: () => void
}

/** The dialog of an action on a case. */
export function CaseActionDialog(props: CaseActionDialogProps) {
  const { resolution, actions, intent, transitions, directoryGroup, onClosing, onDone, onClose } = props
  return (
    <FormContext.Provider value={{ transitions, directoryGroup, onClosing }}>
      <Dialog
        intent={intent}
        address={{ resolutionId: resolution.id }}
        entity={resolution}
        allowed={actions}
        transitions={transitions}
        onIntent={() => {}}
        onDone={onDone}
        onClose={onClose}
      />
    </FormContext.Provider>
  )
}

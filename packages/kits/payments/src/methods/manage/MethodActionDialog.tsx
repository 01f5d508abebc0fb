'use client'
import { actionDialog } from '@memberkit/foundation/entity-actions/dialog'
import { manageMethodMessages } from '../../messages/namespaces.ts'
import type { MethodActionName } from '../method-actions.ts'
import type { PaymentMethod } from '../received.ts'
import type { WalletRow } from '../useWallet.ts'
import { changesBetween } from './changes.rules.ts'
import { ChangeOwnerForm } from './ChangeOwnerForm.tsx'
import { methodCalls } from './method-calls.ts'
import { MethodChanged } from './MethodChanged.tsx'
import { AddressForm, RenameForm } from './record-forms.tsx'
import { RemoveForm, RemoveForMemberForm } from './RemoveForm.tsx'
import { ReplaceAccountForm } from './ReplaceAccountForm.tsx'
import { ReplaceCardForm } from './ReplaceCardForm.tsx'

const Dialog = actionDialog(methodCalls, {
  messages: manageMethodMessages,
  values: (method) => ({ method: knownAs(method) }),
  forms: {
    rename: RenameForm,
    editAddress: AddressForm,
    replaceCard: ReplaceCardForm,
    replaceAccount: ReplaceAccountForm,
    changeOwner: ChangeOwnerForm,
    remove: RemoveForm,
    removeForMember: RemoveForMemberForm,
  },
  isChanged: (before, after) => changesBetween(before, after).length > 0,
  Changed: MethodChanged,
})

export interface MethodActionDialogProps {
  /** Whose method it is. */
  identityId: string
  /** As the wallet shows it; read again when the dialog opens. */
  row: WalletRow
  intent: MethodActionName
  onDone?: (action: MethodActionName, method: PaymentMethod) => void
  onClose: () => void
}

/** The dialog of an action on a payment method. */
export function MethodActionDialog({ identityId, row, ...rest }: MethodActionDialogProps) {
  return (
    <Dialog
      {...rest}
      address={{ identityId, methodId: row.id }}
      entity={row.method}
      allowed={row.actions}
      onIntent={() => {}}
    />
  )
}

/** The owner's name for a method with its last four digits, which no locale changes: "Household card •••• 4242". */
function knownAs({ name, card, bankAccount }: PaymentMethod): string {
  const lastFour = (card ?? bankAccount)?.lastFour
  return lastFour === undefined || name.includes(lastFour) ? name : `${name} •••• ${lastFour}`
}

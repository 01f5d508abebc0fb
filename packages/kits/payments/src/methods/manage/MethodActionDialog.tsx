'use client'
import { actionDialog } from '@memberkit/foundation/entity-actions/dialog'
import { useEmit } from '@memberkit/foundation/events'
import { useRef, useState } from 'react'
import type { PaymentsEventTable } from '../../events.ts'
import { manageMethodMessages } from '../../messages/namespaces.ts'
import type { MethodActionName } from '../method-actions.ts'
import type { PaymentMethod } from '../received.ts'
import type { WalletRow } from '../useWallet.ts'
import { type Agreed, AgreedContext } from './agreed.ts'
import { changesBetween } from './changes.rules.ts'
import { ChangeOwnerForm } from './ChangeOwnerForm.tsx'
import { methodCalls } from './method-calls.ts'
import { MethodChanged } from './MethodChanged.tsx'
import { AddressForm, RenameForm } from './record-forms.tsx'
import { RemoveForm, RemoveForMemberForm } from './RemoveForm.tsx'
import { ReplaceAccountForm } from './ReplaceAccountForm.tsx'
import { ReplaceCardForm } from './ReplaceCardForm.tsx'
import { ReplacedAccount } from './ReplacedAccount.tsx'

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
  /** The owner's identity ID. */
  identityId: string
  /** As the wallet shows it; read again when the dialog opens. */
  row: WalletRow
  intent: MethodActionName
  onDone?: (action: MethodActionName, method: PaymentMethod) => void
  onClose: () => void
}

/** The dialog of an action on a payment method. A new account number ends with its agreement. */
export function MethodActionDialog({ identityId, row, onDone, onClose, ...rest }: MethodActionDialogProps) {
  const emit = useEmit<PaymentsEventTable>()
  const [agreed, setAgreed] = useState<Agreed>()
  const [replaced, setReplaced] = useState<PaymentMethod>()
  /** The form closes itself once it is done. */
  const isReplaced = useRef(false)
  if (agreed && replaced) return <ReplacedAccount method={replaced} agreement={agreed.agreement} onClose={onClose} />
  return (
    <AgreedContext.Provider value={setAgreed}>
      <Dialog
        {...rest}
        address={{ identityId, methodId: row.id }}
        entity={row.method}
        allowed={row.actions}
        onIntent={() => {}}
        onDone={(action, method) => {
          onDone?.(action, method)
          if (action !== 'replaceAccount' || !agreed) return
          if (agreed.proof) emit('payments.agreement.accepted', agreed.proof)
          isReplaced.current = true
          setReplaced(method)
        }}
        onClose={() => {
          if (!isReplaced.current) onClose()
        }}
      />
    </AgreedContext.Provider>
  )
}

/** The owner's name for a method with its last four digits, which no locale changes: "Household card •••• 4242". */
function knownAs({ name, card, bankAccount }: PaymentMethod): string {
  const lastFour = (card ?? bankAccount)?.lastFour
  return lastFour === undefined || name.includes(lastFour) ? name : `${name} •••• ${lastFour}`
}

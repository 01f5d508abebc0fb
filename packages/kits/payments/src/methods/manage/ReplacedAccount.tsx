'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Dialog } from '@memberkit/primitives/dialog'
import { addMethodMessages, manageMethodMessages } from '../../messages/namespaces.ts'
import type { DebitAgreementProps } from '../add/DebitAgreement.tsx'
import { AddedAccountPart } from '../add/lazy-bank-parts.ts'
import type { PaymentMethod } from '../received.ts'

export interface ReplacedAccountProps {
  method: PaymentMethod
  agreement: DebitAgreementProps
  onClose: () => void
}

/** The confirmation of the agreement to debit a new account number. */
export function ReplacedAccount({ method, agreement, onClose }: ReplacedAccountProps) {
  const t = useMessages(manageMethodMessages)
  const add = useMessages(addMethodMessages)
  return (
    <Dialog isOpen onClose={onClose} title={t('title.replaced')} closeLabel={add('close')}>
      <AddedAccountPart {...agreement} method={method} onDone={onClose} />
    </Dialog>
  )
}

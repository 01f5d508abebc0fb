'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useMemberkit } from '@memberkit/foundation'
import { Dialog } from '@memberkit/primitives/dialog'
import { useState } from 'react'
import { payMessages } from '../messages/namespaces.ts'
import { latestCharge } from './pay.rules.ts'
import { PayForm, type PayDraft } from './PayForm.tsx'
import { PayResult } from './PayResult.tsx'
import { type PayAgreement, PayReview } from './PayReview.tsx'
import { usePayInvoice } from './usePayInvoice.ts'
import type { Invoice } from '../shared/received.ts'

export interface PayDialogProps {
  identityId: string
  /** As the list or the detail shows it; read anew when the dialog opens. */
  invoice: Invoice
  onClose: () => void
  /** Staff type the amount again above this decimal amount. */
  retypeAbove?: string
  /** Leads to the host's page to add a payment method; without it, the control is absent. */
  onAddMethod?: () => void
}

/** Method and amount, a look at what will happen, and the result: the three steps of paying an invoice. */
export function PayDialog({ identityId, invoice: known, onClose, retypeAbove, onAddMethod }: PayDialogProps) {
  const t = useMessages(payMessages)
  const { session } = useMemberkit()
  const [draft, setDraft] = useState<PayDraft>({ kind: 'full' })
  const [agreement, setAgreement] = useState<PayAgreement>()
  const pay = usePayInvoice(identityId, known, agreement?.invoice)
  const { invoice, outcome, action, isSettledElsewhere } = pay
  const isResult = outcome !== undefined || isSettledElsewhere

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={action.isBusy}
      title={t(isResult ? 'title.result' : 'title', { number: invoice.number })}
      closeLabel={t('close')}
    >
      {isResult ? (
        <PayResult
          pay={pay}
          onClose={onClose}
          onRetry={(isSameMethod) => {
            // The charge may be one that was open already when the dialog was opened.
            const methodId = latestCharge(invoice)?.paymentMethodId ?? draft.methodId
            setDraft({ ...draft, ...(isSameMethod ? { methodId } : { methodId: undefined, declinedId: methodId }) })
            setAgreement(undefined)
            pay.reset()
          }}
        />
      ) : agreement ? (
        <PayReview
          pay={pay}
          agreement={agreement}
          actingFor={session?.actingFor?.name}
          retypeAbove={retypeAbove}
          onBack={() => {
            action.reset()
            setAgreement(undefined)
          }}
        />
      ) : (
        <PayForm
          pay={pay}
          draft={draft}
          onChange={setDraft}
          onContinue={setAgreement}
          onClose={onClose}
          onAddMethod={session?.actingFor ? undefined : onAddMethod}
          actingFor={session?.actingFor?.name}
        />
      )}
    </Dialog>
  )
}

'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney } from '@memberkit/platform/formats'
import { Dialog } from '@memberkit/primitives/dialog'
import { useState } from 'react'
import { transactionStaffMessages } from '../../messages/namespaces.ts'
import type { TransactionLinkRule } from '../shared/chains.rules.ts'
import type { Agreement, TransactionIntent } from './calls.ts'
import { MoneyForm, type MoneyDraft } from './MoneyForm.tsx'
import { MoneyResult } from './MoneyResult.tsx'
import { MoneyReview } from './MoneyReview.tsx'
import { outcomeOf } from './outcome.rules.ts'
import { RefundForm } from './RefundForm.tsx'
import { useMoneyAction } from './useMoneyAction.ts'

export interface TransactionActionDialogProps {
  /** The identity ID of the transactions' owner. */
  identityId: string
  /** The invoice that a new transaction is for. */
  invoiceId?: string
  intent: TransactionIntent
  /** Replaces our default of which transactions belong together. */
  linkTransaction?: TransactionLinkRule
  /**
   * The version of the platform's charge call.
   * @default 2
   */
  chargeVersion?: 1 | 2
  /** Staff type the amount again above this decimal amount. */
  retypeAbove?: string
  onClose: () => void
}

/** Amount and method, a look at what will happen, and the result: the three steps of moving money. */
export function TransactionActionDialog(props: TransactionActionDialogProps) {
  const { identityId, invoiceId, intent, linkTransaction, chargeVersion, retypeAbove, onClose } = props
  const { name, transaction } = intent
  const t = useMessages(transactionStaffMessages)
  const { locale, notify } = useMemberkit()
  const [draft, setDraft] = useState<MoneyDraft>({ invoiceId })
  const [agreement, setAgreement] = useState<Agreement | undefined>(() => agreementAtOnce(intent))
  const money = useMoneyAction({
    identityId,
    invoiceId,
    intent,
    agreement,
    linkTransaction,
    chargeVersion,
    onLate: (made) => {
      const isApproved = outcomeOf(made) === 'approved'
      const amount = formatMoney(made.amount, made.currency, locale)
      notify({
        message: t(isApproved ? `done.${name}` : 'done.open', { amount }),
        tone: isApproved ? 'positive' : 'caution',
      })
    },
  })
  const { action, made, reset } = money
  const back = () => {
    reset()
    setAgreement(undefined)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={action.isBusy}
      title={t(made ? `result.${name}` : `title.${name}`)}
      closeLabel={t('close')}
    >
      {made && agreement ? (
        <MoneyResult
          {...{ money, agreement, made, onClose }}
          onRetry={(isSameMethod) => {
            setDraft({ ...draft, ...(isSameMethod ? {} : { methodId: undefined, declinedId: agreement.methodId }) })
            back()
          }}
        />
      ) : agreement ? (
        <MoneyReview {...{ identityId, money, agreement, retypeAbove }} onBack={name === 'reverse' ? onClose : back} />
      ) : transaction ? (
        <RefundForm {...{ money, draft, transaction, onClose }} onChange={setDraft} onContinue={setAgreement} />
      ) : (
        <MoneyForm
          {...{ identityId, money, draft, onClose }}
          name={name === 'refund' || name === 'reverse' ? 'verify' : name}
          isInvoiceGiven={invoiceId !== undefined}
          onChange={setDraft}
          onContinue={setAgreement}
        />
      )}
    </Dialog>
  )
}

/** A reversal has nothing to choose. */
function agreementAtOnce({ name, transaction }: TransactionIntent): Agreement | undefined {
  if (name !== 'reverse' || !transaction?.paymentMethodId) return undefined
  const { id: transactionId, paymentMethodId: methodId, amount, currency } = transaction
  return { name, methodId, amount, currency, transactionId }
}

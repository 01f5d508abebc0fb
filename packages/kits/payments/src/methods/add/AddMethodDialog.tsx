'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import { Dialog } from '@memberkit/primitives/dialog'
import { useEffect } from 'react'
import { addMethodMessages } from '../../messages/namespaces.ts'
import { AddMethodFields } from './AddMethodFields.tsx'
import { AddedAccountPart } from './lazy-bank-parts.ts'
import { type AddFormOptions, useAddForm } from './useAddForm.ts'

export interface AddMethodDialogProps extends AddFormOptions {
  onClose: () => void
}

/** Adds a payment method in a dialog. A bank account ends with its agreement; a card closes it. */
export function AddMethodDialog({ onClose, ...options }: AddMethodDialogProps) {
  const t = useMessages(addMethodMessages)
  const describe = useMethodDescription()
  const { notify } = useMemberkit()
  const form = useAddForm(options)
  const { added } = form
  const isEnded = added !== undefined && (!added.bankAccount || !options.payee)
  useEffect(() => {
    if (!isEnded || !added) return
    notify({ tone: 'positive', message: t('done.added', { method: describe(summaryOf(added)) }) })
    onClose()
    // Once an end.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isEnded])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={form.isBusy}
      title={t(added ? 'title.done' : 'title')}
      closeLabel={t('close')}
    >
      {added && options.payee && !isEnded ? (
        <AddedAccountPart
          method={added}
          country={form.draft.bank.country}
          payee={options.payee}
          languages={form.languages}
          onDone={onClose}
        />
      ) : (
        <AddMethodFields form={form} payee={options.payee} onCancel={onClose} />
      )}
    </Dialog>
  )
}

'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { useState } from 'react'
import { payMessages } from '../messages/namespaces.ts'
import type { Invoice } from '../shared/received.ts'
import { inPayOrder, isOneCurrency, openStates } from './pay-all.rules.ts'
import { PayAllForm } from './PayAllForm.tsx'
import { PayAllProgress } from './PayAllProgress.tsx'
import { usePayAll } from './usePayAll.ts'

export interface PayAllDialogProps {
  identityId: string
  /** All of one currency. Paid in the order of `inPayOrder`, but for those left out or with a payment still open. */
  invoices: readonly Invoice[]
  /** The number of invoices that could not be fully read: they may be owed too, and are not paid here. @default 0 */
  uncounted?: number
  /** Staff type the total again above this decimal amount. */
  retypeAbove?: string
  onClose: () => void
  /** Leads to where a payment method can be added; without it, the control is absent. */
  onAddMethod?: () => void
}

/** Pays several invoices with one method, one after the other. Cannot be closed while it does. */
export function PayAllDialog({ identityId, invoices, uncounted = 0, ...props }: PayAllDialogProps) {
  const { retypeAbove, onClose, onAddMethod } = props
  const t = useMessages(payMessages)
  const { serverTime } = useMemberkit().client
  // As it is when the dialog opens: the round must not change under way.
  const [open] = useState(() => openStates(invoices, serverTime.now()))
  // The rest of a declined run, and the method with which it was declined.
  const [rest, setRest] = useState<{ invoices: readonly Invoice[]; declinedId: string | undefined }>()
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(() => new Set(open.keys()))
  const inOrder = inPayOrder(rest?.invoices ?? invoices)
  const wanted = inOrder.filter(({ id }) => !excluded.has(id))
  const payAll = usePayAll(identityId, wanted)
  const isRunning = payAll.stage === 'running'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={isRunning}
      title={t('all.title', { count: wanted.length })}
      closeLabel={t('close')}
      actions={isOneCurrency(invoices) ? undefined : <Button onPress={onClose}>{t('close')}</Button>}
    >
      {!isOneCurrency(invoices) ? (
        <Alert isStatic tone="caution">
          {t('all.mixed')}
        </Alert>
      ) : payAll.stage === 'choosing' ? (
        <PayAllForm
          {...{ identityId, open, excluded, uncounted, retypeAbove, onClose, onAddMethod }}
          invoices={inOrder}
          declinedId={rest?.declinedId}
          isAgain={rest !== undefined}
          onExclude={setExcluded}
          onStart={payAll.start}
        />
      ) : (
        <PayAllProgress payAll={payAll} invoices={wanted} onClose={onClose} onOtherMethod={payTheRest} />
      )}
    </Dialog>
  )

  function payTheRest() {
    setRest({ invoices: payAll.left, declinedId: payAll.methodId })
    setExcluded(new Set())
    payAll.restart()
  }
}

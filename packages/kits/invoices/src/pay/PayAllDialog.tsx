'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { payMessages } from '../messages/namespaces.ts'
import type { Invoice } from '../shared/received.ts'
import { isOneCurrency } from './pay-all.rules.ts'
import { PayAllForm } from './PayAllForm.tsx'
import { PayAllProgress } from './PayAllProgress.tsx'
import { usePayAll } from './usePayAll.ts'

export interface PayAllDialogProps {
  identityId: string
  /** Unpaid ones, all of one currency; paid in this order. Kept as they were when the dialog opened. */
  invoices: readonly Invoice[]
  onClose: () => void
}

/** Pays several invoices with one method, one after the other. Cannot be closed while it does. */
export function PayAllDialog({ identityId, invoices, onClose }: PayAllDialogProps) {
  const t = useMessages(payMessages)
  const round = usePayAll(identityId, invoices)
  const isRunning = round.stage === 'running'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={isRunning}
      title={t('all.title', { count: invoices.length })}
      closeLabel={t('close')}
      actions={isOneCurrency(invoices) ? undefined : <Button onPress={onClose}>{t('close')}</Button>}
    >
      {!isOneCurrency(invoices) ? (
        <Alert isStatic tone="caution">
          {t('all.mixed')}
        </Alert>
      ) : round.stage === 'choosing' ? (
        <PayAllForm identityId={identityId} invoices={invoices} onStart={round.start} onClose={onClose} />
      ) : (
        <PayAllProgress round={round} invoices={invoices} onClose={onClose} />
      )}
    </Dialog>
  )
}

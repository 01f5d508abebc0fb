'use client'
import { useMessages } from '@memberkit/foundation/messages'
import type { Resource } from '@memberkit/foundation/resource'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { payMessages } from '../messages/namespaces.ts'

/** Says that paying waits, because what was tried before could not be read. */
export function PaymentsNotice({ payments }: { payments: Resource<unknown> }) {
  const t = useMessages(payMessages)
  if (payments.state === 'loading' || payments.state === 'ready') return null
  return (
    <Alert
      tone="caution"
      actions={
        <Button size="small" onPress={payments.retry} isPending={payments.isRetrying}>
          {t('payments.retry')}
        </Button>
      }
    >
      {t('payments.failed')}
    </Alert>
  )
}

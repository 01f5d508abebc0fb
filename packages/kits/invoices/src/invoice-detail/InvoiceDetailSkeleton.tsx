'use client'
import { DetailSkeleton } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { listMessages } from '../messages/namespaces.ts'

export function InvoiceDetailSkeleton() {
  const t = useMessages(listMessages)
  return <DetailSkeleton label={t('loading')} isFigure main={[8]} side={[4, 2]} />
}

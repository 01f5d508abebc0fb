'use client'
import { DetailSkeleton } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { listMessages } from '../messages/namespaces.ts'

export function SubscriptionDetailSkeleton() {
  const t = useMessages(listMessages)
  return <DetailSkeleton label={t('loading')} isFigure main={[4, 4, 4]} side={[6, 4]} />
}

'use client'
import { CardListSkeleton } from '@memberkit/foundation/cards'
import { useMessages } from '@memberkit/foundation/messages'
import { listMessages } from '../messages/namespaces.ts'

/** As tall, part by part, as two plans that renew. */
export function SubscriptionSkeleton() {
  const t = useMessages(listMessages)
  return <CardListSkeleton label={t('loading')} level={3} lines={3} />
}

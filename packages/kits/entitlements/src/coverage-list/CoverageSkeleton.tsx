'use client'
import { CardListSkeleton } from '@memberkit/foundation/cards'
import { useMessages } from '@memberkit/foundation/messages'
import { listMessages } from '../messages/namespaces.ts'

/** As tall, part by part, as two plans in use. */
export function CoverageSkeleton() {
  const t = useMessages(listMessages)
  return <CardListSkeleton label={t('loading')} level={4} lines={2} />
}

'use client'
import { DetailSkeleton } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { listMessages } from '../messages/namespaces.ts'

export function CoverageDetailSkeleton() {
  const t = useMessages(listMessages)
  return <DetailSkeleton label={t('loading')} main={[4, 8]} side={[5]} />
}

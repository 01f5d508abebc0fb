'use client'
import { DetailSkeleton } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { listMessages } from '../messages/namespaces.ts'
import { useIsStaff } from '../shared/looks.ts'

export function SubscriptionDetailSkeleton() {
  const t = useMessages(listMessages)
  const isStaff = useIsStaff()
  return <DetailSkeleton label={t('loading')} isFigure={!isStaff} main={[4, 4, 4]} side={[6, 4]} />
}

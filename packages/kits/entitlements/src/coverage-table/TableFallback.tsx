'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { listMessages } from '../messages/namespaces.ts'

/** Stands where the table will, until its parts have loaded: a card of rows, whose columns aren't known yet. */
export function TableFallback() {
  const t = useMessages(listMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <Card title={<SkeletonText size="lg" width="sm" />} level={2}>
        <SkeletonText lines={8} />
      </Card>
    </SkeletonGroup>
  )
}

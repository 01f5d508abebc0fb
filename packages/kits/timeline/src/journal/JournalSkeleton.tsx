'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { timelineMessages } from '../messages/namespaces.ts'

/** As tall as the heading, the filters and three entries. */
export function JournalSkeleton() {
  const t = useMessages(timelineMessages)
  return (
    <SkeletonGroup label={t('journal.loading')} data-mk-state="loading">
      <Stack gap="lg">
        <SkeletonText width="sm" />
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
      </Stack>
    </SkeletonGroup>
  )
}

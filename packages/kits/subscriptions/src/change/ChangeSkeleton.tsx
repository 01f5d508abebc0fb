'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { listMessages } from '../messages/namespaces.ts'

export function ChangeSkeleton() {
  const t = useMessages(listMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <Stack gap="md">
        <SkeletonText size="xl" width="md" />
        <SkeletonText width="lg" />
        <Card as="div">
          <SkeletonText lines={4} />
        </Card>
      </Stack>
    </SkeletonGroup>
  )
}

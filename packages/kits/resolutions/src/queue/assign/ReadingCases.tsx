'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { assignMessages } from '../../messages/queue/namespaces.ts'

/** While cases are read again: nothing continues from an old version. */
export function ReadingCases({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useMessages(assignMessages)
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={t('title', { count })}
      actions={<Button onPress={onClose}>{t('cancel')}</Button>}
    >
      <SkeletonGroup label={t('resume.loading')}>
        <SkeletonText lines={4} />
      </SkeletonGroup>
    </Dialog>
  )
}

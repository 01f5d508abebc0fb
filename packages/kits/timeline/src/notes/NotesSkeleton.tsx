'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { notesMessages } from '../messages/namespaces.ts'
import * as styles from './Notes.css.ts'

/** As tall as the filters and three notes. */
export function NotesSkeleton() {
  const t = useMessages(notesMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <div className={styles.page}>
        <SkeletonText width="md" />
        <div className={styles.rows}>
          {[1, 2, 3].map((key) => (
            <Card key={key} as="div">
              <SkeletonText lines={3} />
            </Card>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}

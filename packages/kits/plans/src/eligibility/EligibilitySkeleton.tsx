'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Card } from '@memberkit/primitives/card'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { eligibilityMessages, pickerMessages } from '../messages/namespaces.ts'
import * as styles from './Eligibility.css.ts'

/** As tall as the benefits of one person. */
export function PersonSkeleton() {
  const t = useMessages(eligibilityMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <SkeletonText lines={8} />
    </SkeletonGroup>
  )
}

export function EligibilitySkeleton() {
  return <Skeletons label={useMessages(eligibilityMessages)('loading')} />
}

/** Shown while the code loads, before the messages of the page are there. */
export function EligibilityPlaceholder() {
  return <Skeletons label={useMessages(pickerMessages)('loading')} />
}

function Skeletons({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.page}>
        <SkeletonText size="xl" width="lg" />
        <div className={styles.people}>
          {[1, 2, 3].map((key) => (
            <Card key={key} as="div" title={<SkeletonText width="md" />} level={3}>
              <SkeletonText lines={8} />
            </Card>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}

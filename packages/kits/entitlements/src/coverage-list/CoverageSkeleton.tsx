'use client'
import { Cards } from '@memberkit/foundation/cards'
import { useMessages } from '@memberkit/foundation/messages'
import { Card, Section } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { listMessages } from '../messages/namespaces.ts'
import * as styles from './CoverageList.css.ts'

/** As tall, part by part, as two plans in use below the title of their group. */
export function CoverageSkeleton() {
  const t = useMessages(listMessages)
  return (
    <SkeletonGroup label={t('loading')}>
      <Section title={<SkeletonText size="lg" sample={t('group.today')} />} level={3}>
        <Cards>
          {[1, 2].map((key) => (
            <Card
              key={key}
              as="li"
              title={<SkeletonText width="md" />}
              level={4}
              actions={<Skeleton height="badge" width="sm" />}
              footer={
                <div className={styles.way}>
                  <Skeleton height="control-small" width="sm" />
                </div>
              }
            >
              <div className={styles.facts}>
                <SkeletonText size="sm" width="md" />
                <div className={styles.people}>
                  <Skeleton height="badge" width="lg" />
                </div>
              </div>
            </Card>
          ))}
        </Cards>
      </Section>
    </SkeletonGroup>
  )
}

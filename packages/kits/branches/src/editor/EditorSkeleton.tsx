'use client'
import { Card } from '@memberkit/primitives/card'
import { Skeleton, SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import * as styles from './Editor.css.ts'
import { list } from './SectionIndex.css.ts'
import { type SectionName, sectionNames } from './section-names.ts'

/** How many fields a section has in most branches: a label and a control each. */
const fieldsIn: Readonly<Record<SectionName, number>> = {
  identity: 1,
  address: 4,
  phones: 6,
  emails: 5,
  web: 5,
  timeZone: 1,
  hours: 8,
  unavailableDates: 5,
  areasOfLaw: 2,
  servicingAreas: 2,
  providers: 6,
  permissions: 7,
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

export interface EditorSkeletonProps {
  label: string
  /** Which sections are on the page. @default all */
  sections?: readonly SectionName[]
}

/** The form and what is beside it, section by section; on a phone all but the first are folded. */
export function EditorSkeleton({ label, sections = sectionNames }: EditorSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.page}>
        <div className={styles.waitingField}>
          <div className={styles.waitingTitle}>
            <SkeletonText size="xl" width="lg" />
            <Skeleton height="badge" width="xs" />
          </div>
          <SkeletonText width="md" />
        </div>
        <div className={styles.columns}>
          <div className={styles.sections}>
            {sections.map((name, index) => (
              <div key={name} className={styles.card}>
                <SkeletonText width="md" />
                {index > 0 ? (
                  <div className={styles.summary}>
                    <SkeletonText size="sm" width="md" />
                  </div>
                ) : null}
                <div className={styles.content} data-folded={index > 0 ? '' : undefined}>
                  {times(fieldsIn[name]).map((key) => (
                    <div key={key} className={styles.waitingField}>
                      <SkeletonText size="sm" width="sm" />
                      <Skeleton />
                    </div>
                  ))}
                  {name === 'identity' ? <FactsWaiting /> : null}
                </div>
              </div>
            ))}
          </div>
          <div className={styles.side}>
            {sections.length > 2 ? (
              <div className={styles.index}>
                <IndexWaiting count={sections.length} />
              </div>
            ) : null}
            <PreviewWaiting />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  )
}

/** What only staff can change, in pairs. */
function FactsWaiting() {
  return (
    <>
      <SkeletonText size="sm" width="lg" />
      <div className={styles.fields}>
        {times(6).map((key) => (
          <div key={key} className={styles.itemText}>
            <SkeletonText width="xs" />
            <SkeletonText width="sm" />
          </div>
        ))}
      </div>
    </>
  )
}

/** As tall as the ways to the sections. */
export function IndexWaiting({ count = sectionNames.length }: { count?: number }) {
  return (
    <Card as="div" title={<SkeletonText width="sm" />} level={3}>
      <div className={list}>
        {times(count).map((key) => (
          <div key={key} className={styles.need}>
            <SkeletonText size="sm" width="md" />
          </div>
        ))}
      </div>
    </Card>
  )
}

/** About as tall as what members see. */
export function PreviewWaiting() {
  return (
    <Card as="div" title={<SkeletonText width="md" />} level={3}>
      <div className={styles.content}>
        <Skeleton height="control-small" />
        <SkeletonText size="lg" width="md" />
        {times(6).map((key) => (
          <div key={key} className={styles.itemText}>
            <SkeletonText width="xs" />
            <SkeletonText width="md" />
          </div>
        ))}
      </div>
    </Card>
  )
}

'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Heading } from '@memberkit/primitives/text'
import * as styles from './billing-page.css.ts'
import { pageMessages } from './messages/namespaces.ts'

/** Somebody without a plan and without an invoice: what comes here, and the way to it. */
export function NothingYet({ onChoosePlan }: { onChoosePlan?: () => void }) {
  const t = useMessages(pageMessages)
  const isStaff = useMemberkit().realm === 'Internal'
  return (
    // One `Stack` would bring the sheet of every layout class to the first load.
    <div className={styles.alone}>
      <Heading level={2} size="xl">
        {t('title')}
      </Heading>
      <Card as="div" isFlush>
        <EmptyState
          title={t(isStaff ? 'none.staffHeading' : 'none.heading')}
          action={
            onChoosePlan ? (
              <Button tone="primary" onPress={onChoosePlan}>
                {t('none.choose')}
              </Button>
            ) : undefined
          }
        >
          {t(isStaff ? 'none.staffText' : 'none.text')}
        </EmptyState>
      </Card>
    </div>
  )
}

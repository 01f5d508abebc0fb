'use client'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { useState } from 'react'
import { changeMessages } from '../messages/namespaces.ts'
import { hasCycleDay } from './billing-change.rules.ts'
import * as styles from './change.css.ts'
import type { BillingChangeProps, ChangePageProps } from './change-props.ts'
import { ChangeHeader } from './ChangeHeader.tsx'
import { ChangePage } from './ChangePage.tsx'
import { DayForm } from './DayForm.tsx'
import { FrequencyForm } from './FrequencyForm.tsx'

const changes = ['day', 'frequency'] as const
type BillingChange = (typeof changes)[number]

/** Changes how often, and on which day, a subscription is billed: two calls, each with a button of its own. */
export function BillingChangePage(props: ChangePageProps) {
  const t = useMessages(changeMessages)
  const { drafts, subscriptionId } = props
  /** The changes that were begun, the last one last: it leads. */
  const [begun, setBegun] = useState(() => changes.filter((name) => drafts.has(`${subscriptionId}.${name}`)))
  const leading = (name: BillingChange): BillingChangeProps => ({
    isLeading: begun.at(-1) === name,
    onBegin: (isBegun: boolean) => setBegun([...begun.filter((one) => one !== name), ...(isBegun ? [name] : [])]),
  })
  const title = t('title.billing')
  return (
    <ChangePage {...props} flow="change-billing" title={title} names={['updateBillingFrequency', 'updateBillCycleDay']}>
      {(changing) => {
        const { actions, subscription } = changing.row
        return (
          <>
            <ChangeHeader title={title} subscription={subscription} />
            <div className={styles.body}>
              {isAllowed(actions, 'updateBillCycleDay') && hasCycleDay(subscription.billingPeriod) ? (
                <DayForm {...props} {...changing} {...leading('day')} />
              ) : null}
              {isAllowed(actions, 'updateBillingFrequency') ? (
                <FrequencyForm {...props} {...changing} {...leading('frequency')} />
              ) : null}
            </div>
          </>
        )
      }}
    </ChangePage>
  )
}

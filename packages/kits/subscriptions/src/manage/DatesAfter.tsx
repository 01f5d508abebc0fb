'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { manageMessages } from '../messages/namespaces.ts'
import type { Subscription } from '../shared/received.ts'
import type { BillingDate } from './dates.rules.ts'

const dates: readonly BillingDate[] = ['nextBillOn', 'paidToDate', 'startedOn']

interface DatesAfterProps {
  subscription: Subscription
  which: BillingDate
  /** The new date; absent while it isn't one. */
  date: string | undefined
}

/** The dates of a subscription as they will be: what becomes of one is seen beside the others. */
export function DatesAfter({ subscription, which, date }: DatesAfterProps) {
  const t = useMessages(manageMessages)
  const { locale } = useMemberkit()
  const day = (value: string | undefined) => (value === undefined ? t('none') : formatDate(value, locale))
  return (
    <KeyValue>
      {dates.map((one) => {
        const before = subscription[one]
        const isChanged = one === which && date !== undefined && date !== before
        return (
          <KeyValueItem key={one} label={t(`fact.${one}`)}>
            {isChanged ? <strong>{t('date.becomes', { before: day(before), after: day(date) })}</strong> : day(before)}
          </KeyValueItem>
        )
      })}
    </KeyValue>
  )
}

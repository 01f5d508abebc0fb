'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { StatusText } from '@memberkit/foundation/status'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { listMessages } from '../messages/namespaces.ts'
import { useIsStaff, useStatusLooks } from './looks.ts'
import type { Subscription } from './received.ts'
import { retryDayOf, shownStatus, standingOf } from './standing.rules.ts'

/** The status of a subscription: by one name and one icon on its card, its page and in tables. */
export function StatusOfPlan({ subscription }: { subscription: Subscription }) {
  const t = useMessages(listMessages)
  const { currentDate } = useMemberkit()
  const isStaff = useIsStaff()
  const looks = useStatusLooks()
  if (!isStaff && standingOf(subscription) === 'renewing' && retryDayOf(subscription, currentDate()) !== undefined) {
    return <StatusBadge tone="caution">{t('standing.retrying')}</StatusBadge>
  }
  return (
    <StatusText
      field="subscription.status"
      value={shownStatus(subscription)}
      looks={looks}
      unknown={isStaff ? undefined : t('standing.unclear')}
    />
  )
}

'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { EndedIcon } from '@memberkit/primitives/icons'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { Text } from '@memberkit/primitives/text'
import { openMessages } from '../messages/namespaces.ts'
import { describeOpening } from './describe-opening.ts'
import * as styles from './Hours.css.ts'
import type { OpeningFacts } from './hours.rules.ts'
import { usePlatformClock } from './usePlatformClock.ts'

export interface OpenNowProps {
  branch: OpeningFacts
  /** The zone of the person who reads it, as an IANA name. @default that of the provider */
  viewerZone?: string
}

/** Whether a branch is open now and when that changes, as members see it; renewed each minute by the platform's clock. */
export function OpenNow({ branch, viewerZone }: OpenNowProps) {
  const t = useMessages(openMessages)
  const { locale, timeZone } = useMemberkit()
  const now = usePlatformClock()
  // A line of the same height, until the page knows the time.
  if (now === undefined || !t.isReady) return <Text aria-hidden="true">{'\u00a0'}</Text>
  const { isOpen, state, next, reason } = describeOpening(branch, now, viewerZone ?? timeZone, { locale, t })
  return (
    <div className={styles.openNow}>
      <span className={styles.openLine}>
        {state ? (
          <StatusBadge tone={isOpen ? 'positive' : 'neutral'} icon={isOpen ? undefined : EndedIcon}>
            {state}
          </StatusBadge>
        ) : null}
        {next ? <Text>{next}</Text> : null}
      </span>
      {reason ? <Text tone="muted">{reason}</Text> : null}
    </div>
  )
}

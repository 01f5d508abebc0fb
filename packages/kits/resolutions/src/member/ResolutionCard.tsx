'use client'
import { rowAttributes } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { DateText } from '@memberkit/primitives/date-text'
import { Facts } from '@memberkit/primitives/facts'
import { Text } from '@memberkit/primitives/text'
import { memberMessages } from '../messages/member/namespace.ts'
import type { Resolution } from '../shared/received.ts'
import { CaseStatus } from '../shared/CaseStatus.tsx'
import * as caseStyles from '../shared/view/Case.css.ts'
import * as styles from './Concerns.css.ts'
import { plainStatus, useNextWords, usePlainLooks } from './usePlainStatus.ts'

/** A concern in the list: where it stands, and what happens next. */
export function ResolutionCard({ resolution, onOpen }: { resolution: Resolution; onOpen: () => void }) {
  const t = useMessages(memberMessages)
  const looks = usePlainLooks()
  const next = useNextWords()
  const { id, friendlyId, openedAt, description } = resolution
  return (
    <li className={styles.concern}>
      <div className={styles.first}>
        <button type="button" className={styles.opener} onClick={onOpen}>
          <span
            {...rowAttributes(id)}
            {...replayMask}
            className={styles.told}
            lang={description ? resolution.locale : undefined}
          >
            {description || t('subject')}
          </span>
        </button>
        <CaseStatus status={plainStatus(resolution)} looks={looks} />
      </div>
      <Text tone="muted">{next(resolution)}</Text>
      <p className={caseStyles.quiet}>
        <Facts items={[friendlyId, <DateText key="opened" instant={openedAt} precision="day" format="long" />]} />
      </p>
    </li>
  )
}

'use client'
import { rowAttributes } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Stack } from '@memberkit/primitives/box'
import { DateText } from '@memberkit/primitives/date-text'
import { Facts } from '@memberkit/primitives/facts'
import { Text } from '@memberkit/primitives/text'
import { memberMessages } from '../messages/member/namespace.ts'
import type { Resolution } from '../shared/received.ts'
import { CaseStatus } from '../shared/CaseStatus.tsx'
import * as styles from '../shared/view/Case.css.ts'
import { useNextWords, usePlainLooks } from './usePlainStatus.ts'

/** A concern in the list: where it stands, and what happens next. */
export function ResolutionCard({ resolution, onOpen }: { resolution: Resolution; onOpen: () => void }) {
  const t = useMessages(memberMessages)
  const looks = usePlainLooks()
  const next = useNextWords()
  const { id, friendlyId, status, openedAt, description } = resolution
  return (
    <Card as="li" {...rowAttributes(id)}>
      <Stack gap="xs">
        <div className={styles.line}>
          <CaseStatus status={status} looks={looks} />
          <span className={styles.quiet}>
            <Facts items={[friendlyId, <DateText key="opened" instant={openedAt} precision="day" format="long" />]} />
          </span>
        </div>
        <p className={styles.text}>{description}</p>
        <Text tone="muted">{next(resolution)}</Text>
        <div>
          <Button size="small" aria-label={`${t('open')}, ${friendlyId}`} onPress={onOpen}>
            {t('open')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

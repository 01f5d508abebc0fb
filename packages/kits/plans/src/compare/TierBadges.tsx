'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import type { ReactNode } from 'react'
import { compareMessages } from '../messages/namespaces.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import * as styles from './Comparison.css.ts'

export interface TierBadgesProps {
  tier: TierVM
  /** Why the host recommends this tier. */
  reason?: ReactNode
}

/** What sets a tier apart: the buyer has it, or the host recommends it and says why. */
export function TierBadges({ tier: { current, draft }, reason }: TierBadgesProps) {
  const t = useMessages(compareMessages)
  return (
    <span className={styles.badges}>
      {current ? <StatusBadge tone="neutral">{t('badge.current')}</StatusBadge> : null}
      {draft ? <StatusBadge tone="caution">{t('badge.draft')}</StatusBadge> : null}
      {reason ? (
        <>
          <StatusBadge tone="info">{t('badge.recommended')}</StatusBadge>
          <span className={styles.note}>{reason}</span>
        </>
      ) : null}
    </span>
  )
}

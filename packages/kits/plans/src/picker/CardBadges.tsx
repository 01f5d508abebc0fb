'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '@memberkit/primitives/icons'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { useEffect } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import { TierBadges } from '../shared/TierBadges.tsx'
import type { ChangeKind } from './change.rules.ts'
import * as styles from './TierPicker.css.ts'

const changeIcons = { upgrade: ArrowUpIcon, downgrade: ArrowDownIcon, switch: ArrowUpDownIcon } as const

interface CardBadgesProps {
  isCurrent: boolean
  /** Present for the recommended tier; called once its badge is on the page. */
  onRecommended: (() => void) | undefined
  /** The status of an offer that isn't published. */
  draft: string | undefined
  /** What choosing the tier means for the buyer's plan. */
  change: ChangeKind | undefined
}

/** The badges of a card. */
export function CardBadges({ isCurrent, onRecommended, draft, change }: CardBadgesProps) {
  const t = useMessages(pickerMessages)
  useEffect(() => onRecommended?.(), [onRecommended])
  return (
    <span className={styles.row}>
      <TierBadges
        current={isCurrent ? t('current') : undefined}
        recommended={onRecommended && t('recommended')}
        draft={draft}
      />
      {change ? <StatusBadge icon={changeIcons[change]}>{t(`change.${change}`)}</StatusBadge> : null}
    </span>
  )
}

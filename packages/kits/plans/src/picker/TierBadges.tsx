'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { CheckCircleIcon, EditIcon, PersonIcon } from '@memberkit/primitives/icons'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { useEffect } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import * as styles from './TierPicker.css.ts'

interface TierBadgesProps {
  isCurrent: boolean
  /** Present for the recommended tier; called once its badge is on the page. */
  onRecommended: (() => void) | undefined
  /** The status of an offer that isn't published. */
  draft: string | undefined
}

export function TierBadges({ isCurrent, onRecommended, draft }: TierBadgesProps) {
  const t = useMessages(pickerMessages)
  const statusLabel = useLabel('OfferStatus')
  useEffect(() => onRecommended?.(), [onRecommended])
  return (
    <span className={styles.row}>
      {isCurrent ? (
        <StatusBadge tone="info" icon={PersonIcon}>
          {t('current')}
        </StatusBadge>
      ) : null}
      {onRecommended ? (
        <StatusBadge tone="positive" icon={CheckCircleIcon}>
          {t('recommended')}
        </StatusBadge>
      ) : null}
      {draft ? (
        <StatusBadge tone="caution" icon={EditIcon}>
          {statusLabel(draft)}
        </StatusBadge>
      ) : null}
    </span>
  )
}

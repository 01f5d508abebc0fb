'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { CheckCircleIcon, EditIcon, PersonIcon } from '@memberkit/primitives/icons'
import { StatusBadge } from '@memberkit/primitives/status-badge'
import { pickerMessages } from '../messages/namespaces.ts'
import * as styles from './TierPicker.css.ts'

interface TierBadgesProps {
  isCurrent: boolean
  isRecommended: boolean
  /** The status of an offer that isn't published. */
  draft: string | undefined
}

export function TierBadges({ isCurrent, isRecommended, draft }: TierBadgesProps) {
  const t = useMessages(pickerMessages)
  const statusLabel = useLabel('OfferStatus')
  return (
    <span className={styles.row}>
      {isCurrent ? (
        <StatusBadge tone="info" icon={PersonIcon}>
          {t('current')}
        </StatusBadge>
      ) : null}
      {isRecommended ? (
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

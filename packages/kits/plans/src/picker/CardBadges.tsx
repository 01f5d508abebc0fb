'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useEffect } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import { TierBadges } from '../shared/TierBadges.tsx'
import * as styles from './TierPicker.css.ts'

interface CardBadgesProps {
  isCurrent: boolean
  /** Present for the recommended tier; called once its badge is on the page. */
  onRecommended: (() => void) | undefined
  /** The status of an offer that isn't published. */
  draft: string | undefined
}

/** The badges of a card. */
export function CardBadges({ isCurrent, onRecommended, draft }: CardBadgesProps) {
  const t = useMessages(pickerMessages)
  useEffect(() => onRecommended?.(), [onRecommended])
  return (
    <span className={styles.row}>
      <TierBadges
        current={isCurrent ? t('current') : undefined}
        recommended={onRecommended && t('recommended')}
        draft={draft}
      />
    </span>
  )
}

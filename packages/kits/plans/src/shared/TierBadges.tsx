'use client'
import { useLabel } from '@memberkit/parts/labels'
import { CheckCircleIcon, EditIcon, PersonIcon } from '@memberkit/primitives/icons'
import { StatusBadge } from '@memberkit/primitives/status-badge'

export interface TierBadgesProps {
  /** The word for the plan that the buyer has; without it, the badge is absent. */
  current: string | undefined
  /** The word for the plan that the host recommends; without it, the badge is absent. */
  recommended: string | undefined
  /** The status of an offer that isn't published. */
  draft: string | undefined
}

/** The marks that set a tier apart, by the same words and icons on cards and in the comparison. */
export function TierBadges({ current, recommended, draft }: TierBadgesProps) {
  const statusLabel = useLabel('OfferStatus')
  return (
    <>
      {current === undefined ? null : (
        <StatusBadge tone="info" icon={PersonIcon}>
          {current}
        </StatusBadge>
      )}
      {recommended === undefined ? null : (
        <StatusBadge tone="positive" icon={CheckCircleIcon}>
          {recommended}
        </StatusBadge>
      )}
      {draft === undefined ? null : (
        <StatusBadge tone="caution" icon={EditIcon}>
          {statusLabel(draft)}
        </StatusBadge>
      )}
    </>
  )
}

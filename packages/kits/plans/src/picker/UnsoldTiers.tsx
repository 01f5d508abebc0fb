'use client'
import { CancelIcon } from '@memberkit/primitives/icons'
import { Notice } from '@memberkit/primitives/notice'
import type { TierVM } from '../shared/tiers.rules.ts'
import { TierNotes } from './TierNotes.tsx'
import { isUnsold } from './tiers-shown.rules.ts'
import * as styles from './TierPicker.css.ts'
import type { CardContext } from './useTierCards.tsx'
import { useUnavailableText } from './useUnavailableText.ts'

interface UnsoldTiersProps extends CardContext {
  tiers: readonly TierVM[]
}

/** The tiers that aren't sold where the buyer lives. The reason, and the nearest tier if they share it, are said once. */
export function UnsoldTiers({ tiers, ...context }: UnsoldTiersProps) {
  const { all, alternatives, region } = context
  const { why, instead } = useUnavailableText(region)
  const reason = why('region')
  const insteadOf = (tier: TierVM) => instead(tier, 'region', { all, alternatives })
  const first = tiers[0] && insteadOf(tiers[0])
  const isShared = tiers.every((tier) => insteadOf(tier) === first)
  // That none is sold there is said above them all.
  const isAll = all.every((one) => isUnsold(one, region))
  return (
    <div className={styles.unsold}>
      {isAll ? null : (
        <Notice tone="neutral" icon={CancelIcon} isStatic>
          <span className={styles.change}>{reason}</span> {isShared ? first : null}
        </Notice>
      )}
      <TierNotes {...context} tiers={tiers} label={reason} reasonOf={isShared ? () => undefined : insteadOf} />
    </div>
  )
}

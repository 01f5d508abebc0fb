'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Button } from '@memberkit/primitives/button'
import { compareMessages } from '../messages/namespaces.ts'
import { TierBadges } from '../shared/TierBadges.tsx'
import { shownPriceOf } from '../shared/shown-price.rules.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import * as styles from './Comparison.css.ts'

export interface TierActionProps {
  tier: TierVM
  period: string
  region?: string | undefined
  isSelected: boolean
  onSelect?: ((tier: TierVM, period: string) => void) | undefined
}

/** Selects a tier, or says why it can't be: the buyer has it, or it isn't sold. */
export function TierAction({ tier, period, region, isSelected, onSelect }: TierActionProps) {
  const t = useMessages(compareMessages)
  const area = useLabel('StateOrProvince')
  const { availability, current, prices, label } = tier
  const price = shownPriceOf(prices, period)
  const mine = (
    <TierBadges current={current ? t('badge.current') : undefined} recommended={undefined} draft={undefined} />
  )
  if (!availability.ok) {
    const words =
      availability.reason === 'region' && region ? t('unavailable.region', { region: area(region) }) : t('unavailable')
    return (
      <span className={styles.badges}>
        {mine}
        <span className={styles.note}>{words}</span>
      </span>
    )
  }
  if (current) return <span className={styles.inPlace}>{mine}</span>
  // Without a price there is nothing to agree to.
  if (!onSelect || !price) return null
  return (
    <Button
      aria-pressed={isSelected}
      aria-label={t(isSelected ? 'selected.of' : 'select.of', { plan: label.text })}
      onPress={() => onSelect(tier, price.period)}
    >
      {t(isSelected ? 'selected' : 'select')}
    </Button>
  )
}

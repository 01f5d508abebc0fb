'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { Button } from '@memberkit/primitives/button'
import { compareMessages } from '../messages/namespaces.ts'
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

/** Selects a tier, or says why it can't be selected. */
export function TierAction({ tier, period, region, isSelected, onSelect }: TierActionProps) {
  const t = useMessages(compareMessages)
  const area = useLabel('StateOrProvince')
  const { availability, current, prices, label } = tier
  const price = shownPriceOf(prices, period)
  if (!availability.ok) {
    const words =
      availability.reason === 'region' && region ? t('unavailable.region', { region: area(region) }) : t('unavailable')
    return <span className={styles.note}>{words}</span>
  }
  // Without a price there is nothing to agree to.
  if (!onSelect || !price || current) return null
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

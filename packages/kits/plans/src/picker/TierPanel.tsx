'use client'
import { Card } from '@memberkit/primitives/card'
import { Notice } from '@memberkit/primitives/notice'
import { useMemo } from 'react'
import type { TierVM } from '../shared/tiers.rules.ts'
import * as styles from './TierPicker.css.ts'
import { type CardContext, useTierCards } from './useTierCards.tsx'

interface TierPanelProps extends CardContext {
  tier: TierVM
}

/** One tier, as its card shows it, without anything to choose. */
export function TierPanel({ tier, ...context }: TierPanelProps) {
  const tiers = useMemo(() => [tier], [tier])
  const [card] = useTierCards(tiers, false, context)
  if (!card) return null
  return (
    <Card as="div" title={card.title} level={3} actions={card.aside}>
      <div className={styles.facts}>
        <div className={styles.quiet}>{card.description}</div>
        {card.unavailableReason ? (
          <Notice tone="caution" isStatic>
            {card.unavailableReason}
          </Notice>
        ) : null}
      </div>
    </Card>
  )
}

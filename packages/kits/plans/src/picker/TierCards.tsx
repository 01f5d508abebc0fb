'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { ChoiceCards } from '@memberkit/primitives/choice-card'
import { memo } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import * as cards from './TierCards.css.ts'
import { type CardContext, useTierCards } from './useTierCards.tsx'

/** Whether there are so many tiers that they are a compact list. */
export const isCompactList = (tiers: readonly TierVM[]) => tiers.length > 6

export interface TierCardsProps extends CardContext {
  tiers: readonly TierVM[]
  /** The key of the selected tier. */
  value: string | undefined
  onSelect: (key: string) => void
}

/**
 * Tiers as a radio group of cards, the whole of each to be pressed. More than six are a compact list. A press renders no
 * card again: their contents stay the same elements.
 */
export const TierCards = memo(function TierCards({ tiers, value, onSelect, ...context }: TierCardsProps) {
  const t = useMessages(pickerMessages)
  const isCompact = isCompactList(tiers)
  const options = useTierCards(tiers, isCompact, context)
  return (
    <div className={cards.aligned} data-drafts={tiers.some(({ draft }) => draft) ? '' : undefined}>
      <ChoiceCards
        label={t('plans')}
        isLabelHidden
        options={options}
        orientation={isCompact ? 'vertical' : 'horizontal'}
        value={value ?? ''}
        onChange={onSelect}
      />
    </div>
  )
})

'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { useMemo } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import type { TierVM, UnavailableReason } from '../shared/tiers.rules.ts'
import { nearestAlternative } from './tiers-shown.rules.ts'
import type { CardContext } from './useTierCards.tsx'

/** Every tier, and those to name instead. */
type TiersBeside = Pick<CardContext, 'all' | 'alternatives'>

export interface UnavailableText {
  /** Says why a tier can't be bought. */
  why: (reason: UnavailableReason) => string
  /** Says which tier is nearest; undefined where none is. */
  instead: (tier: TierVM, reason: UnavailableReason, tiers: TiersBeside) => string | undefined
}

/** Returns what to say about a tier that can't be bought. */
export function useUnavailableText(region: string | undefined): UnavailableText {
  const t = useMessages(pickerMessages)
  const labelOf = useLabel('StateOrProvince')
  return useMemo(
    () => ({
      why: (reason) =>
        reason === 'region' && region
          ? t('unavailable.region', { region: labelOf(region) })
          : t(reason === 'region' || reason === 'channel' ? 'unavailable.status' : `unavailable.${reason}`),
      instead(tier, reason, { all, alternatives }) {
        const nearest = nearestAlternative(tier, alternatives)
        if (reason === 'region' && region) {
          // That none is sold there is said above them all.
          if (all.every(({ availability }) => !availability.ok)) return undefined
          return nearest ? t('alternative.region', { plan: nearest.label.text }) : t('alternative.none')
        }
        return nearest && t('alternative', { plan: nearest.label.text })
      },
    }),
    [t, labelOf, region],
  )
}

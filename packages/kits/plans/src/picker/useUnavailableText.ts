'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { useCallback } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import type { TierVM, UnavailableReason } from '../shared/tiers.rules.ts'
import { nearestAlternative } from './tiers-shown.rules.ts'

/** Returns a function that says why a tier can't be bought, and which one is nearest. */
export function useUnavailableText(region: string | undefined) {
  const t = useMessages(pickerMessages)
  const labelOf = useLabel('StateOrProvince')
  return useCallback(
    (tier: TierVM, reason: UnavailableReason, all: readonly TierVM[]): string => {
      const nearest = nearestAlternative(tier, all)
      if (reason === 'region' && region) {
        const where = t('unavailable.region', { region: labelOf(region) })
        // That none is sold there is said above them all.
        if (all.every(({ availability }) => !availability.ok)) return where
        const plan = nearest ? t('alternative.region', { plan: nearest.label.text }) : t('alternative.none')
        return `${where} ${plan}`
      }
      const why = t(reason === 'region' || reason === 'channel' ? 'unavailable.status' : `unavailable.${reason}`)
      return nearest ? `${why} ${t('alternative', { plan: nearest.label.text })}` : why
    },
    [t, labelOf, region],
  )
}

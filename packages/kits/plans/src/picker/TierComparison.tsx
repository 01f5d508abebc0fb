'use client'
import { useLinkState } from '@memberkit/foundation/links'
import { PickerComparison } from '../compare/PickerComparison.tsx'
import { pickerLink } from './picker-link.ts'
import { tiersListed } from './picker-data.rules.ts'
import type { TierPickerPageProps } from './TierPickerPage.tsx'
import type { TierPickerState } from './useTierPicker.ts'

export interface TierComparisonProps {
  page: TierPickerPageProps
  picker: TierPickerState
  /** Whether it was opened by its button. */
  takesFocus: boolean
}

/** The tiers of the picker side by side. Selecting one leads back to them. */
export function TierComparison({ page, picker, takesFocus }: TierComparisonProps) {
  const { recommended, initialPeriod } = page
  const [, setLink] = useLinkState(pickerLink)
  const { resource, region, country, seenAs, showsDrafts, select } = picker
  const data = resource.state === 'ready' ? resource.data : undefined
  return (
    <PickerComparison
      {...page}
      {...seenAs}
      {...{ country, region, showsDrafts, takesFocus }}
      market={picker.market}
      tierKeys={data && tiersListed(data).map(({ key }) => key)}
      billingPeriod={data?.period ?? initialPeriod}
      recommended={recommended}
      onBack={() => setLink({ view: undefined })}
      onSelect={({ tierId, offerId }) => {
        select(data?.tiers.find((tier) => tier.tierId === tierId && tier.offerId === offerId)?.key)
        setLink({ view: undefined })
      }}
    />
  )
}

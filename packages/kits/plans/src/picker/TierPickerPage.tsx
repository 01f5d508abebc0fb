'use client'
import { useMemberkit, useReturnFocus } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { useLabel } from '@memberkit/parts/labels'
import { Card } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { announce } from '@memberkit/primitives/live'
import { Heading } from '@memberkit/primitives/text'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import type { PickerEvents } from './events.ts'
import type { TierSelection } from './picker-data.rules.ts'
import { CoBrand } from './CoBrand.tsx'
import { pickerLink } from './picker-link.ts'
import { PeriodControl } from './PeriodControl.tsx'
import { PickerSkeleton } from './PickerSkeleton.tsx'
import { PickerBody } from './PickerBody.tsx'
import { PreviewBarPart, TierComparisonPart } from './later-parts.tsx'
import type { ShownPrice } from '../shared/shown-price.rules.ts'
import { RegionControl } from './RegionControl.tsx'
import * as styles from './TierPicker.css.ts'
import type { Recommendation } from './useTierCards.tsx'
import { useBenefits } from './useBenefits.ts'
import { type TierPickerData, type TierPickerOptions, useTierPicker } from './useTierPicker.ts'

/** Slots for the host's own content. `null` in a replacing slot shows nothing there. */
export interface TierPickerSlots {
  before?: ReactNode
  /** Between the heading and the tiers. */
  header?: (data: TierPickerData) => ReactNode
  /** Below the supplements and the summary. */
  after?: ReactNode
  /** In place of the message that nothing is on sale. */
  empty?: ReactNode
  /** The partner's logo and legal line, in place of its name. */
  coBrand?: (partner: string) => ReactNode
  /** The employer's contribution, below a price. Keep the function the same between renders. */
  employerContribution?: (tier: TierVM, price: ShownPrice) => ReactNode
}

export interface TierPickerPageProps extends TierPickerOptions {
  /** The recommended tier, with the reason. Never preselected. Keep the object the same between renders. */
  recommended?: Recommendation
  /** Paychecks a year, for the annual total of a price per paycheck; without it, none is shown. */
  payPeriodsPerYear?: number
  /** Whether the buyer can say where they live. @default true */
  canChooseRegion?: boolean
  /** Takes the confirmed choice to a cart; without it there is no button. The kit itself sends nothing. */
  onSelect?: (selection: TierSelection) => void
  slots?: TierPickerSlots
}

/** The tiers with their prices, and the selection of one. */
export function TierPickerPage(props: TierPickerPageProps) {
  const { canChooseRegion = true, isPreview = false, coBrandPartner, slots = {} } = props
  const t = useMessages(pickerMessages)
  const { realm } = useMemberkit()
  const picker = useTierPicker(props)
  const { resource, region, seenAs } = picker
  // Beside the offers, not after them.
  const benefits = useBenefits({ hasCurrent: props.current !== undefined, locale: seenAs.locale, region })
  const placeKey = region === undefined ? 'empty.unanswered' : 'empty.region'
  const showsPreview = isPreview && realm === 'Internal'
  useRegionResult(picker)
  const onRecommended = useExposure(props.recommended)
  const [{ view }, setLink] = useLinkState(pickerLink)
  const [wasOpened, setOpened] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  useReturnFocus(page, view, resource.state === 'ready')
  if (view === 'compare') return <TierComparisonPart page={props} picker={picker} takesFocus={wasOpened} />
  const compare = () => {
    setOpened(true)
    setLink({ view: 'compare' })
  }
  return (
    <div className={styles.page} ref={page}>
      {slots.before}
      <Heading level={2} size="xl">
        {t('title')}
      </Heading>
      {coBrandPartner ? <CoBrand partner={coBrandPartner} slot={slots.coBrand} /> : null}
      {showsPreview ? <PreviewBarPart seenAs={seenAs} region={region} onChange={picker.setSeenAs} /> : null}
      <div className={styles.terms}>
        {canChooseRegion ? (
          <div className={styles.region}>
            <RegionControl country={picker.country} value={region} onChange={picker.setRegion} />
          </div>
        ) : null}
        {resource.state === 'ready' ? (
          <PeriodControl periods={resource.data.periods} value={resource.data.period} onChange={picker.setPeriod} />
        ) : null}
      </div>
      <ResourceView
        resource={resource}
        noun={t('noun')}
        showsUnreadable
        skeleton={<PickerSkeleton isBelowRegion={canChooseRegion} />}
        frame={(panel) => <Card as="div">{panel}</Card>}
        isEmpty={({ tiers }) => tiers.length === 0}
        empty={
          slots.empty === undefined ? (
            <EmptyState title={t('empty.title')} level={3}>
              {t(canChooseRegion ? placeKey : 'empty.text')}
            </EmptyState>
          ) : (
            slots.empty
          )
        }
      >
        {(data) => (
          <PickerBody
            {...props}
            data={data}
            picker={picker}
            isPreview={showsPreview}
            benefits={benefits}
            onRecommended={onRecommended}
            onCompare={compare}
          />
        )}
      </ResourceView>
      {slots.after}
    </div>
  )
}

/** Announces how many tiers are sold in a place, once the place was chosen and its tiers have arrived. */
function useRegionResult({ resource, region }: ReturnType<typeof useTierPicker>) {
  const t = useMessages(pickerMessages)
  const regionLabel = useLabel('StateOrProvince')
  const told = useRef(region)
  const data = resource.state === 'ready' && !resource.data.isUpdating ? resource.data : undefined
  useEffect(() => {
    if (!data || told.current === region) return
    told.current = region
    if (region === undefined) return
    const count = data.tiers.filter(({ availability }) => availability.ok).length
    announce(t('region.result', { count, total: data.tiers.length, region: regionLabel(region) }))
  }, [data, region, t, regionLabel])
}

/** Tells the host once that a recommendation of an experiment is on the page. */
function useExposure(recommended: Recommendation | undefined) {
  const emit = useEmit<PickerEvents>()
  const { experiment, tierId } = recommended ?? {}
  const told = useRef<string | undefined>(undefined)
  const latest = useRef(emit)
  useEffect(() => {
    latest.current = emit
  })
  return useCallback(() => {
    if (!experiment || !tierId || told.current === `${experiment} ${tierId}`) return
    told.current = `${experiment} ${tierId}`
    latest.current('plans.experiment.shown', { experiment, tierId })
  }, [experiment, tierId])
}

'use client'
import { rowAttributes } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { textIn, UnreadableRows } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { Notice } from '@memberkit/primitives/notice'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import type { PickerEvents } from './events.ts'
import { PeopleControl } from './PeopleControl.tsx'
import { PickerNotices } from './PickerNotices.tsx'
import { PickerSummary } from './PickerSummary.tsx'
import { type TierSelection, tiersListed } from './picker-data.rules.ts'
import { isCompactList, TierCards } from './TierCards.tsx'
import { ExcludedTiersPart, TierComparisonPart, SupplementChoicesPart, TierMatrixPart } from './later-parts.tsx'
import * as styles from './TierPicker.css.ts'
import type { TierPickerPageProps } from './TierPickerPage.tsx'
import type { Benefits } from './useBenefits.ts'
import { useLossLines } from './useLossText.ts'
import { usePeopleText } from './usePeopleText.ts'
import { usePriceText } from './usePriceText.ts'
import type { CardContext } from './useTierCards.tsx'
import { isUnsold } from './tiers-shown.rules.ts'
import { UnsoldTiers } from './UnsoldTiers.tsx'
import type { TierPickerData, TierPickerState } from './useTierPicker.ts'

interface PickerBodyProps extends TierPickerPageProps {
  data: TierPickerData
  picker: TierPickerState
  isPreview: boolean
  benefits: Benefits
  /** Called once the recommended tier is on the page. */
  onRecommended: () => void
  /** Opens the comparison of the tiers shown. */
  onCompare: () => void
}

/** The tiers once they are known, and what follows from choosing one. */
export function PickerBody({ data, picker, isPreview, benefits, onRecommended, onCompare, ...props }: PickerBodyProps) {
  const { canChooseRegion = true, recommended, allowsUnpriced = false, payPeriodsPerYear, onSelect, slots = {} } = props
  const t = useMessages(pickerMessages)
  const emit = useEmit<PickerEvents>()
  const { seenAs, region, resource } = picker
  const { tiers, excluded, matrix, period, current, tier, supplements, totals, selection } = data
  const prices = usePriceText(seenAs.locale)
  const people = usePeopleText()
  const lossLines = useLossLines(people, benefits.names)
  // The selected tier stays, even where it leaves somebody out. A press on another renders no card again.
  const keptKey = excluded.some((one) => one.tier.key === tier?.key) ? tier?.key : undefined
  const shown = useMemo(
    () => tiersListed({ tiers, excluded, tier: tiers.find(({ key }) => key === keptKey) }),
    [tiers, excluded, keptKey],
  )
  const [sold, unsold] = useMemo(
    () => [shown.filter((one) => !isUnsold(one, region)), shown.filter((one) => isUnsold(one, region))],
    [shown, region],
  )
  const alternatives = useMemo(
    () => tiers.filter((one) => !excluded.some(({ tier: left }) => left === one)),
    [tiers, excluded],
  )
  const absent = excluded.filter(({ tier: one }) => !shown.includes(one))
  const isSoldWithout = excluded.some(({ tier: left }) => !isUnsold(left, region))
  const confirm = useCallback(
    (selection: TierSelection) => {
      const { tierName: _, supplementKeys: __, supplementPeriods: ___, ...ids } = selection
      emit('plans.tier.confirmed', ids)
      onSelect?.(selection)
    },
    [emit, onSelect],
  )
  const chosen = useMemo(
    () => ({ tier, supplements, totals, selection, period }),
    [tier, supplements, totals, selection, period],
  )
  // A press paints what was pressed; prices, supplements and the total follow with the next frame.
  const settled = useDeferredValue(chosen)
  const hasNewSupplements = tier !== settled.tier || period !== settled.period
  const context: CardContext = {
    all: tiers,
    alternatives,
    period: settled.period,
    current,
    region,
    recommended,
    allowsUnpriced,
    payPeriodsPerYear,
    prices,
    people,
    lossLines,
    benefitsOf: benefits.of,
    areBenefitsOfRegion: benefits.areOfRegion,
    onRecommended,
    employerContribution: slots.employerContribution,
  }
  return (
    <>
      {slots.header?.(data)}
      <PickerNotices data={data} region={region} retryCurrent={picker.retryCurrent} />
      <PeopleControl people={data.people} value={data.wanted} onChange={picker.setWanted} />
      <div className={styles.body} data-list={matrix || isCompactList(sold) ? '' : undefined}>
        <div
          className={styles.tiers}
          data-columns={sold.length === 5 || sold.length === 6 ? 3 : undefined}
          data-mark={isPreview && tiers.some(({ draft }) => draft) ? t('preview.mark') : undefined}
          aria-busy={data.isUpdating}
          onPointerEnter={SupplementChoicesPart.preload}
          onFocus={SupplementChoicesPart.preload}
        >
          {matrix ? (
            <TierMatrixPart
              {...context}
              matrix={matrix}
              isPlaceOpen={canChooseRegion && region === undefined}
              value={tier?.key}
              onSelect={picker.select}
            />
          ) : (
            <>
              {sold.length > 0 ? (
                <TierCards {...context} tiers={sold} value={tier?.key} onSelect={picker.select} />
              ) : null}
              {unsold.length > 0 ? <UnsoldTiers {...context} tiers={unsold} /> : null}
            </>
          )}
          {!matrix && sold.length === 0 && isSoldWithout ? <Notice isStatic>{t('who.none')}</Notice> : null}
        </div>
        <div className={styles.beside}>
          {resource.state === 'ready' && resource.unreadable?.length ? (
            <UnreadableRows
              unreadable={resource.unreadable}
              title={t('unread')}
              nameOf={({ received }) => textIn(received, 'name')}
            />
          ) : null}
          {shown.length > 1 && shown.some(({ benefitIds }) => benefitIds.length > 0) ? (
            <div className={styles.words}>
              <Button
                {...rowAttributes('compare')}
                onPress={onCompare}
                onPointerEnter={TierComparisonPart.preload}
                onFocus={TierComparisonPart.preload}
              >
                {t('compare')}
              </Button>
            </div>
          ) : null}
          {absent.length > 0 ? <ExcludedTiersPart excluded={absent} people={people} /> : null}
          {settled.supplements.length > 0 && settled.tier ? (
            <SupplementChoicesPart
              rows={hasNewSupplements ? settled.supplements : supplements}
              currency={settled.tier.currency}
              period={settled.period}
              prices={prices}
              people={people}
              onChange={picker.setSupplements}
            />
          ) : null}
        </div>
        {/* Without any tier sold there is nothing to choose. */}
        {tiers.some((one) => !isUnsold(one, region)) ? (
          <PickerSummary
            choice={settled}
            period={settled.period}
            current={current}
            prices={prices}
            lossLines={lossLines}
            benefitsOf={benefits.of}
            retryBenefits={benefits.retry}
            onConfirm={onSelect && !isPreview ? confirm : undefined}
            isUpdating={data.isUpdating}
          />
        ) : null}
      </div>
    </>
  )
}

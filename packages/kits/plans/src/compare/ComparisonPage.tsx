'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useLinkState } from '@memberkit/foundation/links'
import { ResourceView } from '@memberkit/foundation/resource'
import { useEmit } from '@memberkit/foundation/events'
import { defaultPeriod } from '@memberkit/parts/pricing'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { Heading } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import type { CompanionsEvents } from '../companions/events.ts'
import { compareMessages } from '../messages/namespaces.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import type { TiersOptions } from '../shared/useTiers.ts'
import { compareLink } from './compare-link.ts'
import * as styles from './Comparison.css.ts'
import { ComparisonSkeleton } from './ComparisonSkeleton.tsx'
import { ComparisonView } from './ComparisonView.tsx'
import { useComparison } from './useComparison.ts'

/** A tier as it was selected. */
export interface SelectedTier extends Pick<TierVM, 'tierId' | 'offerId' | 'productId'> {
  /** The period of the price that was shown. */
  readonly billingPeriod: string
}

/** Content of the host. `null` in a replacing slot shows nothing there. */
export interface ComparisonSlots {
  before?: ReactNode
  /** Between the heading and the table. */
  header?: (tiers: readonly TierVM[]) => ReactNode
  after?: ReactNode
  /** Replaces the message that there are no plans. */
  empty?: ReactNode
}

export interface ComparisonPageProps extends TiersOptions {
  /** The period of the prices, unless the address names one. @default 'MONTHLY' */
  billingPeriod?: string
  /** The one tier that the host recommends, with the reason it states. Never preselected; changes no order. */
  recommended?: { readonly tierId: string; readonly reason: ReactNode }
  /** The keys of the tiers to compare. @default every tier that is for the buyer */
  tierKeys?: readonly string[] | undefined
  /** Called with the chosen tier. Without it the tiers are only compared. */
  onSelect?: (tier: SelectedTier) => void
  slots?: ComparisonSlots
}

/** The tiers and what they include, with the state of the address. */
export function ComparisonPage(props: ComparisonPageProps) {
  const { billingPeriod = defaultPeriod, recommended, tierKeys, onSelect, slots = {}, ...options } = props
  const t = useMessages(compareMessages)
  const emit = useEmit<CompanionsEvents>()
  const [place, setPlace] = useLinkState(compareLink)
  const { tiers, comparison } = useComparison(options, tierKeys)
  // In the same place whatever the state of the tiers.
  const title = (
    <Heading level={2} size="xl">
      {t('title')}
    </Heading>
  )
  return (
    <div className={styles.page}>
      {slots.before}
      <ResourceView
        resource={tiers}
        noun={t('noun')}
        skeleton={<ComparisonSkeleton title={title} count={tierKeys?.length} reason={recommended?.reason} />}
        frame={(panel) => (
          <section className={styles.page}>
            <div className={styles.header}>{title}</div>
            <div className={styles.region}>{panel}</div>
          </section>
        )}
        empty={
          slots.empty === undefined ? (
            <EmptyState title={t('empty.heading')}>{t('empty.text')}</EmptyState>
          ) : (
            slots.empty
          )
        }
      >
        {(list) => (
          <ComparisonView
            tiers={list}
            comparison={comparison}
            period={place.period ?? billingPeriod}
            region={options.region}
            recommended={recommended}
            compared={place.compare}
            onCompare={(compare) => setPlace({ compare }, { replace: true })}
            isOnlyDifferences={place.differences === 'only'}
            onOnlyDifferences={(isOn) => setPlace({ differences: isOn ? 'only' : undefined }, { replace: true })}
            selectedKey={place.tier}
            onSelect={
              onSelect &&
              (({ key, tierId, offerId, productId }, period) => {
                setPlace({ tier: key }, { replace: true })
                emit('plans.comparison.selected', { tierId, offerId })
                onSelect({ tierId, offerId, productId, billingPeriod: period })
              })
            }
            title={title}
            header={slots.header?.(list)}
          />
        )}
      </ResourceView>
      {slots.after}
    </div>
  )
}

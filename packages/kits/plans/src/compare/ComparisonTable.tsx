'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { Notice } from '@memberkit/primitives/notice'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import { compareMessages } from '../messages/namespaces.ts'
import * as styles from './Comparison.css.ts'
import { isSame } from './comparison.rules.ts'
import { ComparisonGroups } from './ComparisonGroups.tsx'
import { TableSkeleton } from './ComparisonSkeleton.tsx'
import type { ComparisonViewProps } from './ComparisonView.tsx'
import { ReasonRow } from './ReasonRow.tsx'
import { TierAction } from './TierAction.tsx'
import { TierHead } from './TierHead.tsx'
import { TierPrice } from './TierPrice.tsx'

export interface ComparisonTableProps extends ComparisonViewProps {
  /** The places of the two tiers of a narrow container. */
  pair: readonly number[]
}

/** One table: tiers in columns, prices and benefits in rows. The benefits load and fail in their own rows. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { tiers, comparison, period, region, recommended, pair, isOnlyDifferences, selectedKey, onSelect } = props
  const t = useMessages(compareMessages)
  const isInPair = (place: number) => (pair.includes(place) ? '' : undefined)
  const hasActions = onSelect !== undefined || tiers.some(({ current, availability }) => current || !availability.ok)
  const products = new Set(tiers.map(({ productId }) => productId))
  return (
    // Scrolls by keyboard where the columns don't fit.
    <div
      className={styles.region}
      role="region"
      aria-label={t('title')}
      tabIndex={tiers.length > 5 ? 0 : undefined}
      data-scrolls={tiers.length > 5 ? '' : undefined}
      data-many={tiers.length > 3 ? '' : undefined}
    >
      <table role="table" className={styles.table} data-differences={isOnlyDifferences ? '' : undefined}>
        <caption>
          <VisuallyHidden>{t('caption')}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell">
              <VisuallyHidden>{t('benefit')}</VisuallyHidden>
            </td>
            {tiers.map((tier, place) => (
              <TierHead
                key={tier.key}
                tier={tier}
                hasProduct={products.size > 1}
                recommendation={tier.tierId === recommended?.tierId ? recommended : undefined}
                isInPair={pair.includes(place)}
              />
            ))}
          </tr>
          <tr role="row">
            <th role="rowheader" scope="row">
              {t('price')}
            </th>
            {tiers.map((tier, place) => (
              <td role="cell" key={tier.key} data-pair={isInPair(place)}>
                <TierPrice tier={tier} period={period} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" data-part="choice">
          <ReasonRow {...{ tiers, recommended, pair }} />
          {hasActions ? (
            <tr role="row" data-part="action">
              <th role="rowheader" scope="row">
                <VisuallyHidden>{t('choice')}</VisuallyHidden>
              </th>
              {tiers.map((tier, place) => (
                <td role="cell" key={tier.key} data-pair={isInPair(place)}>
                  <TierAction {...{ tier, period, region, onSelect }} isSelected={tier.key === selectedKey} />
                </td>
              ))}
            </tr>
          ) : null}
        </tbody>
        {comparison.state === 'ready' ? (
          <ComparisonGroups
            groups={comparison.data.groups}
            pairKey={pair.join(' ')}
            included={t('included')}
            notIncluded={t('notIncluded')}
            unclear={t('unclear')}
          />
        ) : null}
        {comparison.state === 'ready' && isOnlyDifferences ? <NoDifferences {...props} /> : null}
      </table>
      <div className={styles.below}>
        <ResourceView resource={comparison} noun={t('noun.benefits')} skeleton={<TableSkeleton count={tiers.length} />}>
          {({ unreadCount }) =>
            unreadCount > 0 ? (
              <Notice tone="caution" isStatic>
                {t('unread', { count: unreadCount })}
              </Notice>
            ) : null
          }
        </ResourceView>
      </div>
    </div>
  )
}

/** Says that no row differs, where that is so: among all tiers, or between the two of a narrow container. */
function NoDifferences({ tiers, comparison, pair }: ComparisonTableProps) {
  const t = useMessages(compareMessages)
  if (comparison.state !== 'ready') return null
  const rows = comparison.data.groups.flatMap((group) => group.rows)
  const all = tiers.map((_, place) => place)
  if (rows.length === 0 || !rows.every((row) => isSame(row, pair))) return null
  return (
    <tbody role="rowgroup" data-same={rows.every((row) => isSame(row, all)) ? 'all' : 'pair'} data-part="none">
      <tr role="row">
        <td role="cell" colSpan={1 + pair.length}>
          {t('differences.none')}
        </td>
        {tiers.length > pair.length ? <td aria-hidden="true" colSpan={tiers.length - pair.length} /> : null}
      </tr>
    </tbody>
  )
}

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
import { TierAction } from './TierAction.tsx'
import { TierBadges } from '../shared/TierBadges.tsx'
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
  const hasBadges = tiers.some(({ current, tierId, draft }) => current || draft || tierId === recommended?.tierId)
  const hasActions = onSelect !== undefined || tiers.some(({ availability }) => !availability.ok)
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
            {tiers.map(({ key, label, product }, place) => (
              <th key={key} role="columnheader" scope="col" data-pair={isInPair(place)} lang={label.lang}>
                {products.size > 1 && product.text !== label.text ? (
                  <span className={styles.product} lang={product.lang}>
                    {product.text}
                  </span>
                ) : null}
                {label.text}
              </th>
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
          {hasBadges ? (
            <tr role="row">
              <th role="rowheader" scope="row">
                <VisuallyHidden>{t('notes')}</VisuallyHidden>
              </th>
              {tiers.map((tier, place) => (
                <td role="cell" key={tier.key} data-pair={isInPair(place)}>
                  <span className={styles.badges}>
                    <TierBadges
                      current={tier.current ? t('badge.current') : undefined}
                      recommended={tier.tierId === recommended?.tierId ? t('badge.recommended') : undefined}
                      draft={tier.draft}
                    />
                    {tier.tierId === recommended?.tierId ? (
                      <span className={styles.note}>{recommended.reason}</span>
                    ) : null}
                  </span>
                </td>
              ))}
            </tr>
          ) : null}
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

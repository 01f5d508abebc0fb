'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { type ReactNode, useId } from 'react'
import { compareMessages } from '../messages/namespaces.ts'
import { TierBadges } from '../shared/TierBadges.tsx'
import type { TierVM } from '../shared/tiers.rules.ts'
import * as styles from './Comparison.css.ts'

export interface TierHeadProps {
  tier: TierVM
  /** Whether the tiers are of several products, each of which is named. */
  hasProduct: boolean
  /** Why the host recommends the tier; without it, the tier isn't the recommended one. */
  recommendation: { readonly reason: ReactNode } | undefined
  isInPair: boolean
}

/** The name of a column, and what sets its tier apart. */
export function TierHead({ tier, hasProduct, recommendation, isInPair }: TierHeadProps) {
  const t = useMessages(compareMessages)
  const id = useId()
  const { label, product, draft } = tier
  const hasMarks = recommendation !== undefined || draft !== undefined
  return (
    <th
      role="columnheader"
      scope="col"
      data-pair={isInPair ? '' : undefined}
      // Named by its plan alone: the header is read again with every cell below it.
      aria-labelledby={hasMarks ? `${id}name` : undefined}
      aria-describedby={
        hasMarks ? [`${id}marks`, recommendation && `${id}reason`].filter(Boolean).join(' ') : undefined
      }
    >
      {hasMarks ? (
        <span className={styles.badges}>
          <span className={styles.badges} id={`${id}marks`}>
            <TierBadges current={undefined} recommended={recommendation && t('badge.recommended')} draft={draft} />
          </span>
          {recommendation ? (
            <span className={styles.reason} id={`${id}reason`}>
              {recommendation.reason}
            </span>
          ) : null}
        </span>
      ) : null}
      <span className={styles.words} id={`${id}name`} lang={label.lang}>
        {hasProduct && product.text !== label.text ? (
          <span className={styles.product} lang={product.lang}>
            {product.text}
          </span>
        ) : null}
        {label.text}
      </span>
    </th>
  )
}

'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { VisuallyHidden } from '@memberkit/primitives/visually-hidden'
import type { ReactNode } from 'react'
import { compareMessages } from '../messages/namespaces.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import * as styles from './Comparison.css.ts'

export interface ReasonRowProps {
  tiers: readonly TierVM[]
  recommended: { readonly tierId: string; readonly reason: ReactNode } | undefined
  /** The places of the two tiers of a narrow container. */
  pair: readonly number[]
}

/**
 * Why the host recommends a tier, in narrow containers: in the header, which stays at the top, the sentence would cover
 * what scrolls under it.
 */
export function ReasonRow({ tiers, recommended, pair }: ReasonRowProps) {
  const t = useMessages(compareMessages)
  const place = tiers.findIndex(({ tierId }) => tierId === recommended?.tierId)
  if (!recommended || !pair.includes(place)) return null
  return (
    <tr role="row" data-part="reason">
      <th role="rowheader" scope="row">
        <VisuallyHidden>{t('badge.recommended')}</VisuallyHidden>
      </th>
      {tiers.map(({ key }, index) => (
        <td role="cell" key={key} data-pair={pair.includes(index) ? '' : undefined}>
          {index === place ? <span className={styles.note}>{recommended.reason}</span> : null}
        </td>
      ))}
    </tr>
  )
}

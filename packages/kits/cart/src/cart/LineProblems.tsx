'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { screenOnly } from '@memberkit/foundation/print'
import { Button } from '@memberkit/primitives/button'
import { Notice } from '@memberkit/primitives/notice'
import { cartMessages } from '../messages/namespaces.ts'
import * as styles from './Cart.css.ts'
import type { CartLineItemProps } from './CartLineItem.tsx'
import type { MerchandisedTier } from './received.ts'

/** As many as can be read at a glance; the picker has the rest. */
const most = 4

/** Why a line can't be bought as it is, and what could be bought instead. */
export function LineProblems({
  line,
  edits,
  region,
  objections,
}: Pick<CartLineItemProps, 'line' | 'edits' | 'region' | 'objections'>) {
  const t = useMessages(cartMessages)
  const { words } = edits
  const [objection] = objections
  if (!line.problem && !objection) return null
  const suggested = objections.flatMap(({ alternativeTierIds = [] }) => alternativeTierIds)
  // The region is against the product, with all of its tiers.
  const refused = objection?.code.endsWith('_IN_REGION') ? line.choice?.product.merchandisedTiers : undefined
  const isSuggested = (tier: MerchandisedTier) =>
    (suggested.length === 0 || suggested.includes(tier.id)) && !refused?.some(({ id }) => id === tier.id)
  const alternatives = line.alternatives.filter(isSuggested).slice(0, most)
  return (
    <div className={styles.facts}>
      <Notice tone="critical" isStatic>
        {text()}
      </Notice>
      {alternatives.length > 0 && objection?.code !== 'BILLING_PERIOD_NOT_OFFERED' ? (
        <div className={`${styles.choices} ${screenOnly}`}>
          {alternatives.map((tier) => (
            <Button key={tier.id} size="small" onPress={() => edits.chooseTier(line, tier.name)}>
              {t('plan.choose', { plan: words.tierName(tier).text })}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )

  function text() {
    if (line.problem) return t(`problem.${line.problem}`, { place: words.place(region), tier: line.tierName ?? '' })
    const code = objection?.code ?? ''
    if (code.endsWith('_IN_REGION')) return t('problem.notInRegion', { place: words.place(region) })
    return t(code === 'BILLING_PERIOD_NOT_OFFERED' ? 'problem.objectionPeriod' : 'problem.objection')
  }
}

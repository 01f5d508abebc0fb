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
  hasPicker,
}: Pick<CartLineItemProps, 'line' | 'edits' | 'region' | 'objections'> & { hasPicker: boolean }) {
  const t = useMessages(cartMessages)
  const { words } = edits
  const [objection] = objections
  if (!line.problem && !objection) return null
  const suggested = objections.flatMap(({ alternativeTierIds = [] }) => alternativeTierIds)
  // The region is against the product, with all of its tiers.
  const isOfPlace = isNotSoldHere(line, objections)
  const refused = isOfPlace && !line.problem ? line.choice?.product.merchandisedTiers : undefined
  const isSuggested = (tier: MerchandisedTier) =>
    (suggested.length === 0 || suggested.includes(tier.id)) && !refused?.some(({ id }) => id === tier.id)
  const alternatives = line.alternatives.filter(isSuggested).slice(0, most)
  const hasWay = hasPicker || alternatives.length > 0
  return (
    <div className={styles.facts}>
      <Notice tone="critical" isStatic>
        {[reason(), remedy()].filter(Boolean).join(' ')}
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

  function reason() {
    if (line.problem) return t(`problem.${line.problem}`, { place: words.place(region), tier: line.tierName ?? '' })
    if (isOfPlace) return t('problem.notInRegion', { place: words.place(region) })
    return t(objection?.code === 'BILLING_PERIOD_NOT_OFFERED' ? 'problem.objectionPeriod' : 'problem.objection')
  }

  /** What the page has a control for; some reasons say it by themselves. */
  function remedy() {
    if (isOfPlace) return t(hasWay ? 'remedy.chooseOrMove' : 'remedy.move')
    const isOpen = line.problem === 'tierNotSold' || line.problem === 'priceMissing'
    const isRefused = !line.problem && objection?.code !== 'BILLING_PERIOD_NOT_OFFERED'
    return isOpen || isRefused ? t(hasWay ? 'remedy.choose' : 'remedy.remove') : undefined
  }
}

/** Whether a line isn't sold at the buyer's place, whatever its billing period. */
export const isNotSoldHere = (
  { problem }: CartLineItemProps['line'],
  [objection]: CartLineItemProps['objections'],
): boolean => problem === 'notInRegion' || Boolean(objection?.code.endsWith('_IN_REGION'))

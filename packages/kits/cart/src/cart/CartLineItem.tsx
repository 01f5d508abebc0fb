'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { screenOnly } from '@memberkit/foundation/print'
import { Button, LinkButton } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Notice } from '@memberkit/primitives/notice'
import { Select } from '@memberkit/primitives/select'
import { type ReactNode, useState } from 'react'
import { cartMessages } from '../messages/namespaces.ts'
import { AddOns } from './AddOns.tsx'
import * as styles from './Cart.css.ts'
import { isNotSoldHere, LineProblems } from './LineProblems.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import type { SelectionProblem } from './received.ts'
import type { CartLine } from './rules/lines.rules.ts'
import { lineAttribute, type PersonEdits } from './useCartEdits.ts'

/** Props of the host's tier picker. */
export interface EditSlotProps {
  /** The product key of the line. */
  readonly product: string
  readonly tierName?: string | undefined
  readonly region: string
  /** Changes the tier of the line and closes the picker. */
  readonly onSelect: (tierName: string) => void
  readonly onClose: () => void
}

export interface CartLineItemProps {
  line: CartLine
  edits: PersonEdits
  region: string
  objections: readonly SelectionProblem[]
  /** The buyer's entitlement to the same product. */
  coveredBy?: string | undefined
  /** A picker of tiers, in place. Without it, tiers are chosen from a list. */
  edit?: ((props: EditSlotProps) => ReactNode) | undefined
}

/** One product: the plan, whom it covers, how it is billed, what it costs, and its add-ons. */
export function CartLineItem({ line, edits, region, objections, coveredBy, edit }: CartLineItemProps) {
  const t = useMessages(cartMessages)
  const { linkTo } = useMemberkit()
  const [isEditing, setEditing] = useState(false)
  const [isBoughtAgain, setBoughtAgain] = useState(false)
  const { words } = edits
  const plan = words.planName(line)
  const product = line.tier ? words.productName(line) : undefined
  const people = words.people(line)
  const renewal = line.price && words.renewal(line.price)
  const manage = coveredBy && linkTo('entitlement', coveredBy)
  return (
    <Card as="li">
      <div className={styles.facts}>
        <div className={styles.head}>
          <div className={styles.about}>
            <h3 {...{ [lineAttribute]: line.key }} className={styles.name} tabIndex={-1} lang={plan.lang}>
              {plan.text}
            </h3>
            {product && product.text !== plan.text ? (
              <span className={styles.quiet} lang={product.lang}>
                {product.text}
              </span>
            ) : null}
            {people ? <span className={styles.quiet}>{t('covers', { people })}</span> : null}
          </div>
          <div className={styles.price}>
            <span>{line.price ? words.price(line.price) : t('price.unknown')}</span>
            {renewal ? <span className={styles.quiet}>{renewal}</span> : null}
          </div>
          <RemoveButton name={plan.text} onPress={() => edits.remove(line)} />
        </div>
        <LineProblems {...{ line, edits, region, objections }} hasPicker={Boolean(edit)} />
        {coveredBy && !isBoughtAgain ? (
          <Notice tone="info" isStatic>
            <span className={styles.links}>
              {t('covered')}
              {manage ? (
                <LinkButton size="small" href={manage}>
                  {t('covered.manage')}
                </LinkButton>
              ) : null}
              <Button size="small" tone="quiet" onPress={() => setBoughtAgain(true)}>
                {t('covered.dismiss')}
              </Button>
            </span>
          </Notice>
        ) : null}
        {isNotSoldHere(line, objections) ? null : <Choices {...{ line, edits }} hasPicker={Boolean(edit)} />}
        {isEditing && edit
          ? edit({
              product: line.key,
              tierName: line.tierName,
              region,
              onSelect(tierName) {
                edits.chooseTier(line, tierName)
                setEditing(false)
                edits.focusLine(line.key)
              },
              onClose() {
                setEditing(false)
                edits.focusLine(line.key)
              },
            })
          : null}
        <AddOns {...{ line, edits }} />
        {edit ? (
          <div className={`${styles.choices} ${screenOnly}`}>
            <Button
              size="small"
              aria-expanded={isEditing}
              aria-label={isEditing ? undefined : t('plan.changeOf', { plan: plan.text })}
              onPress={() => setEditing(!isEditing)}
            >
              {t(isEditing ? 'plan.stop' : 'plan.change')}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

interface ChoicesProps extends Pick<CartLineItemProps, 'line' | 'edits'> {
  hasPicker: boolean
}

function Choices({ line, edits, hasPicker }: ChoicesProps) {
  const t = useMessages(cartMessages)
  const { words } = edits
  const { tier, price, period, periods, alternatives } = line
  const canChooseTier = tier && !hasPicker && alternatives.length > 0 && !line.problem
  const canChoosePeriod = price && !line.isPeriodFixed && periods.length > 1
  return (
    <>
      {canChooseTier || canChoosePeriod ? (
        <div className={`${styles.choices} ${screenOnly}`}>
          {canChooseTier ? (
            <Select
              size="small"
              label={t('plan.label')}
              value={tier.name}
              options={[tier, ...alternatives].map((one) => ({ value: one.name, label: words.tierName(one).text }))}
              onChange={(tierName) => edits.chooseTier(line, tierName)}
            />
          ) : null}
          {canChoosePeriod ? (
            <Select
              size="small"
              label={t('period')}
              value={price.period}
              options={periods.map((one) => ({ value: one, label: words.periodName(one) }))}
              onChange={(one) => edits.setPeriod(line, one)}
            />
          ) : null}
        </div>
      ) : null}
      {line.isPeriodFixed && price ? (
        <span className={styles.quiet}>{t('period.fixed', { period: words.periodName(price.period) })}</span>
      ) : null}
      {price && price.period !== period && price.period !== 'ONE_TIME' ? (
        <span className={styles.quiet}>
          {t('period.fallback', {
            asked: words.periodName(period).toLowerCase(),
            period: words.periodName(price.period).toLowerCase(),
          })}
        </span>
      ) : null}
    </>
  )
}

'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { Notice } from '@memberkit/primitives/notice'
import { Text } from '@memberkit/primitives/text'
import { memo } from 'react'
import { pickerMessages } from '../messages/namespaces.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import { changeTo, type Loss, lossOf } from './change.rules.ts'
import { LossList } from './LossList.tsx'
import { shownPriceOf } from '../shared/shown-price.rules.ts'
import type { Choice, TierSelection } from './picker-data.rules.ts'
import { PriceLines } from './PriceLines.tsx'
import * as styles from './TierPicker.css.ts'
import type { LossLine } from './useLossText.ts'
import type { PriceText } from './usePriceText.ts'

export interface PickerSummaryProps {
  choice: Choice
  period: string
  current: TierVM | undefined
  prices: PriceText
  lossLines: (loss: Loss) => LossLine[]
  benefitsOf: (tier: TierVM) => readonly string[]
  /** Reads the benefits again, which a loss is said with; without it, they were read. */
  retryBenefits: (() => void) | undefined
  /** Confirms the choice. Without it there is no button. */
  onConfirm: ((selection: TierSelection) => void) | undefined
  /** Whether the tiers of another place are loading: these may not be sold there, or for another price. */
  isUpdating: boolean
}

/** The choice, its cost and losses, and the button that confirms it. */
export const PickerSummary = memo(function PickerSummary({ choice, ...props }: PickerSummaryProps) {
  const t = useMessages(pickerMessages)
  const { tier, supplements, totals } = choice
  const { current, benefitsOf } = props
  const loss = tier && changeTo(tier, current) && lossOf(tier, current, benefitsOf)
  const isLone = tier && !loss && totals.length > 0 && !supplements.some(({ isChosen }) => isChosen)
  return (
    <div className={styles.choice} data-lone={isLone || !tier ? '' : undefined}>
      <Card title={t('summary.title')} level={3}>
        {isLone ? (
          // The total below has its price.
          <Text as="p" lang={tier.label.lang}>
            {tier.label.text}
          </Text>
        ) : tier ? (
          <Chosen {...props} choice={choice} tier={tier} loss={loss} />
        ) : (
          <Text as="p" tone="muted">
            {t('summary.none')}
          </Text>
        )}
      </Card>
      {tier ? <Foot {...props} choice={choice} tier={tier} /> : null}
    </div>
  )
})

type ChosenProps = PickerSummaryProps & { tier: TierVM }

/** What is chosen, part by part, and what would be lost. */
function Chosen({
  choice,
  tier,
  loss,
  period,
  prices,
  lossLines,
  retryBenefits,
}: ChosenProps & { loss: Loss | undefined }) {
  const t = useMessages(pickerMessages)
  const price = shownPriceOf(tier.prices, period)
  return (
    <div className={styles.facts}>
      <KeyValue layout="ledger">
        <KeyValueItem
          label={
            <span className={styles.words} lang={tier.label.lang}>
              {tier.label.text}
            </span>
          }
        >
          {price ? <PriceLines price={price} currency={tier.currency} text={prices} /> : t('price.unavailable')}
        </KeyValueItem>
        {choice.supplements.map(({ supplement, price: extra, isChosen }) =>
          isChosen && extra ? (
            <KeyValueItem
              key={supplement.id}
              label={
                <span className={styles.words} lang={supplement.label.lang}>
                  {supplement.label.text}
                </span>
              }
            >
              <PriceLines price={extra} currency={tier.currency} text={prices} />
            </KeyValueItem>
          ) : null,
        )}
      </KeyValue>
      {choice.totals.length === 0 ? <Notice isStatic>{t('summary.unpriced')}</Notice> : null}
      {loss ? (
        <Notice tone="caution" isStatic>
          {t('loses.title')}
          <LossList lines={lossLines(loss)} />
          {retryBenefits && loss.benefitIds.length > 0 ? (
            <div className={styles.row}>
              <span className={styles.words}>{t('loses.failed')}</span>
              <Button size="small" onPress={retryBenefits}>
                {t('retry')}
              </Button>
            </div>
          ) : null}
        </Notice>
      ) : null}
    </div>
  )
}

/** The total and the button. In one column they stay in view while the rest scrolls. */
function Foot({ choice: { totals, selection }, tier, current, prices, onConfirm, isUpdating }: ChosenProps) {
  const t = useMessages(pickerMessages)
  const action = tier.current ? 'continue' : (changeTo(tier, current) ?? 'choose')
  return (
    <div className={`${styles.facts} ${styles.foot}`}>
      {totals.length > 0 ? (
        <KeyValue layout="ledger">
          {totals.map((total, index) => (
            <KeyValueItem key={total.period} label={index === 0 ? t('summary.total') : ''} isTotal>
              <PriceLines price={total} currency={tier.currency} text={prices} />
            </KeyValueItem>
          ))}
        </KeyValue>
      ) : null}
      {onConfirm && selection ? (
        <Button tone="primary" isPending={isUpdating} pendingLabel={t('updating')} onPress={() => onConfirm(selection)}>
          <span className={styles.words}>{t(`do.${action}`, { plan: tier.label.text })}</span>
        </Button>
      ) : null}
    </div>
  )
}

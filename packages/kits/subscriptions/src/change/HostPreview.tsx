'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ChangedSince } from '@memberkit/foundation/conflict'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney } from '@memberkit/platform/formats'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { changeMessages } from '../messages/namespaces.ts'
import * as styles from './change.css.ts'
import type { ChangePreview } from './change-props.ts'
import type { HostPreviewState } from './useHostPreview.ts'

export interface HostPreviewProps extends HostPreviewState {
  currency: string
  /** The button's label. */
  submitLabel: string
}

/** The cost of a change by the host's account. It fails by itself: the change can be made without it. */
export function HostPreview({ answer, changedFrom, isAsked, currency, submitLabel }: HostPreviewProps) {
  const t = useMessages(changeMessages)
  const { locale } = useMemberkit()
  const money = (amount: string) => formatMoney(amount, currency, locale)
  return (
    <>
      {answer && changedFrom ? (
        <ChangedSince
          // Announced again once it asks.
          key={String(isAsked)}
          title={t('preview.changed')}
          changes={differences(changedFrom.preview, answer.preview)}
        >
          {isAsked ? t('preview.changed.again', { button: submitLabel }) : t('preview.changed.text')}
        </ChangedSince>
      ) : null}
      <Card title={t('preview.heading')} level={3}>
        {answer ? (
          answer.preview ? (
            <>
              <KeyValue layout="ledger">
                {answer.preview.lines.map(({ label, amount }) => (
                  <KeyValueItem key={label} label={label}>
                    {money(amount)}
                  </KeyValueItem>
                ))}
              </KeyValue>
              {answer.preview.note ? <p className={styles.quiet}>{answer.preview.note}</p> : null}
            </>
          ) : (
            <p className={styles.quiet}>{t('preview.failed')}</p>
          )
        ) : (
          <SkeletonGroup label={t('preview.loading')}>
            <SkeletonText lines={2} />
          </SkeletonGroup>
        )}
      </Card>
    </>
  )

  function differences(before?: ChangePreview, after?: ChangePreview) {
    const amountIn = (preview: ChangePreview | undefined, label: string) => {
      const amount = preview?.lines.find((line) => line.label === label)?.amount
      return amount === undefined ? undefined : money(amount)
    }
    const labels = [...(before?.lines ?? []), ...(after?.lines ?? [])].map(({ label }) => label)
    return [...new Set(labels)]
      .map((label) => ({ label, before: amountIn(before, label), after: amountIn(after, label) }))
      .filter((one) => one.before !== one.after)
  }
}

'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney } from '@memberkit/platform/formats'
import { Card } from '@memberkit/primitives/card'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { useEffect, useRef, useState } from 'react'
import { changeMessages } from '../messages/namespaces.ts'
import * as styles from './change.css.ts'
import type { ChangeOptions, ChangePreview, PreviewChangeInput } from './change-props.ts'

export interface HostPreviewProps {
  load: NonNullable<ChangeOptions['previewChange']>
  input: PreviewChangeInput
}

/** The cost of a change by the host's account. It fails by itself: the change can be made without it. */
export function HostPreview({ load, input }: HostPreviewProps) {
  const t = useMessages(changeMessages)
  const { locale } = useMemberkit()
  const [answer, setAnswer] = useState<{ of: string; preview?: ChangePreview }>()
  const { subscription, ...choice } = input
  const wanted = JSON.stringify([subscription.version, choice])
  const ask = useRef(() => load(input))
  ask.current = () => load(input)
  useEffect(() => {
    let isWanted = true
    const say = (preview?: ChangePreview) => {
      if (isWanted) setAnswer({ of: wanted, preview })
    }
    // A host may throw at once, too.
    void Promise.resolve()
      .then(() => ask.current())
      .then(say, () => say())
    return () => {
      isWanted = false
    }
  }, [wanted])
  const isReady = answer?.of === wanted
  return (
    <Card title={t('preview.heading')} level={3}>
      {isReady ? (
        answer.preview ? (
          <>
            <KeyValue layout="ledger">
              {answer.preview.lines.map(({ label, amount }) => (
                <KeyValueItem key={label} label={label}>
                  {formatMoney(amount, subscription.currency, locale)}
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
  )
}

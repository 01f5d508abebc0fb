'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { screenOnly } from '@memberkit/foundation/print'
import { Alert } from '@memberkit/primitives/alert'
import { cartMessages } from '../messages/namespaces.ts'
import type { CartModel } from './useCart.ts'
import type { CartWords } from './words.ts'

/** Notices of events before the cart was shown: an unreadable link, a scrubbed one, other prices. Loaded if any. */
export function CartNotices({ model, words }: { model: CartModel; words: CartWords }) {
  const t = useMessages(cartMessages)
  const { problem, isScrubbed, changes, lines, dismiss } = model
  return (
    <div className={screenOnly}>
      {problem ? (
        <Alert
          tone="caution"
          title={t('notice.malformed.title')}
          dismissLabel={t('notice.dismiss')}
          onDismiss={() => dismiss('problem')}
        >
          {t('notice.malformed.text')}
        </Alert>
      ) : null}
      {isScrubbed ? (
        <Alert
          tone="info"
          title={t('notice.scrubbed.title')}
          dismissLabel={t('notice.dismiss')}
          onDismiss={() => dismiss('isScrubbed')}
        >
          {t('notice.scrubbed.text')}
        </Alert>
      ) : null}
      {changes.length > 0 ? (
        <Alert
          tone="info"
          title={t('notice.changes.title')}
          dismissLabel={t('notice.dismiss')}
          onDismiss={() => dismiss('seen')}
        >
          {changes.map(({ key, kind, supplement = '' }) => {
            const line = lines.find((one) => one.key === key)
            if (!line) return null
            const one = line.supplements.find((chosen) => chosen.key === supplement)
            const name = one ? words.supplementName(one).text : ''
            return (
              <div key={`${key} ${kind} ${supplement}`}>
                {t(`notice.changes.${kind}`, { plan: words.planName(line).text, name })}
              </div>
            )
          })}
        </Alert>
      ) : null}
    </div>
  )
}

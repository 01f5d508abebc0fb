'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatInstant, formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { transactionStaffMessages } from '../../messages/namespaces.ts'
import type { EarlierAttempt } from './useEarlierAttempts.ts'
import type { MoneyAction } from './useMoneyAction.ts'

/** Says why charging waits, or what can't be ruled out: an earlier attempt without an answer, or attempts unread. */
export function EarlierAttempts({ money, earlier }: { money: MoneyAction; earlier: EarlierAttempt }) {
  const t = useMessages(transactionStaffMessages)
  const { locale, timeZone } = useMemberkit()
  const { transactions, check } = money
  const again = (onPress: () => void, isPending?: boolean) => (
    <Button size="small" onPress={onPress} isPending={isPending}>
      {t('check')}
    </Button>
  )
  if (transactions.state === 'failed' || transactions.state === 'refused') {
    return (
      <Alert tone="caution" actions={again(transactions.retry, transactions.isRetrying)}>
        {t('earlier.failed')}
      </Alert>
    )
  }
  const { open, isAwaited } = earlier
  const isPartial = transactions.state === 'ready' && transactions.data.unreadable.length > 0
  return (
    <>
      {open ? (
        <Alert
          tone="caution"
          title={isAwaited ? t('earlier.awaited') : t('earlier.open')}
          actions={again(check, transactions.state === 'ready' && transactions.isRetrying)}
        >
          {t(isAwaited ? 'earlier.awaitedText' : 'earlier.openText', {
            amount: formatMoney(open.amount, open.currency, locale),
            time: formatInstant(open.at, locale, timeZone),
          })}
        </Alert>
      ) : null}
      {isPartial ? <Alert tone="caution">{t('earlier.unread')}</Alert> : null}
    </>
  )
}

'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate, formatMoney } from '@memberkit/platform/formats'
import { Button } from '@memberkit/primitives/button'
import { Facts } from '@memberkit/primitives/facts'
import { listMessages } from '../messages/namespaces.ts'
import type { Balance, NextCharge } from '../shared/amounts.rules.ts'
import { mayBeOwed } from '../shared/invoice-status.rules.ts'
import type { Invoice } from '../shared/received.ts'
import * as styles from './BalanceHeader.css.ts'
import type { InvoiceListData } from './useInvoiceList.ts'

export interface BalanceHeaderProps {
  data: InvoiceListData
  /** Pays what may be paid in a currency; without it the balance is only shown. */
  onPay?: (invoices: readonly Invoice[]) => void
}

/** The balance for each currency: the amount, its age, the next charge, and the pay button. */
export function BalanceHeader({ data, onPay }: BalanceHeaderProps) {
  const t = useMessages(listMessages)
  const { locale, realm } = useMemberkit()
  const { balances, nextCharge, uncounted } = data
  const missing = uncounted > 0 ? t('missing', { count: uncounted }) : undefined
  const money = (amount: string, currency: string) => formatMoney(amount, currency, locale)
  return (
    <section className={styles.header} aria-label={t('balance.label')}>
      {balances.length === 0 ? (
        <div className={styles.balance}>
          <p className={styles.amount}>{t(uncounted > 0 ? 'balance.noneRead' : 'balance.none')}</p>
          <p className={styles.note}>{missing ?? (data.invoices.some(mayBeOwed) ? null : t('balance.noneText'))}</p>
        </div>
      ) : null}
      {balances.map((balance) => (
        <div key={balance.currency} className={styles.balance}>
          <p className={styles.label}>
            {balances.length > 1 ? t('balance.dueIn', { currency: balance.currency }) : t('balance.due')}
          </p>
          <p className={styles.amount}>{money(balance.due, balance.currency)}</p>
          <p className={styles.note}>
            <Facts items={notes(balance)} />
          </p>
          {payButton(balance)}
        </div>
      ))}
    </section>
  )

  function nextWords({ isRetry }: NextCharge) {
    if (!isRetry) return 'balance.next'
    return realm === 'Internal' ? 'balance.nextAttempt' : 'balance.nextTry'
  }

  function payButton({ currency, due }: Balance) {
    const payable = data.payable.filter((invoice) => invoice.currency === currency)
    if (!onPay || payable.length === 0) return null
    return (
      <div className={styles.action}>
        <Button tone="primary" onPress={() => onPay(payable)}>
          {payable.length > 1
            ? t('balance.payAll', { count: payable.length })
            : t('balance.pay', { amount: money(payable[0]?.due ?? due, currency) })}
        </Button>
      </div>
    )
  }

  function notes({ currency, due, oldestDueOn }: Balance) {
    const next = nextCharge?.currency === currency ? nextCharge : undefined
    // A charge of all of it says the day that it is due.
    const isSaid = next?.on === oldestDueOn && next?.amount === due
    const oldest = oldestDueOn && !isSaid && t('balance.oldest', { date: formatDate(oldestDueOn, locale) })
    const charge =
      next && t(nextWords(next), { amount: money(next.amount, currency), date: formatDate(next.on, locale) })
    return [oldest, charge, missing].filter(Boolean)
  }
}

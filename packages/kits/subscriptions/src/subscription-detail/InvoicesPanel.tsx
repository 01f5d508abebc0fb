'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { type Resource, ResourceView, textIn, UnreadableRows } from '@memberkit/foundation/resource'
import { unreadableItemsIn } from '@memberkit/platform'
import { formatDate, formatMoney } from '@memberkit/platform/formats'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Facts } from '@memberkit/primitives/facts'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { detailMessages } from '../messages/namespaces.ts'
import type { Invoice } from '../shared/received.ts'
import * as styles from './SubscriptionDetail.css.ts'

export interface InvoicesPanelProps {
  invoices: Resource<readonly Invoice[]>
  subscriptionId: string
  onPay?: (subscriptionId: string) => void
}

/** The open invoices, and the way to pay them; nothing where none is open. */
export function InvoicesPanel({ invoices, subscriptionId, onPay }: InvoicesPanelProps) {
  const t = useMessages(detailMessages)
  const { locale } = useMemberkit()
  if (invoices.state === 'ready' && invoices.data.length + unreadableItemsIn(invoices.data).length === 0) return null
  return (
    <Card title={t('invoices')} level={3}>
      <ResourceView resource={invoices} noun={t('invoices.noun')} showsUnreadable skeleton={<SkeletonText />}>
        {(found) => {
          const unreadable = unreadableItemsIn(found)
          return (
            <Stack gap="md">
              <ul className={styles.lines} aria-label={t('invoices')}>
                {found.map(({ id, number, issuedOn, dueOn, due, currency }) => (
                  <li key={id} className={styles.line}>
                    <span className={styles.words}>
                      <Facts
                        items={[
                          number,
                          <span key="date" className={styles.quiet}>
                            {dueOn
                              ? t('invoices.due', { date: formatDate(dueOn, locale) })
                              : t('invoices.issued', { date: formatDate(issuedOn, locale) })}
                          </span>,
                        ]}
                      />
                    </span>
                    <span className={styles.amount}>{formatMoney(due, currency, locale)}</span>
                  </li>
                ))}
              </ul>
              {unreadable.length > 0 ? (
                <UnreadableRows
                  unreadable={unreadable}
                  title={t('invoices.unread')}
                  nameOf={({ received }) => textIn(received, 'number', 'id')}
                />
              ) : null}
              {onPay ? (
                <ScreenOnly>
                  <Button size="small" onPress={() => onPay(subscriptionId)}>
                    {t('invoices.pay')}
                  </Button>
                </ScreenOnly>
              ) : null}
            </Stack>
          )
        }}
      </ResourceView>
    </Card>
  )
}

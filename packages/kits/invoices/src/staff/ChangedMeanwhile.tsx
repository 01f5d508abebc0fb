'use client'
import { invoiceJournal } from '@memberkit/contract/commerce/invoices'
import { useMemberkit } from '@memberkit/foundation'
import { useLastChange } from '@memberkit/foundation/journal'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { formatInstant, formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { useEffect, useRef } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import type { Invoice } from '../shared/received.ts'
import { useStatusLooks } from '../shared/useStatusLooks.ts'
import { useMethodName } from '../shared/useMethodName.ts'
import { changesBetween, type InvoiceFact } from './invoice-changes.rules.ts'

/** Somebody was faster (412): who it was, what is different now, and that one may go on. */
export function ChangedMeanwhile({ before, after }: { before: Invoice; after: Invoice }) {
  const t = useMessages(staffMessages)
  const { locale, timeZone } = useMemberkit()
  const looks = useStatusLooks()
  const last = useLastChange(invoiceJournal, after.id, true)
  const changes = changesBetween(before, after)
  const methodName = useMethodName(
    after,
    changes.some(({ fact }) => fact === 'paymentMethod'),
  )
  const alert = useRef<HTMLDivElement>(null)
  // Who it was and what is different come a moment later, and take room.
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [last, changes.length])

  return (
    <Alert ref={alert} isStatic tone="caution" title={t('changed.heading')}>
      <Stack gap="xs">
        <span>
          {last ? `${t('changed.by', { name: last.actor.name, time: formatInstant(last.at, locale, timeZone) })} ` : ''}
          {t('changed.text')}
        </span>
        {changes.length > 0 ? (
          <KeyValue>
            {changes.map(({ fact, before, after }) => (
              <KeyValueItem key={fact} label={t(`fact.${fact}`)}>
                {t('changed.value', { after: show(fact, after), before: show(fact, before) })}
              </KeyValueItem>
            ))}
          </KeyValue>
        ) : null}
      </Stack>
    </Alert>
  )

  function show(fact: InvoiceFact, value: string | undefined): string {
    if (value === undefined) return t('changed.none')
    if (fact === 'status') return statusOf(looks, value).label
    if (fact === 'items') return value
    if (fact === 'paymentMethod') return methodName(value) ?? value
    return formatMoney(value, after.currency, locale)
  }
}

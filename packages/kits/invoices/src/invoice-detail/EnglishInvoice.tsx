'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { PrintHeader, SecondLanguage } from '@memberkit/foundation/print'
import { StatusText } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { Inline, Stack } from '@memberkit/primitives/box'
import { Heading } from '@memberkit/primitives/text'
import { detailMessages } from '../messages/namespaces.ts'
import { printedNames } from '../messages/printed-names.ts'
import { shownStatus } from '../shared/invoice-status.rules.ts'
import { invoiceLooks } from '../shared/invoice-looks.ts'
import type { Invoice } from '../shared/received.ts'
import { CoveredPeople } from './CoveredPeople.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import { InvoiceItems } from './InvoiceItems.tsx'
import { Transactions } from './Transactions.tsx'
import type { InvoiceDetailData } from './useInvoiceDetail.ts'

interface EnglishInvoiceProps {
  invoice: Invoice
  detail: InvoiceDetailData
}

const needs = ['foundation', 'foundation.tools', ...printedNames]

/** The English version that goes on paper behind a French one: in Quebec an invoice may be read by either. */
export function EnglishInvoice(props: EnglishInvoiceProps) {
  return (
    <SecondLanguage locale="en-CA" needs={needs}>
      <Version {...props} />
    </SecondLanguage>
  )
}

function Version({ invoice, detail }: EnglishInvoiceProps) {
  const t = useMessages(detailMessages)
  const looks = useLooks(invoiceLooks)
  return (
    <Stack gap="md">
      <PrintHeader />
      <Inline gap="sm">
        <Heading level={2} size="lg">
          {t('title', { number: invoice.number })}
        </Heading>
        <StatusText field="invoice.status" value={shownStatus(invoice)} looks={looks} />
      </Inline>
      <InvoiceItems invoice={invoice} />
      <InvoiceFacts invoice={invoice} />
      <Transactions transactions={detail.transactions} isPayPaused={detail.isPayPaused} />
      <CoveredPeople invoice={invoice} entitlements={detail.entitlements} />
    </Stack>
  )
}

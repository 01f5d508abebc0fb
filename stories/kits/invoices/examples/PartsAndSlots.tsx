import { ResourceView } from '@memberkit/foundation/resource'
import { BalanceHeader, InvoiceList, PastDueBanner, useInvoiceList } from '@memberkit/invoices'
import { Alert } from '@memberkit/primitives/alert'
import { Stack } from '@memberkit/primitives/box'

/** Something of your own before the list, and in place of what an empty one says. */
export function BillingWithNotice({ identityId }: { identityId: string }) {
  return (
    <InvoiceList
      identityId={identityId}
      slots={{
        before: <Alert tone="info">Invoices are sent on the eighth of each month.</Alert>,
        empty: <Alert tone="neutral">Your employer pays for your plan.</Alert>,
      }}
    />
  )
}

interface HomeProps {
  identityId: string
  onOpenBilling: () => void
}

/** Two parts of the kit on a home page. They share one request with every other copy. */
export function Home({ identityId, onOpenBilling }: HomeProps) {
  const list = useInvoiceList(identityId)
  return (
    <ResourceView resource={list} noun="your invoices" skeleton={null}>
      {(data) => (
        <Stack>
          <PastDueBanner invoices={data.pastDue} onPay={onOpenBilling} />
          <BalanceHeader data={data} onPay={onOpenBilling} />
        </Stack>
      )}
    </ResourceView>
  )
}

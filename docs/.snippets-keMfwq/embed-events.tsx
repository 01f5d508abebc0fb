import type { KitEvent } from '@memberkit/foundation'
import { InvoiceList } from '@memberkit/invoices'

export const tellAnalytics = ({ type, kit, data }: KitEvent) => console.log(kit, type, data)

export const Billing = ({ identityId }: { identityId: string }) => (
  <InvoiceList
    identityId={identityId}
    onEvent={(event) => {
      if (event.type === 'invoices.invoice.paid') console.log(event.data.invoiceId)
    }}
  />
)

export {}

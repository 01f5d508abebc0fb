import { useInvoiceList } from '@memberkit/invoices'

/** Only what the kit knows; every element is your own. */
export function PastDueCount({ identityId }: { identityId: string }) {
  const list = useInvoiceList(identityId)
  switch (list.state) {
    case 'loading':
      return <p>Looking up your invoices…</p>
    case 'ready':
      return (
        <p>
          {list.data.pastDue.length} of {list.data.count} invoices are past due.
        </p>
      )
    case 'refused':
    case 'failed':
      return (
        <p>
          Your invoices couldn’t be read. <button onClick={list.retry}>Try again</button>
        </p>
      )
  }
}

import { useTransactions } from '@memberkit/payments'

/** Only what the kit knows; every element is your own. */
export function DeclinedCount({ identityId }: { identityId: string }) {
  const transactions = useTransactions(identityId)
  switch (transactions.state) {
    case 'loading':
      return <p>Looking up the transactions…</p>
    case 'ready':
      return <p>{transactions.data.blocked.size} payment methods are permanently declined.</p>
    case 'refused':
    case 'failed':
      return (
        <p>
          The transactions couldn’t be read. <button onClick={transactions.retry}>Try again</button>
        </p>
      )
  }
}

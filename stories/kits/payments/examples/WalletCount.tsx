import { useWallet } from '@memberkit/payments'

/** Only what the kit knows; every element is your own. */
export function WalletCount({ identityId }: { identityId: string }) {
  const wallet = useWallet(identityId)
  switch (wallet.state) {
    case 'loading':
      return <p>Looking up your payment methods…</p>
    case 'ready':
      return (
        <p>
          {wallet.data.rows.filter(({ isUsable }) => isUsable).length} of {wallet.data.count} methods can be charged.
        </p>
      )
    case 'refused':
    case 'failed':
      return (
        <p>
          Your payment methods couldn’t be read. <button onClick={wallet.retry}>Try again</button>
        </p>
      )
  }
}

import { useSubscriptions } from '@memberkit/subscriptions'

/** Only what the kit knows; every element is your own. */
export function RenewalCount({ identityId }: { identityId: string }) {
  const plans = useSubscriptions(identityId)
  switch (plans.state) {
    case 'loading':
      return <p>Looking up your plans…</p>
    case 'ready':
      return (
        <p>
          {plans.data.rows.filter(({ standing }) => standing === 'renewing').length} of {plans.data.count} plans renew.
        </p>
      )
    case 'refused':
    case 'failed':
      return (
        <p>
          Your plans couldn’t be read. <button onClick={plans.retry}>Try again</button>
        </p>
      )
  }
}

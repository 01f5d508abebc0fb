import { useEntitlements } from '@memberkit/entitlements'

/** Only what the kit knows; every element is your own. */
export function UsableCount({ identityId }: { identityId: string }) {
  const plans = useEntitlements(identityId)
  switch (plans.state) {
    case 'loading':
      return <p>Looking up your plans…</p>
    case 'ready':
      return (
        <p>
          {plans.data.rows.filter(({ standing }) => standing === 'ready').length} of {plans.data.count} plans are ready
          to use.
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

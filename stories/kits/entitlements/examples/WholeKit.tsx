import { CoverageList } from '@memberkit/entitlements'

interface CoverageProps {
  identityId: string
  /** Where a plan that begins on first use is set up. */
  onSetUp: (entitlementId: string) => void
  /** Where the subscription of a suspended plan is paid. */
  onResolveBilling: (subscriptionId: string) => void
}

/** The plans, each plan, who is covered and, for staff, every action. */
export function Coverage({ identityId, onSetUp, onResolveBilling }: CoverageProps) {
  return <CoverageList identityId={identityId} onSetUp={onSetUp} onResolveBilling={onResolveBilling} />
}

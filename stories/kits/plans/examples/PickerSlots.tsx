import { type Recommendation, type ShownPrice, TierPicker, type TierVM } from '@memberkit/plans'
import { Alert } from '@memberkit/primitives/alert'
import { Text } from '@memberkit/primitives/text'

// Outside of the component: the same on every render, so that no card renders again.
const recommended: Recommendation = {
  tierId: 'tier-legal-family',
  reason: 'Covers your spouse and both children.',
}
const employerContribution = (_tier: TierVM, price: ShownPrice) =>
  price.period === 'PAY_PERIOD' ? <Text size="sm">Your employer pays $5.00 of this.</Text> : null

/** An employer's page: prices by the paycheck, what the employer pays, and a recommendation with its reason. */
export function EmployerPlans() {
  return (
    <TierPicker
      brand="example"
      productGroup="legal"
      channel="GROUP"
      canChooseRegion={false}
      initialPeriod="PAY_PERIOD"
      payPeriodsPerYear={26}
      recommended={recommended}
      slots={{ before: <Alert tone="info">Enrollment ends on March 31.</Alert>, employerContribution }}
    />
  )
}

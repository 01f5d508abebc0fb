import { ResourceView } from '@memberkit/foundation/resource'
import {
  FamilyCard,
  PlanComparison,
  ProductFamilies,
  useComparison,
  useEligibilities,
  useProductFamilies,
} from '@memberkit/plans'
import { Alert } from '@memberkit/primitives/alert'

interface Purchase {
  onSelect: (tierId: string) => void
}

/** The comparison, with a notice of your own above the table. */
export function CompareLegalPlans({ onSelect }: Purchase) {
  return (
    <PlanComparison
      brand="example"
      productGroup="legal"
      channel="D2C"
      onSelect={({ tierId }) => onSelect(tierId)}
      slots={{ header: (tiers) => <Alert tone="info">{`${tiers.length} plans are on sale until April 30.`}</Alert> }}
    />
  )
}

/** The families, with your own words in place of an empty list. */
export function Families() {
  return <ProductFamilies slots={{ empty: <Alert tone="neutral">Our plans come back on May 1.</Alert> }} />
}

/** One part alone: the first family, on a home page. */
export function FirstFamily({ onOpen }: { onOpen: (familyId: string) => void }) {
  const families = useProductFamilies()
  return (
    <ResourceView resource={families} noun="our plans" skeleton={null}>
      {({ rows: [first] }) => <ul>{first ? <FamilyCard row={first} onOpen={onOpen} /> : null}</ul>}
    </ResourceView>
  )
}

/** Only what the kit knows; every element is your own. */
export function SharedBenefits() {
  const { comparison } = useComparison({ brand: 'example', productGroup: 'legal', channel: 'D2C' })
  if (comparison.state !== 'ready') return <p>Looking up the plans…</p>
  const rows = comparison.data.groups.flatMap((group) => group.rows)
  const shared = rows.filter(({ cells }) => cells.every(({ kind }) => kind !== 'notIncluded'))
  return <p>{`Every plan includes ${shared.map(({ name }) => name.text).join(', ')}.`}</p>
}

interface SpouseProps {
  userId: string
  productId: string
}

/** Eligibility for a sentence in a cart. */
export function SpouseSentence({ userId, productId }: SpouseProps) {
  const check = useEligibilities({ productIds: [productId], userId, personType: 'SPOUSE' })
  switch (check.state) {
    case 'loading':
      return <p>Checking…</p>
    case 'ready':
      return <p>{`Your spouse can use ${check.data.eligibleCount} of ${check.data.benefitCount} benefits.`}</p>
    case 'refused':
    case 'failed':
      return (
        <p>
          We don’t know what your spouse can use. <button onClick={check.retry}>Check again</button>
        </p>
      )
  }
}

import { CoverageCard, CoverageList, useEntitlements } from '@memberkit/entitlements'
import { ResourceView } from '@memberkit/foundation/resource'
import { Alert } from '@memberkit/primitives/alert'

/** Something of your own between the heading and the plans, and in place of what an empty list says. */
export function CoverageWithNotice({ identityId }: { identityId: string }) {
  return (
    <CoverageList
      identityId={identityId}
      slots={{
        before: <Alert tone="info">Our lines are open until 7 p.m.</Alert>,
        empty: <Alert tone="neutral">Your employer enrolls you on April 1.</Alert>,
      }}
    />
  )
}

interface HomeProps {
  identityId: string
  onOpen: (entitlementId: string) => void
}

/** The first plan alone, on a home page. It shares the requests of every other copy. */
export function Home({ identityId, onOpen }: HomeProps) {
  const plans = useEntitlements(identityId)
  return (
    <ResourceView resource={plans} noun="your plans" skeleton={null}>
      {({ rows: [first] }) => <ul>{first ? <CoverageCard row={first} onOpen={onOpen} /> : null}</ul>}
    </ResourceView>
  )
}

import { CoverageCard, type CoverageRow, type Standing, useEntitlements } from '@memberkit/entitlements'
import { listMessages } from '@memberkit/entitlements/messages/namespaces'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import { Grid, Stack } from '@memberkit/primitives/box'
import { Section } from '@memberkit/primitives/card'
import { Heading } from '@memberkit/primitives/text'
import { fn } from 'storybook/test'

/** How each standing comes about, in one plan. Exhaustive by type: a new standing fails the build here. */
const facts: Record<Standing, Partial<CoverageRow['entitlement']>> = {
  ready: {},
  changing: { fulfillmentStatus: 'PendingChange' },
  needsSetup: { setupStatus: 'NOT_SETUP' },
  notProvided: { fulfillmentStatus: 'NotFulfilled' },
  suspended: { status: 'SUSPENDED', statusReason: 'SUBSCRIPTION_SUSPENDED' },
  preparing: { fulfillmentStatus: 'PendingCreate' },
  upcoming: { effectiveFrom: '2026-04-01' },
  ended: { status: 'CANCELLED', effectiveTo: '2026-02-28' },
}

export const groups: readonly (readonly [title: string, standings: readonly Standing[]])[] = [
  ['Works', ['ready', 'changing']],
  ['Needs attention', ['needsSetup', 'notProvided', 'suspended']],
  ['On its way', ['preparing', 'upcoming']],
  ['Ended', ['ended']],
]

/** One plan in each of its standings, under the word that its owner reads. */
export function StateOverview({ identityId }: { identityId: string }) {
  const t = useMessages(listMessages)
  const plans = useEntitlements(identityId)
  return (
    <ResourceView resource={plans} noun="the plans" skeleton={null}>
      {({ rows: [plan] }) => (
        <Stack gap="xl">
          {groups.map(([title, standings]) => (
            <Section key={title} level={2} title={title}>
              <Grid gap="lg">
                {standings.map((standing) => (
                  <Stack key={standing} gap="xs">
                    <Heading level={3} size="sm">
                      {t(`standing.${standing}`)}
                    </Heading>
                    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
                      {plan ? <CoverageCard row={rowOf(plan, standing)} {...ways} /> : null}
                    </ul>
                  </Stack>
                ))}
              </Grid>
            </Section>
          ))}
        </Stack>
      )}
    </ResourceView>
  )
}

const ways = { onOpen: fn(), onSetUp: fn(), onResolveBilling: fn() }

const rowOf = (plan: CoverageRow, standing: Standing): CoverageRow => ({
  ...plan,
  id: standing,
  standing,
  entitlement: { ...plan.entitlement, ...facts[standing] },
})

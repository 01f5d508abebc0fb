'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import { UnavailableHere } from '@memberkit/foundation/permission'
import type { ReactNode } from 'react'
import { CoverageDetailPart } from '../coverage-detail/detail-part.ts'
import { CoverageTablePart } from '../coverage-table/table-part.tsx'
import type { EntitlementsEventTable } from '../events.ts'
import type { Transitions } from '../shared/coverage-actions.ts'
import { coverageLink } from './coverage-link.ts'
import { MemberCoverage } from './MemberCoverage.tsx'
import { type EntitlementsData, useEntitlements } from './useEntitlements.ts'

/** Slots for the host's own content. `null` in a replacing slot shows nothing there. */
export interface CoverageListSlots {
  before?: ReactNode
  /** Between the heading and the plans. */
  header?: (data: EntitlementsData) => ReactNode
  after?: ReactNode
  /** In place of the message that there are no plans yet. */
  empty?: ReactNode
}

export interface CoverageListPageProps {
  /** The identity ID of the person whose plans are shown. */
  identityId: string
  /**
   * Leads to where a plan that begins on first use is set up; without it, the control is absent. The platform's own
   * set-up call is for machines only.
   */
  onSetUp?: (entitlementId: string) => void
  /** Leads to where the subscription of a suspended plan is paid; without it, the control is absent. */
  onResolveBilling?: (subscriptionId: string) => void
  /** Leads to where a plan is chosen; without it, a list of no plans has no way on. */
  onChoosePlan?: () => void
  /** Overrides the statuses in which each action is possible. */
  transitions?: Transitions
  slots?: CoverageListSlots
}

/** The plans and what opens from them. */
export function CoverageListPage(props: CoverageListPageProps) {
  const { realm } = useMemberkit()
  // Group administrators have no such calls: nothing is requested.
  return realm === 'GroupAdmin' ? <UnavailableHere /> : <Page {...props} />
}

function Page(props: CoverageListPageProps) {
  const { identityId, transitions } = props
  const { realm } = useMemberkit()
  const emit = useEmit<EntitlementsEventTable>()
  const [{ plan, returnTo }, setPlace] = useLinkState(coverageLink)
  const resource = useEntitlements(identityId, { transitions, isEnabled: !plan })
  const List = realm === 'Internal' ? CoverageTablePart : MemberCoverage
  return (
    <List
      {...props}
      resource={resource}
      onOpen={(entitlementId) => {
        emit('entitlements.plan.opened', { entitlementId })
        setPlace({ plan: entitlementId })
      }}
      openId={plan}
      opened={
        plan ? (
          <CoverageDetailPart
            {...props}
            key={plan}
            entitlementId={plan}
            returnTo={returnTo}
            onBack={() => setPlace({ plan: undefined, returnTo: undefined })}
          />
        ) : undefined
      }
    />
  )
}

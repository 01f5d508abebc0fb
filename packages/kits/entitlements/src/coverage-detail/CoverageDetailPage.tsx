'use client'
import { DetailPage, useBackLink } from '@memberkit/foundation/detail'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { useRef, useState } from 'react'
import type { EntitlementsEventTable } from '../events.ts'
import { CoverageActionPart } from '../manage/manage-parts.ts'
import { detailMessages } from '../messages/namespaces.ts'
import type { CoverageActionName, Transitions } from '../shared/coverage-actions.ts'
import type { CoverageRow } from '../shared/row.rules.ts'
import { CoverageDetailSkeleton } from './CoverageDetailSkeleton.tsx'
import { CoverageDetailView } from './CoverageDetailView.tsx'
import { useCoverageDetail } from './useCoverageDetail.ts'

export interface CoverageDetailPageProps {
  /** The reader's identity ID: the plan's owner, or a person it is shared with. */
  identityId: string
  entitlementId: string
  /** Leads to where a plan that begins on first use is set up; without it, the control is absent. */
  onSetUp?: (entitlementId: string) => void
  /** Leads to where the subscription of a suspended plan is paid; without it, the control is absent. */
  onResolveBilling?: (subscriptionId: string) => void
  /** A path of this site that the flow goes back to when it ends; takes the place of the way back to the list. */
  returnTo?: string
  /** Leads to the list; without it, and without `returnTo`, there is no way back. */
  onBack?: () => void
  /** Overrides the statuses in which each action is possible. */
  transitions?: Transitions
}

/** Actions after which the plan, deleted or somebody else's, cannot be read here any more. */
const leavesWith: readonly CoverageActionName[] = ['delete', 'changeOwner', 'reassignOwner']

/** The plan and what opens from it. */
export function CoverageDetailPage(props: CoverageDetailPageProps) {
  const { identityId, entitlementId, returnTo, onBack, onSetUp, onResolveBilling, transitions } = props
  const t = useMessages(detailMessages)
  const emit = useEmit<EntitlementsEventTable>()
  const resource = useCoverageDetail(identityId, entitlementId, { transitions })
  const root = useRef<HTMLDivElement>(null)
  /** The change under way; it goes on also when the page cannot be read any more. */
  const [acting, setActing] = useState<CoverageRow & { intent: CoverageActionName }>()

  const backLink = useBackLink({
    onBack,
    returnTo,
    onReturn: () => emit('entitlements.flow.ended', { flow: 'view', entitlementId }),
    label: t('back'),
    returnLabel: t('backOut'),
  })

  return (
    <DetailPage
      root={root}
      resource={resource}
      noun={t('noun')}
      skeleton={<CoverageDetailSkeleton />}
      backLink={backLink}
      dialogs={
        acting ? (
          <CoverageActionPart
            row={acting}
            intent={acting.intent}
            transitions={transitions}
            onDone={(name) => (leavesWith.includes(name) ? backLink?.leave() : undefined)}
            onClose={() => setActing(undefined)}
          />
        ) : null
      }
    >
      {(row) => (
        <CoverageDetailView
          row={row}
          {...{ onSetUp, onResolveBilling }}
          onAction={(intent) => setActing({ ...row, intent })}
          printed={root}
        />
      )}
    </DetailPage>
  )
}

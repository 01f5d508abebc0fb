'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { type ReactNode, useEffect, useState } from 'react'
import type { CancelFlowProps } from '../cancel/CancelFlow.tsx'
import { changeParts, isChangeFlow } from '../change/change-parts.ts'
import type { ChangeOptions } from '../change/change-props.ts'
import type { Drafts } from '../change/drafts.ts'
import type { SubscriptionsEventTable } from '../events.ts'
import { OpenedFlow } from '../flows/OpenedFlow.tsx'
import type { KeepPlanProps } from '../keep/KeepPlan.tsx'
import { useStaffActions } from '../manage/useStaffActions.tsx'
import { SubscriptionDetailPart } from '../subscription-detail/detail-part.ts'
import type { SubscriptionDetailSlots } from '../subscription-detail/SubscriptionDetailPage.tsx'
import type { Transitions } from '../shared/subscription-actions.ts'
import { SubscriptionTablePart } from '../subscription-table/table-part.tsx'
import { MemberSubscriptions } from './MemberSubscriptions.tsx'
import { type Flow, subscriptionLink } from './subscription-link.ts'
import { type SubscriptionsData, useSubscriptions } from './useSubscriptions.ts'

/** Slots for the host's own content. `null` in a replacing slot shows nothing there. */
export interface SubscriptionListSlots {
  before?: ReactNode
  /** Between the heading and the cards. */
  header?: (data: SubscriptionsData) => ReactNode
  after?: ReactNode
  /** In place of the message that there are no plans yet. */
  empty?: ReactNode
}

export interface SubscriptionListPageProps extends ChangeOptions {
  /** The owner's identity ID. */
  identityId: string
  /** Leads to the open invoices of a subscription; without it, the control is absent. */
  onPay?: (subscriptionId: string) => void
  /** Returns what a subscription owes, in words, or `null` for nothing; alone decides. @default what its open invoices say */
  owedOf?: (subscriptionId: string) => string | null | undefined
  /** Overrides the statuses in which each action is possible. */
  transitions?: Transitions
  slots?: SubscriptionListSlots
  /** Whether it is one of several sections of a page, with a smaller heading. @default false */
  isSection?: boolean
  detailSlots?: SubscriptionDetailSlots
  /** The way the cancel and keep flows open: in place of the list, or in dialogs over it. @default 'page' */
  flowAs?: 'page' | 'dialog'
  /** Your content in the cancel flow: the survey, the one offer, refunds and service requests. */
  cancelFlow?: Pick<CancelFlowProps, 'survey' | 'saveOffer' | 'slots' | 'reason'>
  /** Leads to the plans that can be bought, where a plan has ended; without it, the control is absent. */
  onChoosePlan?: KeepPlanProps['onChoosePlan']
}

/** The subscriptions and what opens from them. */
export function SubscriptionListPage(props: SubscriptionListPageProps) {
  const { realm } = useMemberkit()
  // Group administrators have group-scoped calls only: nothing is requested.
  return realm === 'GroupAdmin' ? <UnavailableHere /> : <Page {...props} />
}

function Page(props: SubscriptionListPageProps) {
  const { identityId, transitions, changeSlots, flowAs } = props
  const { realm, messages } = useMemberkit()
  const emit = useEmit<SubscriptionsEventTable>()
  const [place, setPlace] = useLinkState(subscriptionLink)
  const { subscription, flow, returnTo } = place
  const [drafts] = useState<Drafts>(() => new Map())
  /** Whether the flow began on the page of its subscription, and ends there. */
  const [isFromDetail, setFromDetail] = useState(false)
  const ending = flow === 'cancel' || flow === 'keep' ? flow : undefined
  const isOver = ending !== undefined && flowAs === 'dialog'
  const resource = useSubscriptions(identityId, { transitions, isEnabled: !subscription || isOver })
  const isChanging = isChangeFlow(flow)
  useEffect(() => {
    // A change ends on the page of its subscription. Were that still to load, the focus would be nowhere meanwhile.
    if (isChanging) void SubscriptionDetailPart.load(messages).catch(() => {})
  }, [isChanging, messages])
  const startFlow = (name: Flow, subscriptionId: string) => {
    emit('subscriptions.flow.started', { flow: name, subscriptionId })
    setFromDetail(subscription !== undefined)
    // A flow begun on the page of a subscription ends there.
    setPlace({ subscription: subscriptionId, flow: name, ...(subscription !== undefined && { returnTo: undefined }) })
  }
  const toList = () => setPlace({ subscription: undefined, flow: undefined, returnTo: undefined })
  const staff = useStaffActions(transitions, toList)
  const List = realm === 'Internal' ? SubscriptionTablePart : MemberSubscriptions
  return (
    <>
      <List
        {...props}
        resource={resource}
        openId={subscription}
        onOpen={(subscriptionId) => {
          emit('subscriptions.plan.opened', { subscriptionId })
          setPlace({ subscription: subscriptionId })
        }}
        onFlow={startFlow}
        opened={subscription === undefined || isOver ? undefined : opened(subscription)}
      />
      {subscription !== undefined && isOver ? opened(subscription) : null}
      {staff.dialog}
    </>
  )

  function opened(subscriptionId: string) {
    const key = `${subscriptionId} ${flow}`
    const common = { ...props, subscriptionId, returnTo }
    if (ending) {
      const endsAt = isFromDetail ? subscriptionId : undefined
      return <OpenedFlow key={subscriptionId} {...common} flow={ending} {...{ place, setPlace, endsAt }} />
    }
    if (isChangeFlow(flow)) {
      const Change = changeParts[flow]
      return (
        <Change key={key} {...common} drafts={drafts} onBack={() => setPlace({ flow: undefined }, { replace: true })} />
      )
    }
    return (
      <SubscriptionDetailPart
        key={key}
        {...common}
        canChoosePlan={changeSlots?.planPicker !== undefined}
        onFlow={startFlow}
        detailSlots={{ actions: staff.menuOf, ...props.detailSlots }}
        onBack={toList}
      />
    )
  }
}

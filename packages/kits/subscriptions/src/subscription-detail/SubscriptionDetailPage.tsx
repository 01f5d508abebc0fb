'use client'
import { DetailPage, useBackLink } from '@memberkit/foundation/detail'
import { useMessages } from '@memberkit/foundation/messages'
import { type ReactNode, useRef } from 'react'
import { detailMessages } from '../messages/namespaces.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import type { Transitions } from '../shared/subscription-actions.ts'
import type { Flow } from '../subscription-list/subscription-link.ts'
import { SubscriptionDetailSkeleton } from './SubscriptionDetailSkeleton.tsx'
import { SubscriptionDetailView } from './SubscriptionDetailView.tsx'
import { useSubscriptionDetail } from './useSubscriptionDetail.ts'

/** Slots for the host's own content on the page of a subscription. */
export interface SubscriptionDetailSlots {
  /** Returns the contact of the partner that a subscription is sold through, by its code, and its own rules. */
  partnerContact?: (partner: string) => ReactNode
  /** Beside the button that prints: a menu of actions. */
  actions?: (row: SubscriptionRow) => ReactNode
}

export interface SubscriptionDetailPageProps {
  /** The owner's identity ID. */
  identityId: string
  subscriptionId: string
  /** Leads to the open invoices of a subscription; without it, the control is absent. */
  onPay?: (subscriptionId: string) => void
  /** Returns what a subscription owes, in words, or `null` for nothing; alone decides. @default what its open invoices say */
  owedOf?: (subscriptionId: string) => string | null | undefined
  /** Starts a flow; without it nothing is offered to change. */
  onFlow?: (flow: Flow, subscriptionId: string) => void
  /** Whether another plan can be chosen here: the host gave a picker. @default false */
  canChoosePlan?: boolean
  /** A path of this site to go back to; takes the place of the way back to the list. */
  returnTo?: string
  /** Leads to the list; without it, and without `returnTo`, there is no way back. */
  onBack?: () => void
  /** Overrides the statuses in which each action is possible. */
  transitions?: Transitions
  detailSlots?: SubscriptionDetailSlots
}

/** The page of one subscription. */
export function SubscriptionDetailPage(props: SubscriptionDetailPageProps) {
  const { identityId, subscriptionId, returnTo, onBack, transitions } = props
  const t = useMessages(detailMessages)
  const resource = useSubscriptionDetail(identityId, subscriptionId, { transitions })
  const root = useRef<HTMLDivElement>(null)
  const backLink = useBackLink({ onBack, returnTo, label: t('back'), returnLabel: t('backOut') })
  return (
    <DetailPage
      root={root}
      resource={resource}
      noun={t('noun')}
      skeleton={<SubscriptionDetailSkeleton />}
      backLink={backLink}
    >
      {(data) => <SubscriptionDetailView {...props} data={data} printed={root} />}
    </DetailPage>
  )
}

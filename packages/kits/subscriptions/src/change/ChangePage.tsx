'use client'
import { getSubscription } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { DetailPage, useBackLink } from '@memberkit/foundation/detail'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { mapResource, useResource } from '@memberkit/foundation/resource'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { SubscriptionsEventTable } from '../events.ts'
import { changeMessages, listMessages } from '../messages/namespaces.ts'
import { useEscapeToLeave } from '../shared/flow/useEscapeToLeave.ts'
import { rowOf, type SubscriptionRow } from '../shared/row.rules.ts'
import type { ChangeName } from './change-calls.ts'
import type { ChangeFlow } from './change-parts.ts'
import type { ChangePageProps } from './change-props.ts'
import { ChangeHeader } from './ChangeHeader.tsx'
import { ChangeSkeleton } from './ChangeSkeleton.tsx'
import { Unavailable } from './Unavailable.tsx'
import { whyUnavailable, type Why } from './unavailable.rules.ts'

/** The props of a change. */
export interface Changing {
  row: SubscriptionRow
  /** Why none of the changes is possible any more; each form shows that for itself. */
  why?: Why
  /** Ends the flow without a change. */
  leave: () => void
  /** Ends the flow; the change has been made. */
  finish: () => void
}

interface OwnProps {
  flow: ChangeFlow
  title: string
  /** The actions of the flow; without any of them possible, the reason is said. */
  names: readonly ChangeName[]
  /** Renders the heading, too. */
  children: (changing: Changing) => ReactNode
}

/** The page of a change: the way back, and the change, or why it isn't possible. */
export function ChangePage(props: ChangePageProps & OwnProps) {
  const { identityId, subscriptionId, returnTo, onBack, transitions, flow, title, names, children } = props
  const t = useMessages(changeMessages)
  const words = useMessages(listMessages)
  const { realm, can, isDenied, router } = useMemberkit()
  const emit = useEmit<SubscriptionsEventTable>()
  const root = useRef<HTMLDivElement>(null)
  const resource = useResource(getSubscription, { identityId, subscriptionId })
  const subscription = resource.state === 'ready' ? resource.data : undefined
  const row = useMemo(
    () => subscription && rowOf(subscription, { entitlements: undefined, realm, can, isDenied, transitions }),
    [subscription, realm, can, isDenied, transitions],
  )
  /** The actions possible when the change was opened: a refusal since then is said beside the choice. */
  const [possible, setPossible] = useState<SubscriptionRow['actions']>()
  if (!possible && row && !whyUnavailable(row, names, realm)) setPossible(row.actions)
  const leave = () => end('left')
  const byEscape = useEscapeToLeave(leave)
  const label = t(router && returnTo ? 'backOut' : 'back')
  const backLink = useBackLink({ onBack: leave, label, returnLabel: label })
  return (
    <section aria-label={title} {...byEscape}>
      <DetailPage
        root={root}
        resource={mapResource(resource, () => row!)}
        noun={words('noun')}
        skeleton={<ChangeSkeleton />}
        backLink={backLink}
      >
        {(shown) => {
          const why = whyUnavailable(shown, names, realm)
          if (possible) return children({ row: { ...shown, actions: possible }, why, leave, finish: () => end('done') })
          return (
            <>
              <ChangeHeader title={title} subscription={shown.subscription} />
              <Unavailable why={why ?? 'other'} />
            </>
          )
        }}
      </DetailPage>
    </section>
  )

  function end(outcome: 'done' | 'left') {
    emit('subscriptions.flow.ended', { flow, subscriptionId, outcome })
    if (router && returnTo) router.go(returnTo)
    else onBack()
  }
}

'use client'
import { getSubscription } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Dialog } from '@memberkit/primitives/dialog'
import type { ReactNode } from 'react'
import { flowMessages } from '../../messages/namespaces.ts'
import type { Subscription } from '../received.ts'
import { useEscapeToLeave } from './useEscapeToLeave.ts'
import * as styles from './flow.css.ts'
import { FlowSkeleton } from './FlowSkeleton.tsx'
import { type FlowProps, useFlow } from './useFlow.ts'

export interface FlowOfPlanProps extends FlowProps {
  flow: 'cancel' | 'keep'
  children: (known: Subscription) => ReactNode
}

/** Reads the plan that a flow is about; the way back where it is gone. */
export function FlowOfPlan(props: FlowOfPlanProps) {
  // Group administrators have group-scoped calls only: nothing is requested.
  return useMemberkit().realm === 'GroupAdmin' ? <UnavailableHere /> : <OfPlan {...props} />
}

function OfPlan(props: FlowOfPlanProps) {
  const { flow, identityId, subscriptionId, as, children } = props
  const t = useMessages(flowMessages)
  const resource = useResource(getSubscription, { identityId, subscriptionId })
  const { back, leave } = useFlow(flow, props)
  const backLink = back ? <Button onPress={leave}>{back.label}</Button> : undefined
  const byEscape = useEscapeToLeave(leave)
  const view = (
    <ResourceView
      resource={resource}
      noun={t('noun')}
      showsUnreadable
      skeleton={<FlowSkeleton />}
      frame={as === 'dialog' ? undefined : (panel) => <Card as="div">{panel}</Card>}
      backLink={backLink}
    >
      {children}
    </ResourceView>
  )
  if (resource.state === 'ready') return view
  if (as === 'dialog') {
    return (
      <Dialog isOpen title={t(`${flow}.label`)} closeLabel={t('leave')} onClose={leave}>
        {view}
      </Dialog>
    )
  }
  return (
    <section className={styles.flow} aria-label={t(`${flow}.label`)} {...byEscape}>
      {view}
      {/* A refusal has the way back beside it. */}
      {resource.state === 'failed' ? <div className={styles.actions}>{backLink}</div> : null}
    </section>
  )
}

'use client'
import { useBackLink } from '@memberkit/foundation/detail'
import { useEmit } from '@memberkit/foundation/events'
import { useMessages } from '@memberkit/foundation/messages'
import { useRef } from 'react'
import type { SubscriptionsEventTable } from '../../events.ts'
import { flowMessages } from '../../messages/namespaces.ts'
import type { Transitions } from '../subscription-actions.ts'

/** Props of every flow. */
export interface FlowProps {
  /** The owner's identity ID. */
  identityId: string
  subscriptionId: string
  /** In place of the page, or over it. @default 'page' */
  as?: 'page' | 'dialog' | undefined
  /** Called when the person leaves the flow, done or not. */
  onLeave?: (() => void) | undefined
  /** A path of this site to go to instead. */
  returnTo?: string | undefined
  /** Overrides the statuses in which each action is possible. */
  transitions?: Transitions | undefined
}

/** Returns the ways to end a flow: its events, each once, and the way out. */
export function useFlow(flow: 'cancel' | 'keep', { subscriptionId, onLeave, returnTo }: FlowProps) {
  const t = useMessages(flowMessages)
  const emit = useEmit<SubscriptionsEventTable>()
  const hasEnded = useRef(false)
  const end = (outcome: 'done' | 'left') => {
    if (hasEnded.current) return
    hasEnded.current = true
    emit('subscriptions.flow.ended', { flow, subscriptionId, outcome })
  }
  const back = useBackLink({ onBack: onLeave, returnTo, label: t('back'), returnLabel: t('backOut') })
  return {
    back,
    leave: () => {
      end('left')
      back?.leave()
    },
    /** Says that the action has taken effect. */
    done: (action: string, status: string) => {
      emit('subscriptions.plan.changed', { subscriptionId, action, status })
      end('done')
    },
  }
}

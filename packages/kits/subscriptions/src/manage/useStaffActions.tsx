'use client'
import { useMemberkit } from '@memberkit/foundation'
import { type ReactNode, useState } from 'react'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import type { SubscriptionActionName, Transitions } from '../shared/subscription-actions.ts'
import { StaffMenuPart, SubscriptionActionPart } from './manage-parts.ts'

export interface StaffActions {
  /** The menu of a subscription; nothing for members. */
  menuOf: (row: SubscriptionRow) => ReactNode
  /** The dialog of the chosen action. */
  dialog: ReactNode
}

/** Actions after which the subscription, deleted or somebody else's, can't be read here any more. */
const leavesWith: readonly SubscriptionActionName[] = ['delete', 'changeOwner', 'reassign']

/** The actions of staff on the page of one subscription. */
export function useStaffActions(transitions: Transitions | undefined, onGone: () => void): StaffActions {
  const { realm } = useMemberkit()
  const [acting, setActing] = useState<SubscriptionRow & { intent: SubscriptionActionName }>()
  return {
    menuOf: (row) =>
      realm === 'Internal' ? <StaffMenuPart row={row} onChoose={(intent) => setActing({ ...row, intent })} /> : null,
    dialog: acting ? (
      <SubscriptionActionPart
        row={acting}
        intent={acting.intent}
        transitions={transitions}
        onDone={(name) => (leavesWith.includes(name) ? onGone() : undefined)}
        onClose={() => setActing(undefined)}
      />
    ) : null,
  }
}

'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { manageMessages } from '../messages/namespaces.ts'
import type { Entitlement } from '../shared/received.ts'
import { groupOf, standingOf } from '../shared/standing.rules.ts'

/** Returns the consequence of adding somebody to a plan that can be used today; of any other plan, nothing promises cover. */
export function useCoveredOnceAdded(plan: Entitlement): { consequence?: string } {
  const t = useMessages(manageMessages)
  const { currentDate } = useMemberkit()
  return groupOf(standingOf(plan, currentDate())) === 'today' ? { consequence: t('consequence.covered') } : {}
}

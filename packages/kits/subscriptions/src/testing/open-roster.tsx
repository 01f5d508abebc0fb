import { runGroupQuery } from '@memberkit/contract/commerce/queries'
import type { MockPlatform } from '@memberkit/fixtures'
import { useMemberkit } from '@memberkit/foundation'
import { send } from '@memberkit/platform'
import { useCallback } from 'react'
import { BulkCancellation, type GroupMember } from '../bulk/index.ts'
import { type KitOptions, renderKit } from './render-kit.tsx'

const groupId = 'group-maple'

function Host() {
  const { client } = useMemberkit()
  const readMembers = useCallback(async () => {
    const query = { at: String(performance.now()) }
    const answer = await send(client, runGroupQuery, { a: groupId, b: 'members', c: 'roster', query })
    if (!answer.ok) throw new Error(`The roster answers ${answer.status}.`)
    return (answer.data as { rows: GroupMember[] }).rows
  }, [client])
  return <BulkCancellation groupId={groupId} readMembers={readMembers} />
}

/** The members of a group, as their administrator sees them, read by a query of the platform. */
export const openRoster = (prepare?: (platform: MockPlatform) => void, options?: Partial<KitOptions>) =>
  renderKit(<Host />, { scenario: 'subscriptions/group-roster', prepare, ...options })

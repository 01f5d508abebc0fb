import { runGroupQuery } from '@memberkit/contract/commerce/queries'
import type { MockPlatform } from '@memberkit/fixtures'
import { useMemberkit } from '@memberkit/foundation'
import { send } from '@memberkit/platform'
import { useCallback } from 'react'
import { BulkCancellation, type GroupMember } from '../bulk/index.ts'
import { type KitOptions, renderKit } from './render-kit.tsx'

const groupId = 'group-maple'

function Host({ withoutVersions = false }) {
  const { client } = useMemberkit()
  const readMembers = useCallback(async () => {
    const query = { at: String(performance.now()) }
    const answer = await send(client, runGroupQuery, { a: groupId, b: 'members', c: 'roster', query })
    if (!answer.ok) throw new Error(`The roster answers ${answer.status}.`)
    const { rows } = answer.data as { rows: GroupMember[] }
    return withoutVersions ? rows.map(({ version, ...row }) => row) : rows
  }, [client, withoutVersions])
  return <BulkCancellation groupId={groupId} readMembers={readMembers} />
}

/** The members of a group, as their administrator sees them, read by a query of the platform. */
export const openRoster = (prepare?: (platform: MockPlatform) => void, options?: Partial<KitOptions>) =>
  renderKit(<Host />, { scenario: 'subscriptions/group-roster', prepare, ...options })

/** The same page twice, as in two tabs: what one has read, and what is open in it, the other doesn't know. */
export const openTwoRosters = (prepare?: (platform: MockPlatform) => void) =>
  renderKit(
    <>
      <section aria-label="First">
        <Host withoutVersions />
      </section>
      <section aria-label="Second">
        <Host withoutVersions />
      </section>
    </>,
    { scenario: 'subscriptions/group-roster', prepare },
  )

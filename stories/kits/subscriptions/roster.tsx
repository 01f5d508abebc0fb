import { runGroupQuery } from '@memberkit/contract/commerce/queries'
import { useMemberkit } from '@memberkit/foundation'
import { send } from '@memberkit/platform'
import { BulkCancellation, type GroupMember } from '@memberkit/subscriptions/bulk'
import { useCallback } from 'react'

/** As a host mounts it: the roster is a query of its platform, read past the cache each time. */
export function Bulk({ groupId = 'group-maple' }: { groupId?: string }) {
  const { client } = useMemberkit()
  const readMembers = useCallback(async () => {
    const answer = await send(client, runGroupQuery, {
      a: groupId,
      b: 'members',
      c: 'roster',
      query: { at: String(performance.now()) },
    })
    if (!answer.ok) throw new Error(`The roster answers ${answer.status}.`)
    return (answer.data as { rows: GroupMember[] }).rows
  }, [client, groupId])
  return <BulkCancellation groupId={groupId} readMembers={readMembers} />
}

const names = ['Alba Example', 'Bruno Sample', 'Carla Placeholder', 'Dario Exampleson', 'Élodie Exemple']

const many = Array.from({ length: 5_000 }, (_, index): GroupMember => ({
  subscriptionId: `sub-${index}`,
  identityId: `employee-${index}`,
  name: `${names[index % names.length]} ${index}`,
  plan: index % 2 === 0 ? 'Legal Plan Individual' : 'IDShield Family 2021',
  status: index % 9 === 8 ? 'CANCELLED' : 'ACTIVE',
  division: index % 3 === 0 ? 'Yard' : 'Office',
}))

/** Five thousand members, as large employers have. */
export const Large = () => (
  <BulkCancellation groupId="group-large" readMembers={() => Promise.resolve(many)} progress={null} />
)

'use client'
import { useMemberkit } from '@memberkit/foundation'
import type { Resource } from '@memberkit/foundation/resource'
import { referenceOf } from '@memberkit/platform'
import { useQuery } from '@tanstack/react-query'
import type { GroupMember } from './members.ts'

/** The roster that a host reads, as a resource. It is the host's request, so it is never repeated by itself. */
export function useMembers(
  groupId: string,
  readMembers: () => Promise<readonly GroupMember[]>,
  isEnabled: boolean,
): Resource<readonly GroupMember[]> {
  const { queryClient } = useMemberkit()
  const query = useQuery(
    {
      queryKey: ['memberkit', 'subscriptions', 'roster', groupId],
      queryFn: readMembers,
      retry: false,
      enabled: isEnabled,
    },
    queryClient,
  )
  const retry = () => void query.refetch()
  if (query.data) {
    return {
      state: 'ready',
      data: query.data,
      isStale: query.isError,
      updatedAt: query.dataUpdatedAt,
      isOffline: query.isPaused,
      retry,
      isRetrying: query.isFetching,
    }
  }
  if (query.isPending && !query.isPaused) return { state: 'loading' }
  return {
    state: 'failed',
    isOffline: query.isPaused,
    reference: referenceOf('roster', groupId),
    retry,
    isRetrying: query.isFetching,
  }
}

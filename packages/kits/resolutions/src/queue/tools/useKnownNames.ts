'use client'
import type { Result } from '@memberkit/contract'
import { listPartnerBranches, listResolutionAssignees } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { keyOf } from '@memberkit/platform/query'
import { useCallback } from 'react'
import { queueKeys } from '../../shared/queue-keys.ts'
import type { QueueCase } from '../received.ts'
import type { FilterNames } from './describe-filters.ts'

interface Named {
  id: string
  name: string
}

/**
 * Returns a function that names an assignee, a firm or a branch by what is loaded already: the lists of choices, and the
 * cases. An unknown one keeps its ID.
 */
export function useKnownNames(): FilterNames['nameOf'] {
  const { queryClient } = useMemberkit()
  return useCallback(
    (kind, id) => {
      const operation = kind === 'assignee' ? listResolutionAssignees : listPartnerBranches
      const listed = queryClient.getQueryData<Result<Named[]>>(keyOf(operation))
      const choices = kind !== 'firm' && listed?.ok && Array.isArray(listed.data) ? listed.data : []
      const found = choices.find((one) => one?.id === id) ?? casesOf().find((one) => one?.id === id)
      return found?.name ?? id

      function casesOf() {
        const searches = queueKeys.flatMap((queryKey) =>
          queryClient.getQueriesData<Result<{ resolutions: QueueCase[] }>>({ queryKey }),
        )
        return searches.flatMap(([, answer]) =>
          answer?.ok && Array.isArray(answer.data?.resolutions)
            ? answer.data.resolutions.map((one) => one?.[kind])
            : [],
        )
      }
    },
    [queryClient],
  )
}

'use client'
import { listEntitlements } from '@memberkit/contract/commerce/entitlements'
import { useMemberkit } from '@memberkit/foundation'
import { useResource } from '@memberkit/foundation/resource'

export interface Plan {
  id: string
  name: string
}

export interface Plans {
  all: readonly Plan[]
  isLoading: boolean
  /** Loads again what couldn't be loaded. */
  retry?: () => void
  /** The plan that the case is about: the chosen one, or the only one. Empty for none. */
  chosenId: string
  chosenName?: string
}

/** Reads the member's plans, for staff; law firms have no such call. */
export function usePlans(identityId: string, chosen: string | undefined): Plans {
  const { realm } = useMemberkit()
  const isAsked = realm === 'Internal' && identityId !== ''
  const read = useResource(listEntitlements, { owners: 'identities', ownerId: identityId }, { enabled: isAsked })
  const all =
    isAsked && read.state === 'ready'
      ? read.data.map(({ id, product, serviceArea }) => ({
          id,
          name: [product.name, serviceArea].filter(Boolean).join(', '),
        }))
      : []
  // A plan that the member no longer has isn't sent.
  const isKnown = read.state !== 'ready' || chosen === '' || all.some(({ id }) => id === chosen)
  const chosenId = chosen !== undefined && isKnown ? chosen : all.length === 1 ? all[0]!.id : ''
  return {
    all,
    isLoading: isAsked && read.state === 'loading',
    retry: isAsked && (read.state === 'failed' || read.state === 'refused') ? read.retry : undefined,
    chosenId,
    chosenName: all.find(({ id }) => id === chosenId)?.name,
  }
}

'use client'
import { getProvidersByIdList, listProviders } from '@memberkit/contract/partners/providers'
import { type Resource, useLastReady, useResource } from '@memberkit/foundation/resource'
import { useMemo } from 'react'
import type { Provider } from '../shared/received.ts'
import type { BranchDraft } from './draft.ts'

/** Returns a lawyer by ID; `undefined` while unknown. */
export type FindProvider = (id: string) => Provider | undefined

type Lists = Pick<BranchDraft, 'providerIds' | 'referralProviderIds'>

/**
 * Finds the lawyers of a branch as it is saved, and those that a search has loaded. Sends a request only if `isNeeded`;
 * otherwise it finds what others have requested. After a save, names stay until those of the new list are there.
 */
export function useProviders({ providerIds, referralProviderIds }: Lists, isNeeded: boolean): FindProvider {
  const ids = [...new Set([...providerIds, ...referralProviderIds])].toSorted()
  const own = useLastReady(
    useResource(getProvidersByIdList, { body: { ids } }, { enabled: isNeeded && ids.length > 0 }),
  )
  const searched = useLastReady(useResource(listProviders, {}, { enabled: false }))
  const [saved, found] = [providersIn(own), providersIn(searched)]
  return useMemo(() => {
    const all = new Map([...found, ...saved].map((one) => [one.id, one]))
    return (id) => all.get(id)
  }, [saved, found])
}

const none: readonly Provider[] = []
const providersIn = (resource: Resource<readonly Provider[]>) => (resource.state === 'ready' ? resource.data : none)

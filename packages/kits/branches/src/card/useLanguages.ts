'use client'
import { getProvidersByIdList } from '@memberkit/contract/partners/providers'
import { useMemberkit } from '@memberkit/foundation'
import { useResource } from '@memberkit/foundation/resource'
import { languagesOf } from './languages.rules.ts'

/** The languages that the lawyers of a branch speak, each once; none while they aren't known. */
export function useLanguages(providerIds: readonly string[] = []): readonly string[] {
  const { locale } = useMemberkit()
  const ids = [...providerIds].toSorted()
  const providers = useResource(getProvidersByIdList, { body: { ids } }, { enabled: ids.length > 0 })
  return providers.state === 'ready' ? languagesOf(providers.data, locale) : []
}

'use client'
import { listProviders } from '@memberkit/contract/partners/providers'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { useLabel } from '@memberkit/parts/labels'
import { folded } from '@memberkit/platform/formats'
import { query } from '@memberkit/platform/query'
import { ComboBox } from '@memberkit/primitives/combo-box'
import { announce } from '@memberkit/primitives/live'
import { useRef, useState } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'
import { providerName } from '../../shared/names.ts'
import type { Provider } from '../../shared/received.ts'
import { admittedIn } from './admissions.rules.ts'

export interface ProviderSearchProps {
  label: string
  taken: readonly string[]
  error: string | undefined
  onPick: (provider: Provider) => void
}

/** Finds a lawyer by name, state of admission or ID. The list loads once the field is used. */
export function ProviderSearch({ label, taken, error, onPick }: ProviderSearchProps) {
  const t = useMessages(editorMessages)
  const { queryClient } = useMemberkit()
  const status = useLabel('ProviderStatus')
  const region = useLabel('StateOrProvince')
  const all = useRef<readonly Provider[]>([])
  const [value, setValue] = useState('')

  const load = async (text: string) => {
    const result = await queryClient.fetchQuery(query(listProviders, {}))
    if (!result.ok) throw new Error('providers')
    all.current = result.data as readonly Provider[]
    const wanted = folded(text.trim())
    const words = (one: Provider) =>
      folded([providerName(one), one.id, ...admittedIn(one).flatMap((state) => [state, region(state)])].join(' '))
    return all.current
      .filter((one) => !taken.includes(one.id) && wanted.split(/\s+/).every((word) => words(one).includes(word)))
      .map((one) => ({
        value: one.id,
        label: providerName(one),
        description: [status(one.status) || humanize(one.status), ...admittedIn(one)].join(' · '),
      }))
  }
  return (
    <ComboBox
      label={label}
      description={t('provider.hint')}
      error={error}
      options={load}
      value={value}
      onChange={(id) => {
        setValue('')
        const picked = all.current.find((one) => one.id === id)
        if (!picked) return
        onPick(picked)
        announce(t('provider.added', { name: providerName(picked) }))
      }}
      labels={{
        open: t('provider.open'),
        list: t('provider.list'),
        found: (count) => t('provider.found', { count }),
        nothingFound: t('provider.nothing'),
        loading: t('provider.loading'),
        failed: t('provider.failed'),
        retry: t('provider.retry'),
      }}
    />
  )
}

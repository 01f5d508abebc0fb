'use client'
import { getProvidersByIdList } from '@memberkit/contract/partners/providers'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { Stack } from '@memberkit/primitives/box'
import { Notice } from '@memberkit/primitives/notice'
import { Heading, Text } from '@memberkit/primitives/text'
import { useId, useState } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'
import { providerName } from '../../shared/names.ts'
import type { Provider } from '../../shared/received.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'
import { ItemList } from './ItemList.tsx'
import { isAtWork, ProviderFacts } from './ProviderFacts.tsx'
import { ProviderSearch } from './ProviderSearch.tsx'

/** The lawyers of the branch, and those it refers members to, by name and status. */
export function ProviderFields({ editor, isReadOnly }: { editor: BranchEditorData; isReadOnly: boolean }) {
  const { save, branch } = editor
  const { providerIds, referralProviderIds } = save.draft
  const ids = [...new Set([...(branch.providerIds ?? []), ...(branch.referralProviderIds ?? [])])].toSorted()
  const known = useResource(getProvidersByIdList, { body: { ids } }, { enabled: ids.length > 0 })
  // Found in a search, and not yet part of the branch.
  const [found, setFound] = useState<readonly Provider[]>([])
  const all = [...(known.state === 'ready' ? known.data : []), ...found]
  const list = { all, isReadOnly, onFound: (one: Provider) => setFound((before) => [...before, one]) }
  return (
    <Stack gap="lg">
      <List
        {...list}
        name="providers"
        ids={providerIds}
        error={save.errorOf('providerIds')}
        onChange={(ids) => save.set({ providerIds: ids })}
      />
      <List
        {...list}
        name="referralProviders"
        ids={referralProviderIds}
        error={save.errorOf('referralProviderIds')}
        onChange={(ids) => save.set({ referralProviderIds: ids })}
      />
    </Stack>
  )
}

interface ListProps {
  name: 'providers' | 'referralProviders'
  ids: readonly string[]
  all: readonly Provider[]
  isReadOnly: boolean
  error: string | undefined
  onChange: (ids: readonly string[]) => void
  onFound: (provider: Provider) => void
}

function List({ name, ids, all, isReadOnly, error, onChange, onFound }: ListProps) {
  const t = useMessages(editorMessages)
  const headingId = useId()
  const of = (id: string) => all.find((one) => one.id === id)
  const inactive = ids.flatMap((id) => of(id) ?? []).filter((one) => !isAtWork(one))
  return (
    <Stack gap="sm" role="group" aria-labelledby={headingId}>
      <Heading level={4} size="sm" id={headingId}>
        {t(name)}
      </Heading>
      <ItemList
        label={t(name)}
        appearance="lines"
        items={ids.map((id) => {
          const provider = of(id)
          return {
            id,
            label: provider ? providerName(provider) : t('provider.unknown', { id }),
            aside: provider ? <ProviderFacts provider={provider} /> : undefined,
          }
        })}
        onRemove={isReadOnly ? undefined : (id) => onChange(ids.filter((one) => one !== id))}
        removeLabel={(item) => t('row.remove', { row: item })}
        removedText={(item) => t('row.removed', { row: item })}
      />
      {ids.length === 0 ? <Text tone="muted">{t(`${name}.none`)}</Text> : null}
      {inactive.length > 0 ? (
        <Notice tone="caution" isStatic>
          {t('provider.inactive', { names: inactive.map(providerName).join(', ') })}
        </Notice>
      ) : null}
      {isReadOnly ? null : (
        <ProviderSearch
          label={t(`${name}.add`)}
          taken={ids}
          error={error}
          onPick={(provider) => {
            onFound(provider)
            onChange([...ids, provider.id])
          }}
        />
      )}
    </Stack>
  )
}

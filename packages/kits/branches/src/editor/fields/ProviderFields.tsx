'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Heading } from '@memberkit/primitives/text'
import { useId } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'
import { providerName } from '../../shared/names.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'
import { type FindProvider, useProviders } from '../useProviders.ts'
import { ItemList } from './ItemList.tsx'
import { ProviderFacts } from './ProviderFacts.tsx'
import { ProviderSearch } from './ProviderSearch.tsx'

/** The lawyers of the branch, and those it refers members to, by name and status. */
export function ProviderFields({ editor, isReadOnly }: { editor: BranchEditorData; isReadOnly: boolean }) {
  const { save, saved } = editor
  const { providerIds, referralProviderIds } = save.draft
  const list = { find: useProviders(saved, true), isReadOnly }
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
  find: FindProvider
  isReadOnly: boolean
  error: string | undefined
  onChange: (ids: readonly string[]) => void
}

function List({ name, ids, find, isReadOnly, error, onChange }: ListProps) {
  const t = useMessages(editorMessages)
  const headingId = useId()
  return (
    <Stack gap="md" role="group" aria-labelledby={headingId}>
      <Heading level={4} size="sm" id={headingId}>
        {t(name)}
      </Heading>
      <ItemList
        label={t(name)}
        empty={t(`${name}.none`)}
        appearance="lines"
        items={ids.map((id) => {
          const provider = find(id)
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
      {isReadOnly ? null : (
        <ProviderSearch
          label={t(`${name}.add`)}
          taken={ids}
          error={error}
          onPick={(provider) => onChange([...ids, provider.id])}
        />
      )}
    </Stack>
  )
}

'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Stack } from '@memberkit/primitives/box'
import { Notice } from '@memberkit/primitives/notice'
import { Heading, Text } from '@memberkit/primitives/text'
import { useId } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'
import { providerName } from '../../shared/names.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'
import { type FindProvider, useProviders } from '../useProviders.ts'
import { ItemList } from './ItemList.tsx'
import { isAtWork, ProviderFacts } from './ProviderFacts.tsx'
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
  const inactive = ids.flatMap((id) => find(id) ?? []).filter((one) => !isAtWork(one))
  return (
    <Stack gap="sm" role="group" aria-labelledby={headingId}>
      <Heading level={4} size="sm" id={headingId}>
        {t(name)}
      </Heading>
      <ItemList
        label={t(name)}
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
          onPick={(provider) => onChange([...ids, provider.id])}
        />
      )}
    </Stack>
  )
}

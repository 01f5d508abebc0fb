'use client'
import { listBranches } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { useLabel } from '@memberkit/parts/labels'
import { Stack } from '@memberkit/primitives/box'
import { Notice } from '@memberkit/primitives/notice'
import { Text } from '@memberkit/primitives/text'
import type { ReactNode } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'
import { AddAreas } from './AddAreas.tsx'
import { diffOf } from './areas.rules.ts'
import { ItemList } from './ItemList.tsx'
import { overlapsOf } from './servicing.rules.ts'

export interface ServicingAreaFieldsProps {
  editor: BranchEditorData
  isReadOnly: boolean
  /** The host's map of the areas. */
  map?: (areas: readonly string[], onChange: ((areas: readonly string[]) => void) | undefined) => ReactNode
}

/** The areas of the members whom the branch serves. Each change is one call, so a save says how many are left. */
export function ServicingAreaFields({ editor, isReadOnly, map }: ServicingAreaFieldsProps) {
  const t = useMessages(editorMessages)
  const { locale } = useMemberkit()
  const label = useLabel('StateOrProvince')
  const { branch, save } = editor
  const { ownerId } = branch
  const siblings = useResource(listBranches, { query: { ownerId } }, { enabled: ownerId !== undefined })
  const areas = save.draft.servicingAreas
  const set = (servicingAreas: readonly string[]) => save.set({ servicingAreas })
  const overlaps = overlapsOf(areas, branch.id, siblings.state === 'ready' ? siblings.data : [])
  const list = new Intl.ListFormat(locale)
  const { changes, state } = save.sections.servicingAreas
  const { added, removed } = diffOf((changes[0]?.before ?? areas) as readonly string[], areas)
  const isSaving = ['pending', 'slow', 'checking'].includes(state.phase)
  return (
    <Stack gap="md">
      <ItemList
        label={t('servicing.chosen')}
        empty={t('servicing.none')}
        items={areas.map((area) => ({ id: area, label: label(area), isMarked: overlaps.has(area) }))}
        onRemove={isReadOnly ? undefined : (area) => set(areas.filter((one) => one !== area))}
        removeLabel={(item) => t('row.remove', { row: item })}
        removedText={(item) => t('row.removed', { row: item })}
      />
      {overlaps.size > 0 ? (
        <Notice tone="caution" isStatic>
          {[...overlaps]
            .map(([area, names]) => t('servicing.overlap', { area: label(area), branches: list.format(names) }))
            .join(' ')}
        </Notice>
      ) : null}
      {added + removed > 0 ? (
        <Text size="sm" tone="muted" isTabular>
          {isSaving ? t('servicing.left', { count: added + removed }) : t('areas.diff', { added, removed })}
        </Text>
      ) : null}
      {isReadOnly ? null : <AddAreas areas={areas} error={save.errorOf('servicingAreas')} onChange={set} />}
      {map?.(areas, isReadOnly ? undefined : set)}
    </Stack>
  )
}

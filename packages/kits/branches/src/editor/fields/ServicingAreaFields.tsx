'use client'
import { listBranches } from '@memberkit/contract/partners/branches'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { useRegions } from '@memberkit/parts/address'
import { useLabel } from '@memberkit/parts/labels'
import { Inline, Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import { Notice } from '@memberkit/primitives/notice'
import { Text } from '@memberkit/primitives/text'
import { TextField } from '@memberkit/primitives/text-field'
import { type ReactNode, useState } from 'react'
import { editorMessages } from '../../messages/namespaces.ts'
import type { BranchEditorData } from '../useBranchEditor.ts'
import { diffOf } from './areas.rules.ts'
import { ItemList } from './ItemList.tsx'
import { codesIn, overlapsOf } from './servicing.rules.ts'

export interface ServicingAreaFieldsProps {
  editor: BranchEditorData
  isReadOnly: boolean
  /** The host's map of the areas. */
  map?: (areas: readonly string[], onChange: ((areas: readonly string[]) => void) | undefined) => ReactNode
}

/** Where the members live whom the branch serves. Each change is one call, so a save says how many are left. */
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
    <Stack gap="sm">
      <ItemList
        label={t('servicing.chosen')}
        items={areas.map((area) => ({ id: area, label: label(area), isMarked: overlaps.has(area) }))}
        onRemove={isReadOnly ? undefined : (area) => set(areas.filter((one) => one !== area))}
        removeLabel={(item) => t('row.remove', { row: item })}
        removedText={(item) => t('row.removed', { row: item })}
      />
      {areas.length === 0 ? <Text tone="muted">{t('servicing.none')}</Text> : null}
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

interface AddAreasProps {
  areas: readonly string[]
  error: string | undefined
  onChange: (areas: readonly string[]) => void
}

function AddAreas({ areas, error, onChange }: AddAreasProps) {
  const t = useMessages(editorMessages)
  const regions = useRegions()
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const add = () => {
    const read = codesIn(typed, regions)
    const fresh = read.codes.filter((code) => !areas.includes(code))
    if (fresh.length > 0) onChange([...areas, ...fresh])
    announce(t('servicing.added', { count: fresh.length }))
    setUnknown(read.unknown)
    setTyped(read.unknown.join(', '))
  }
  return (
    <Stack gap="xs">
      <TextField
        label={t('servicing.add')}
        description={t('servicing.hint')}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setUnknown([])
        }}
        onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), add())}
        error={unknown.length > 0 ? t('servicing.unknown', { areas: unknown.join(', ') }) : error}
        autoComplete="off"
      />
      <Inline>
        <Button size="small" onPress={add} aria-disabled={!typed.trim()}>
          {t('servicing.addButton')}
        </Button>
      </Inline>
    </Stack>
  )
}

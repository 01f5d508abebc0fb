'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { useRegions } from '@memberkit/parts/address'
import { announce } from '@memberkit/primitives/live'
import { editorMessages } from '../../messages/namespaces.ts'
import { AddForm } from './AddForm.tsx'
import { codesIn } from './servicing.rules.ts'

export interface AddAreasProps {
  areas: readonly string[]
  /** Why the service refused the list. */
  error: string | undefined
  onChange: (areas: readonly string[]) => void
}

/** Adds states and provinces by code or name. What is neither stays in the field. */
export function AddAreas({ areas, error, onChange }: AddAreasProps) {
  const t = useMessages(editorMessages)
  const regions = useRegions()
  return (
    <AddForm
      label={t('servicing.add')}
      description={[areas.length === 0 && t('servicing.needed'), t('servicing.hint')].filter(Boolean).join(' ')}
      addLabel={t('servicing.addButton')}
      missing={t('servicing.missing')}
      error={error}
      onAdd={(text) => {
        const { codes, unknown } = codesIn(text, regions)
        const fresh = codes.filter((code) => !areas.includes(code))
        if (fresh.length > 0) onChange([...areas, ...fresh])
        if (fresh.length > 0 || unknown.length === 0) announce(t('servicing.added', { count: fresh.length }))
        return { rest: unknown.join(', '), error: t('servicing.unknown', { areas: unknown.join(', ') }) }
      }}
    />
  )
}

'use client'
import { Text } from '@memberkit/primitives/text'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { SectionedSave } from './options.ts'
import type { SaveFields } from './ReviewDrawer.tsx'

/** Names the fields that somebody else has changed meanwhile, which a save keeps. */
export function AlsoChanged<D, K extends string>({
  save,
  fields,
}: {
  save: SectionedSave<D, K>
  fields: SaveFields<D>
}) {
  const t = useMessages(actionMessages)
  // A service may send fields without a label here.
  const labels = save.mergedFields.flatMap((field) => fields[field]?.label ?? [])
  return labels.length > 0 ? (
    <Text as="p" tone="muted">
      {t('alsoChanged', { fields: labels.join(', ') })}
    </Text>
  ) : null
}

'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { TextField } from '@memberkit/primitives/text-field'
import { editorMessages } from '../../messages/namespaces.ts'

export interface ReadOnlyProps {
  label: string
  value: string
  /** The id of a text that says why, for all that stand together. */
  reasonId?: string | undefined
}

/** A value in the place of its field, for who may not change it. */
export function ReadOnly({ label, value, reasonId }: ReadOnlyProps) {
  const t = useMessages(editorMessages)
  return <TextField label={label} aria-describedby={reasonId} value={value || t('none')} readOnly />
}

'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { TextField } from '@memberkit/primitives/text-field'
import { editorMessages } from '../../messages/namespaces.ts'

export interface ReadOnlyProps {
  label: string
  value: string
  description?: string
}

/** A value in the place of its field, for who may not change it. */
export function ReadOnly({ label, value, description }: ReadOnlyProps) {
  const t = useMessages(editorMessages)
  return <TextField label={label} description={description} value={value || t('none')} readOnly />
}

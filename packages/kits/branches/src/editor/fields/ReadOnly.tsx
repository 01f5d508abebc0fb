'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { TextField, type TextFieldProps } from '@memberkit/primitives/text-field'
import { editorMessages } from '../../messages/namespaces.ts'

export interface ReadOnlyProps extends Pick<TextFieldProps, 'isLabelHidden'> {
  label: string
  value: string
  /** The id of a text that says why, for all that stand together. */
  reasonId?: string | undefined
}

/** A value in the place of its field, for who may not change it. */
export function ReadOnly({ value, reasonId, ...field }: ReadOnlyProps) {
  const t = useMessages(editorMessages)
  return <TextField {...field} aria-describedby={reasonId} value={value || t('none')} readOnly />
}

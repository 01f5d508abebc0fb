'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { DayField as Field, type DayFieldProps } from '@memberkit/parts/day-field'
import { FormField } from '@memberkit/primitives/form'
import { TextArea, TextField } from '@memberkit/primitives/text-field'
import { manageMessages } from '../messages/namespaces.ts'

/** A day of a subscription. */
export function DayField(props: Omit<DayFieldProps, 'say'>) {
  return <Field {...props} say={useMessages(manageMessages)} />
}

interface NoteFieldProps {
  value: string
  onChange: (value: string) => void
  isRequired?: boolean
}

/** The reason, for the journal. */
export function NoteField({ value, onChange, isRequired }: NoteFieldProps) {
  const t = useMessages(manageMessages)
  return (
    <FormField name="note" messages={{ valueMissing: t('note.missing') }}>
      {(field) => (
        <TextArea
          {...field}
          label={t('note')}
          description={t('note.hint')}
          value={value}
          onChange={onChange}
          rows={2}
          optionalMark={isRequired ? undefined : t('optional')}
          isRequired={isRequired}
        />
      )}
    </FormField>
  )
}

interface LineFieldProps extends NoteFieldProps {
  name: string
  label: string
  description?: string
}

/** A line of text. */
export function LineField({ name, isRequired, ...field }: LineFieldProps) {
  const t = useMessages(manageMessages)
  return (
    <FormField name={name}>
      {(given) => (
        <TextField
          {...given}
          {...field}
          autoComplete="off"
          optionalMark={isRequired ? undefined : t('optional')}
          isRequired={isRequired}
        />
      )}
    </FormField>
  )
}

/** The note as it is sent: nothing for none. */
export const noted = (note: string) => (note.trim() ? { note: note.trim() } : {})

'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { DateField } from '@memberkit/primitives/date-field'
import { FormField } from '@memberkit/primitives/form'
import { TextArea, TextField } from '@memberkit/primitives/text-field'
import { manageMessages } from '../messages/namespaces.ts'

export interface DayFieldProps {
  name: string
  label: string
  description?: string
  /** `null` while something is typed that is no day yet. */
  value: string | null
  onChange: (value: string | null) => void
  min?: string
  max?: string
  isRequired?: boolean
}

/** A day of a subscription. */
export function DayField({ name, isRequired, ...field }: DayFieldProps) {
  const t = useMessages(manageMessages)
  return (
    <FormField name={name}>
      {(given) => (
        <DateField
          {...given}
          {...field}
          optionalMark={isRequired ? undefined : t('optional')}
          isRequired={isRequired}
          messages={{
            incomplete: t('date.incomplete'),
            impossible: t('date.impossible'),
            tooEarly: t('date.early'),
            tooLate: t('date.late'),
          }}
        />
      )}
    </FormField>
  )
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
    <FormField name="note">
      {(field) => (
        <TextArea
          {...field}
          label={t('note')}
          description={t('note.hint')}
          value={value}
          onChange={onChange}
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

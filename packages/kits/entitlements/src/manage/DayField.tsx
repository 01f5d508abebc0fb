'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { DateField } from '@memberkit/primitives/date-field'
import { FormField } from '@memberkit/primitives/form'
import { manageMessages } from '../messages/namespaces.ts'

export interface DayFieldProps {
  name: string
  label: string
  description?: string
  /** `null` while something is typed that is no day yet. */
  value: string | null
  onChange: (value: string | null) => void
  min?: string
  isRequired?: boolean
}

/** A day of a plan. */
export function DayField({ name, label, description, value, onChange, min, isRequired }: DayFieldProps) {
  const t = useMessages(manageMessages)
  return (
    <FormField name={name}>
      {(field) => (
        <DateField
          {...field}
          label={label}
          description={description}
          optionalMark={isRequired ? undefined : t('optional')}
          value={value}
          onChange={onChange}
          min={min}
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

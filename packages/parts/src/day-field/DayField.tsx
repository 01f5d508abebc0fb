'use client'
import { DateField } from '@memberkit/primitives/date-field'
import { FormField } from '@memberkit/primitives/form'

/** The keys of a kit's messages about a day. */
export type DayFieldWord = 'optional' | 'date.incomplete' | 'date.impossible' | 'date.early' | 'date.late'

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
  /** Returns the kit's words. */
  say: (word: DayFieldWord) => string
}

/** A day in a form, typed. */
export function DayField({ name, isRequired, say, ...field }: DayFieldProps) {
  return (
    <FormField name={name}>
      {(given) => (
        <DateField
          {...given}
          {...field}
          optionalMark={isRequired ? undefined : say('optional')}
          isRequired={isRequired}
          messages={{
            incomplete: say('date.incomplete'),
            impossible: say('date.impossible'),
            tooEarly: say('date.early'),
            tooLate: say('date.late'),
          }}
        />
      )}
    </FormField>
  )
}

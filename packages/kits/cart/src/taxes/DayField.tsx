'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { DatePicker } from '@memberkit/primitives/date-picker'
import { FormField } from '@memberkit/primitives/form'
import { taxFormMessages } from '../messages/namespaces.ts'

export interface DayFieldProps {
  name: 'effectiveFrom' | 'effectiveTo'
  label: string
  description?: string
  /** `null` while what is typed is no day. */
  value: string | null
  onChange: (value: string | null) => void
  min?: string | undefined
  isRequired?: boolean
}

/** The first or last day of a rate, typed or chosen from a calendar. */
export function DayField({ name, isRequired, ...day }: DayFieldProps) {
  const t = useMessages(taxFormMessages)
  return (
    <FormField name={name} messages={{ valueMissing: t('from.missing') }}>
      {(field) => (
        <DatePicker
          {...field}
          {...day}
          isRequired={isRequired}
          optionalMark={isRequired ? undefined : t('optional')}
          labels={{
            open: t('date.open'),
            previousMonth: t('date.previous'),
            nextMonth: t('date.next'),
            today: t('date.today'),
          }}
          messages={{
            incomplete: t('date.incomplete'),
            impossible: t('date.impossible'),
            tooEarly: t('to.early'),
            tooLate: t('date.incomplete'),
          }}
        />
      )}
    </FormField>
  )
}

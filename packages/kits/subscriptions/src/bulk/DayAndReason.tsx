'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { DateField } from '@memberkit/primitives/date-field'
import { FormField } from '@memberkit/primitives/form'
import { bulkMessages } from '../messages/namespaces.ts'
import { furthestDay } from '../shared/furthest-day.ts'
import { zoneWord } from '../shared/zone-word.ts'
import { ReasonSelect } from './ReasonSelect.tsx'

export interface DayAndReasonProps {
  /** `null` while something is typed that is no day yet. */
  lastDay: string | null
  reason: string
  /** The first day that can be the last one. */
  today: string
  onLastDay: (day: string | null) => void
  onReason: (reason: string) => void
  /** Whether both must be given. @default true */
  isRequired?: boolean
}

/** The last day with a plan, and why it ends: two fields of a form. */
export function DayAndReason({ lastDay, reason, today, onLastDay, onReason, isRequired = true }: DayAndReasonProps) {
  const t = useMessages(bulkMessages)
  const { locale, timeZone } = useMemberkit()
  return (
    <>
      <FormField name="lastDay" messages={{ valueMissing: t('lastDay.missing') }}>
        {(field) => (
          <DateField
            {...field}
            label={t('lastDay')}
            value={lastDay}
            onChange={onLastDay}
            description={t('lastDay.hint', { zone: zoneWord(timeZone, locale) })}
            min={today}
            max={furthestDay(today)}
            isRequired={isRequired}
            messages={{
              incomplete: t('lastDay.incomplete'),
              impossible: t('lastDay.impossible'),
              tooEarly: t('lastDay.early'),
              tooLate: t('lastDay.late'),
            }}
          />
        )}
      </FormField>
      <FormField name="reason" messages={{ valueMissing: t('reason.missing') }}>
        {(field) => <ReasonSelect {...field} value={reason} onChange={onReason} isRequired={isRequired} />}
      </FormField>
    </>
  )
}

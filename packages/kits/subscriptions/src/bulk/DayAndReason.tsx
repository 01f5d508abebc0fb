'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { DateField } from '@memberkit/primitives/date-field'
import { bulkMessages } from '../messages/namespaces.ts'
import { ReasonSelect } from './ReasonSelect.tsx'

export interface DayAndReasonProps {
  /** `null` while something is typed that is no day yet. */
  lastDay: string | null
  reason: string
  /** The first day that can be the last one. */
  today: string
  onLastDay: (day: string | null) => void
  onReason: (reason: string) => void
  /** Whether what is missing is said. */
  missing: boolean
}

/** The last day with a plan, and why it ends. */
export function DayAndReason({ lastDay, reason, today, onLastDay, onReason, missing }: DayAndReasonProps) {
  const t = useMessages(bulkMessages)
  return (
    <>
      <DateField
        label={t('lastDay')}
        value={lastDay}
        onChange={onLastDay}
        min={today}
        isRequired
        error={missing && lastDay === '' ? t('lastDay.missing') : undefined}
        messages={{
          incomplete: t('lastDay.incomplete'),
          impossible: t('lastDay.impossible'),
          tooEarly: t('lastDay.early'),
          tooLate: t('lastDay.early'),
        }}
      />
      <ReasonSelect
        value={reason}
        onChange={onReason}
        error={missing && reason === '' ? t('reason.missing') : undefined}
      />
    </>
  )
}

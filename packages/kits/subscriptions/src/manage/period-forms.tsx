'use client'
import { BillingPeriod } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate, periodLabel } from '@memberkit/platform/formats'
import { FormField } from '@memberkit/primitives/form'
import { NumberField } from '@memberkit/primitives/number-field'
import { Select } from '@memberkit/primitives/select'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import { expectedBills, nextCycleDay } from '../shared/billing.rules.ts'
import { noted, NoteField } from './fields.tsx'
import type { SubscriptionForm } from './subscription-calls.ts'

interface PeriodFieldProps {
  value: BillingPeriod | undefined
  onChange: (value: BillingPeriod | undefined) => void
  /** Whether an employer pays: only then a pay period is one. */
  isOfGroup: boolean
}

/** The billing frequency of a subscription. A single payment is none. */
export function PeriodField({ value, onChange, isOfGroup }: PeriodFieldProps) {
  const t = useMessages(manageMessages)
  const { locale } = useMemberkit()
  const periods = BillingPeriod.options.filter(
    (period) => period !== 'ONE_TIME' && (isOfGroup || period !== 'PAY_PERIOD'),
  )
  return (
    <FormField name="billingPeriod" messages={{ valueMissing: `${t('period.choose')}.` }}>
      {(field) => (
        <Select
          {...field}
          label={t('fact.period')}
          placeholder={t('period.choose')}
          options={periods.map((period) => ({ value: period, label: periodLabel(period, locale) }))}
          value={value ?? ''}
          onChange={(chosen) => onChange(periods.find((one) => one === chosen))}
          isRequired
        />
      )}
    </FormField>
  )
}

/** Changes how often a subscription is billed. */
export function FrequencyForm(form: SubscriptionForm<'updateBillingFrequency'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const { locale } = useMemberkit()
  const [period, setPeriod] = useState<BillingPeriod>()
  const [note, setNote] = useState('')
  const isSame = period === entity.billingPeriod
  return (
    <ActionForm
      {...form}
      consequence={
        period && !isSame
          ? t('period.becomes', {
              before: periodLabel(entity.billingPeriod, locale),
              after: periodLabel(period, locale),
            })
          : t('consequence.updateBillingFrequency')
      }
      problems={{ billingPeriod: isSame ? t('period.same') : undefined }}
      onSubmit={() => period && run({ body: { billingPeriod: period, ...noted(note) } })}
    >
      <PeriodField value={period} onChange={setPeriod} isOfGroup={entity.groupId !== undefined} />
      <NoteField value={note} onChange={setNote} />
    </ActionForm>
  )
}

/** Changes the day of the month on which a subscription is billed. */
export function CycleDayForm(form: SubscriptionForm<'updateBillCycleDay'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const { locale, currentDate } = useMemberkit()
  const [day, setDay] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const isDay = day !== null && Number.isInteger(day) && day >= 1 && day <= 31
  const expected = isDay
    ? expectedBills({ ...entity, billCycleDay: day, nextBillOn: nextCycleDay(currentDate(), day) })
    : []
  const dates = new Intl.ListFormat(locale).format(expected.map((date) => formatDate(date, locale)))
  return (
    <ActionForm
      {...form}
      consequence={dates ? t('cycle.expected', { dates }) : t('consequence.updateBillCycleDay')}
      problems={{
        billCycleDay: isDay ? (day === entity.billCycleDay ? t('cycle.same') : undefined) : t('cycle.range'),
      }}
      onSubmit={() => isDay && run({ body: { billCycleDay: day, ...noted(note) } })}
    >
      <FormField name="billCycleDay" messages={{ valueMissing: t('cycle.missing') }}>
        {(field) => (
          <NumberField
            {...field}
            label={t('cycle.day')}
            description={t('cycle.hint')}
            value={day}
            onChange={setDay}
            min={1}
            max={31}
            parseError={t('cycle.range')}
            rangeError={t('cycle.range')}
            isRequired
          />
        )}
      </FormField>
      <NoteField value={note} onChange={setNote} />
    </ActionForm>
  )
}

'use client'
import { SubscriptionCancelReason } from '@memberkit/contract/commerce/subscriptions'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { addDays, formatDate } from '@memberkit/platform/formats'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import { DayField, noted, NoteField } from './fields.tsx'
import { furthestDay } from '../shared/furthest-day.ts'
import { groupReasons } from '../shared/group-reasons.ts'
import { zoneWord } from '../shared/zone-word.ts'
import type { SubscriptionForm } from './subscription-calls.ts'

type Reason = SubscriptionCancelReason

/** Ends a subscription today, for any reason. */
export function CancelForm(form: SubscriptionForm<'cancel'>) {
  const why = useReason(SubscriptionCancelReason.options)
  return (
    <ActionForm
      {...form}
      {...why.form('cancel')}
      onSubmit={() => why.reason && form.run({ body: { reason: why.reason, ...why.note } })}
    >
      {why.fields}
    </ActionForm>
  )
}

/** Ends a group's subscription today. */
export function GroupCancelForm(form: SubscriptionForm<'groupCancel'>) {
  const { entity, run } = form
  const why = useReason(groupReasons)
  return (
    <ActionForm
      {...form}
      {...why.form('groupCancel')}
      onSubmit={() =>
        why.reason && entity.groupId && run({ groupId: entity.groupId, body: { reason: why.reason, ...why.note } })
      }
    >
      {why.fields}
    </ActionForm>
  )
}

/** Ends a group's subscription with what is paid. */
export function GroupPendingForm(form: SubscriptionForm<'groupPendingCancel'>) {
  const { entity, run } = form
  const why = useReason(groupReasons)
  return (
    <ActionForm
      {...form}
      {...why.form('groupPendingCancel')}
      onSubmit={() =>
        why.reason && entity.groupId && run({ groupId: entity.groupId, body: { reason: why.reason, ...why.note } })
      }
    >
      {why.fields}
    </ActionForm>
  )
}

/** Plans the end of a group's subscription: from tomorrow on, within two years. */
export function ScheduleForm(form: SubscriptionForm<'scheduleCancellation'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const { locale, timeZone, currentDate } = useMemberkit()
  const today = currentDate()
  const why = useReason(groupReasons)
  const [last, setLast] = useState<string | null>('')
  return (
    <ActionForm
      {...form}
      {...why.form('scheduleCancellation')}
      consequence={[
        why.isDeath && t('deceased.scheduleCancellation'),
        last
          ? t('schedule.ends', {
              last: formatDate(last, locale),
              first: formatDate(addDays(last, 1), locale),
              zone: zoneWord(timeZone, locale),
            })
          : t('consequence.scheduleCancellation'),
      ]
        .filter(Boolean)
        .join(' ')}
      onSubmit={() => {
        const { reason, note } = why
        if (reason && last && entity.groupId)
          run({ groupId: entity.groupId, body: { reason, cancelOn: addDays(last, 1), ...note } })
      }}
    >
      <DayField
        name="cancelOn"
        label={t('schedule.last')}
        description={t('schedule.hint', { zone: zoneWord(timeZone, locale) })}
        value={last}
        onChange={setLast}
        min={today}
        max={furthestDay(today)}
        isRequired
      />
      {why.fields}
    </ActionForm>
  )
}

/** Takes back that a group's subscription ends with what is paid. */
export function KeepPendingForm(form: SubscriptionForm<'removePendingCancel'>) {
  const { groupId } = form.entity
  return <ActionForm {...form} onSubmit={() => groupId && form.run({ groupId })} />
}

/** Takes back a planned end. */
export function KeepScheduledForm(form: SubscriptionForm<'removeScheduledCancellation'>) {
  const { groupId } = form.entity
  return <ActionForm {...form} onSubmit={() => groupId && form.run({ groupId })} />
}

type Ending = 'cancel' | 'groupCancel' | 'groupPendingCancel' | 'scheduleCancellation'

/** Why a subscription ends. A death is met with other words, and ends with fewer. */
function useReason(reasons: readonly Reason[]) {
  const t = useMessages(manageMessages)
  const label = useLabel('SubscriptionCancelReason')
  const [reason, setReason] = useState<Reason>()
  const [note, setNote] = useState('')
  const isDeath = reason === 'DECEASED'
  return {
    reason,
    note: noted(note),
    isDeath,
    form: (name: Ending) => ({
      consequence: isDeath && name !== 'scheduleCancellation' ? t(`deceased.${name}`) : t(`consequence.${name}`),
      submitLabel: isDeath ? t('deceased.do') : undefined,
    }),
    fields: (
      <>
        <FormField name="reason" messages={{ valueMissing: t('reason.missing') }}>
          {(field) => (
            <RadioGroup
              {...field}
              label={t('reason')}
              value={reason ?? ''}
              onChange={(value) => setReason(reasons.find((one) => one === value))}
              options={reasons.map((value) => ({ value, label: label(value) }))}
              isRequired
            />
          )}
        </FormField>
        <NoteField value={note} onChange={setNote} />
      </>
    ),
  }
}

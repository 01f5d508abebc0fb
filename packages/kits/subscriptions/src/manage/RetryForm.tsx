'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { formatDate } from '@memberkit/platform/formats'
import { FormField } from '@memberkit/primitives/form'
import { RepeatableRows } from '@memberkit/primitives/repeatable-rows'
import { useRef, useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import { hasRetries } from './applied.rules.ts'
import { DayField } from './fields.tsx'
import type { SubscriptionForm } from './subscription-calls.ts'

/** Sets the days on which a failed payment is tried again; none means no more attempts. */
export function RetryForm(form: SubscriptionForm<'updateRetrySchedule'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const { locale, currentDate } = useMemberkit()
  const today = currentDate()
  const nextKey = useRef(100)
  const [entered, setRows] = useState<readonly { key: string; day: string | null }[]>()
  // Untouched, they would undo a colleague's change.
  const rows = entered ?? (entity.retryOn ?? []).map((day, index) => ({ key: String(index), day }))
  const days = rows.flatMap(({ day }) => day || []).toSorted()
  const isDouble = new Set(days).size < days.length
  const isSame = days.length === rows.length && hasRetries(entity, days)
  const list = new Intl.ListFormat(locale).format(days.map((day) => formatDate(day, locale)))
  return (
    <ActionForm
      {...form}
      consequence={list ? t('retry.days', { days: list }) : t('retry.none')}
      problems={{ retryOn: isDouble ? t('retry.double') : isSame ? t('retry.same') : undefined }}
      onSubmit={() => days.length === rows.length && run({ body: { retryOn: days } })}
    >
      <FormField name="retryOn">
        {({ error }) => (
          <RepeatableRows
            label={t('retry.title')}
            error={error}
            value={rows}
            onChange={setRows}
            rowKey={({ key }) => key}
            rowLabel={(number) => t('retry.attempt', { number })}
            newRow={() => ({ key: String(nextKey.current++), day: '' as string | null })}
            emptyText={t('retry.empty')}
            labels={{
              add: t('retry.add'),
              remove: (row) => t('row.remove', { row }),
              removed: (row) => t('row.removed', { row }),
              undo: t('row.undo'),
            }}
          >
            {({ row, index, update }) => (
              <DayField
                name={`retryOn.${index}`}
                label={t('retry.day')}
                value={row.day}
                onChange={(day) => update({ ...row, day })}
                min={today}
                isRequired
              />
            )}
          </RepeatableRows>
        )}
      </FormField>
    </ActionForm>
  )
}

'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import { DayField } from './DayField.tsx'
import type { CoverageForm } from './coverage-calls.ts'

/** Changes the first and the last day of coverage. */
export function DatesForm(form: CoverageForm<'changeEffectiveDates'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const [from, setFrom] = useState<string | null>(entity.effectiveFrom)
  const [to, setTo] = useState<string | null>(entity.effectiveTo ?? '')
  return (
    <ActionForm
      {...form}
      onSubmit={() => from && to !== null && run({ body: { effectiveFrom: from, ...(to && { effectiveTo: to }) } })}
    >
      <DayField name="effectiveFrom" label={t('dates.first')} value={from} onChange={setFrom} isRequired />
      <DayField
        name="effectiveTo"
        label={t('dates.last')}
        description={t('dates.lastHint')}
        value={to}
        onChange={setTo}
        min={from || undefined}
      />
    </ActionForm>
  )
}

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
  const [entered, setEntered] = useState<{ from?: string | null; to?: string | null }>({})
  // Both days are sent: an untouched one would undo a colleague's change.
  const { from, to } = { from: entity.effectiveFrom, to: entity.effectiveTo ?? '', ...entered }
  return (
    <ActionForm
      {...form}
      onSubmit={() => from && to !== null && run({ body: { effectiveFrom: from, ...(to && { effectiveTo: to }) } })}
    >
      <DayField
        name="effectiveFrom"
        label={t('dates.first')}
        value={from}
        onChange={(from) => setEntered({ ...entered, from })}
        isRequired
      />
      <DayField
        name="effectiveTo"
        label={t('dates.last')}
        description={t('dates.lastHint')}
        value={to}
        onChange={(to) => setEntered({ ...entered, to })}
        min={from || undefined}
      />
    </ActionForm>
  )
}

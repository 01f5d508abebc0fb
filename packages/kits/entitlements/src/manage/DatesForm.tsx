'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { usePrefilled } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { manageMessages } from '../messages/namespaces.ts'
import { DayField } from './DayField.tsx'
import type { CoverageForm } from './coverage-calls.ts'

/** Changes the first and the last day of coverage. */
export function DatesForm(form: CoverageForm<'changeEffectiveDates'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const [{ from, to }, change] = usePrefilled<{ from: string | null; to: string | null }>({
    from: entity.effectiveFrom,
    to: entity.effectiveTo ?? '',
  })
  return (
    <ActionForm
      {...form}
      onSubmit={() => from && to !== null && run({ body: { effectiveFrom: from, ...(to && { effectiveTo: to }) } })}
    >
      <DayField
        name="effectiveFrom"
        label={t('dates.first')}
        value={from}
        onChange={(from) => change({ from })}
        isRequired
      />
      <DayField
        name="effectiveTo"
        label={t('dates.last')}
        description={t('dates.lastHint')}
        value={to}
        onChange={(to) => change({ to })}
        min={from || undefined}
      />
    </ActionForm>
  )
}

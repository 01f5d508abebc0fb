'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { FormField } from '@memberkit/primitives/form'
import { TextArea } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import { DayField } from './DayField.tsx'
import type { CoverageForm } from './coverage-calls.ts'
import { addDays } from '@memberkit/platform/formats'

/** Gives a plan back. */
export function ActivateForm(form: CoverageForm<'activate'>) {
  return <ActionForm {...form} onSubmit={() => form.run({ body: {} })} />
}

/** Stops a plan until it is activated again, for a reason that its owner may read. */
export function SuspendForm(form: CoverageForm<'suspend'>) {
  const t = useMessages(manageMessages)
  const [reason, setReason] = useState('')
  const said = reason.trim()
  return (
    <ActionForm
      {...form}
      problems={{ reason: said ? undefined : t('reason.missing') }}
      onSubmit={() => form.run({ body: { reason: said } })}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ActionForm>
  )
}

/** Ends a plan, today or with a day to come. */
export function CancelForm(form: CoverageForm<'cancel'>) {
  const t = useMessages(manageMessages)
  const { currentDate } = useMemberkit()
  const [reason, setReason] = useState('')
  const [last, setLast] = useState<string | null>('')
  const said = reason.trim()
  return (
    <ActionForm
      {...form}
      problems={{ reason: said ? undefined : t('reason.missing') }}
      onSubmit={() =>
        last !== null && form.run({ body: { reason: said, ...(last && { effectiveFrom: addDays(last, 1) }) } })
      }
    >
      <ReasonField value={reason} onChange={setReason} />
      <DayField
        name="effectiveFrom"
        label={t('cancel.last')}
        description={t('cancel.lastHint')}
        value={last}
        onChange={setLast}
        min={currentDate()}
      />
    </ActionForm>
  )
}

function ReasonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useMessages(manageMessages)
  return (
    <FormField name="reason" messages={{ valueMissing: t('reason.missing') }}>
      {(field) => (
        <TextArea
          {...field}
          label={t('reason')}
          description={t('reason.shown')}
          value={value}
          onChange={onChange}
          isRequired
        />
      )}
    </FormField>
  )
}

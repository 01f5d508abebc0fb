'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { useState } from 'react'
import { caseMessages } from '../../messages/case/namespace.ts'
import { openedMessages } from '../../messages/internal/namespaces.ts'
import { isClosing, nextActor } from '../../shared/case.rules.ts'
import { nextStatuses } from '../closing/closing.rules.ts'
import { useFormOptions } from './form-context.ts'
import type { ResolutionFormOf } from './resolution-calls.ts'

/** Changes the status, with who must act next. A status that ends the case leads to the closing sheet. */
export function StatusForm(form: ResolutionFormOf<'updateStatus'>) {
  const t = useMessages(openedMessages)
  const words = useMessages(caseMessages)
  const label = useLabel('ResolutionStatus')
  const { transitions, onClosing } = useFormOptions()
  const [chosen, setChosen] = useState<string>()
  const statuses = nextStatuses(form.entity.status, transitions)
  const status = statuses.find((one) => one === chosen)
  const closes = status !== undefined && isClosing(status)
  const { actionTaken } = form.entity
  const next = (one: string) => nextActor({ status: one, actionTaken }) ?? 'staff'
  return (
    <ActionForm
      {...form}
      submitLabel={closes ? t('do.continue') : undefined}
      problems={{ status: status ? undefined : t('status.required') }}
      onSubmit={() => (closes ? onClosing() : status && form.run({ status }))}
    >
      <FormField name="status">
        {(field) => (
          <RadioGroup
            {...field}
            label={t('status')}
            options={statuses.map((value) => ({
              value,
              label: label(value),
              description: words(`next.${next(value)}`),
            }))}
            value={chosen ?? ''}
            onChange={setChosen}
            isRequired
          />
        )}
      </FormField>
    </ActionForm>
  )
}

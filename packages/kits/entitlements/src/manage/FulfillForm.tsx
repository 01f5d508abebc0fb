'use client'
import { EntitlementFulfillmentStatus } from '@memberkit/contract/commerce/entitlements'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import type { CoverageForm } from './coverage-calls.ts'

/** Records how far a plan has been provided. */
export function FulfillForm(form: CoverageForm<'fulfill'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const label = useLabel('EntitlementFulfillmentStatus')
  const [status, setStatus] = useState<EntitlementFulfillmentStatus>()
  const [reference, setReference] = useState('')
  const said = reference.trim()
  return (
    <ActionForm
      {...form}
      problems={{ fulfillmentStatus: status === entity.fulfillmentStatus ? t('fulfill.same') : undefined }}
      onSubmit={() => status && run({ body: { fulfillmentStatus: status, ...(said && { reference: said }) } })}
    >
      <FormField name="fulfillmentStatus" messages={{ valueMissing: t('fulfill.missing') }}>
        {(field) => (
          <Select
            {...field}
            label={t('fulfill.status')}
            placeholder={t('fulfill.choose')}
            options={EntitlementFulfillmentStatus.options.map((value) => ({ value, label: label(value) }))}
            value={status ?? ''}
            onChange={(value) => setStatus(EntitlementFulfillmentStatus.options.find((one) => one === value))}
            isRequired
          />
        )}
      </FormField>
      <FormField name="reference">
        {(field) => (
          <TextField
            {...field}
            label={t('fulfill.reference')}
            value={reference}
            onChange={setReference}
            autoComplete="off"
            optionalMark={t('optional')}
          />
        )}
      </FormField>
    </ActionForm>
  )
}

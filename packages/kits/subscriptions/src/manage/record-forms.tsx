'use client'
import type { StateOrProvince } from '@memberkit/contract'
import { SubscriptionVendor } from '@memberkit/contract/commerce/subscriptions'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { useRegions } from '@memberkit/parts/address'
import { useLabel } from '@memberkit/parts/labels'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { Select } from '@memberkit/primitives/select'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import { LineField, noted, NoteField } from './fields.tsx'
import type { SubscriptionForm } from './subscription-calls.ts'

/** Changes the system that bills, with its own number. */
export function VendorForm(form: SubscriptionForm<'updateVendor'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const label = useLabel('SubscriptionVendor')
  const [vendor, setVendor] = useState<SubscriptionVendor>()
  const [reference, setReference] = useState('')
  const [note, setNote] = useState('')
  const id = reference.trim()
  const isSame = vendor === entity.vendor
  return (
    <ActionForm
      {...form}
      problems={{ vendor: isSame && !id ? t('vendor.same') : undefined }}
      onSubmit={() => vendor && run({ body: { vendor, ...(id && { vendorSubscriptionId: id }), ...noted(note) } })}
    >
      <FormField name="vendor">
        {(field) => (
          <RadioGroup
            {...field}
            label={t('fact.vendor')}
            value={vendor ?? ''}
            onChange={(value) => setVendor(SubscriptionVendor.options.find((one) => one === value))}
            options={SubscriptionVendor.options.map((value) => ({
              value,
              label: label(value),
              description: value === entity.vendor ? t('current') : undefined,
            }))}
            isRequired
          />
        )}
      </FormField>
      <LineField
        name="vendorSubscriptionId"
        label={t('vendor.reference')}
        description={t('vendor.referenceHint')}
        value={reference}
        onChange={setReference}
      />
      <NoteField value={note} onChange={setNote} />
    </ActionForm>
  )
}

/** Changes the state or province whose taxes and coverage apply. */
export function AreaForm(form: SubscriptionForm<'updateAdministrativeArea'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const label = useLabel('StateOrProvince')
  const areas = useRegions()
  const [area, setArea] = useState<StateOrProvince>()
  const [note, setNote] = useState('')
  const current = entity.administrativeArea
  const isSame = area === current
  return (
    <ActionForm
      {...form}
      consequence={
        area && current && !isSame
          ? t('area.becomes', { before: label(current), after: label(area) })
          : t('consequence.updateAdministrativeArea')
      }
      problems={{ administrativeArea: area && isSame ? t('area.same') : undefined }}
      onSubmit={() => area && run({ body: { administrativeArea: area, ...noted(note) } })}
    >
      <FormField name="administrativeArea" messages={{ valueMissing: `${t('area.choose')}.` }}>
        {(field) => (
          <Select
            {...field}
            label={t('fact.area')}
            placeholder={t('area.choose')}
            options={areas}
            value={area ?? ''}
            onChange={(value) => setArea(areas.find((one) => one.value === value)?.value)}
            isRequired
          />
        )}
      </FormField>
      <NoteField value={note} onChange={setNote} />
    </ActionForm>
  )
}

/** Says whether a subscription must stay cancelled. */
export function ReinstateForm(form: SubscriptionForm<'updateDoNotReinstate'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const [note, setNote] = useState('')
  // What was meant stays: where somebody else has done it, the same press would undo it.
  const [after] = useState(!entity.doNotReinstate)
  const isSame = after === entity.doNotReinstate
  return (
    <ActionForm
      {...form}
      consequence={t(after ? 'reinstate.forbidden' : 'reinstate.allowed')}
      submitLabel={t(after ? 'reinstate.forbid' : 'reinstate.allow')}
      isUnavailable={isSame}
      onSubmit={() => run({ body: { doNotReinstate: after, ...noted(note) } })}
    >
      <NoteField value={note} onChange={setNote} />
    </ActionForm>
  )
}

export function PostalCodeForm(form: SubscriptionForm<'updatePostalCode'>) {
  const line = useLine('postalCode', form.entity.postalCode)
  return (
    <ActionForm
      {...form}
      problems={line.problems}
      onSubmit={() => form.run({ body: { postalCode: line.said, ...line.note } })}
    >
      {line.fields}
    </ActionForm>
  )
}

export function DivisionForm(form: SubscriptionForm<'updateBillingDivision'>) {
  const line = useLine('billingDivision', form.entity.billingDivision)
  return (
    <ActionForm
      {...form}
      problems={line.problems}
      onSubmit={() => form.run({ body: { billingDivision: line.said, ...line.note } })}
    >
      {line.fields}
    </ActionForm>
  )
}

export function SourceForm(form: SubscriptionForm<'updateSource'>) {
  const line = useLine('source', form.entity.source)
  return (
    <ActionForm
      {...form}
      problems={line.problems}
      onSubmit={() => form.run({ body: { source: line.said, ...line.note } })}
    >
      {line.fields}
    </ActionForm>
  )
}

/** A line of text in place of the current one. */
function useLine(name: 'postalCode' | 'billingDivision' | 'source', current = '') {
  const t = useMessages(manageMessages)
  const [entered, setLine] = useState<string>()
  // Untouched, it would undo a colleague's change.
  const line = entered ?? current
  const [note, setNote] = useState('')
  const said = line.trim()
  return {
    said,
    note: noted(note),
    problems: { [name]: said ? (said === current ? t('line.same') : undefined) : t('line.missing') },
    fields: (
      <>
        <LineField name={name} label={t(`fact.${name}`)} value={line} onChange={setLine} isRequired />
        <NoteField value={note} onChange={setNote} />
      </>
    ),
  }
}

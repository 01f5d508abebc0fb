'use client'
import { StateOrProvince } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { useMemo, useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import type { CoverageForm } from './coverage-calls.ts'

/** Codes whose place is not shown in the specification: offered only where they are set. */
const unexplained: readonly string[] = ['SF', 'LS', 'CA_2']

/** Changes the state or province whose law a plan covers. */
export function AreaForm(form: CoverageForm<'changeServiceArea'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const label = useLabel('StateOrProvince')
  const { locale } = useMemberkit()
  const [area, setArea] = useState<StateOrProvince>()
  const current = entity.serviceArea
  const areas = useMemo(
    () =>
      StateOrProvince.options
        .filter((value) => !unexplained.includes(value))
        .map((value) => ({ value, label: label(value) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    [label, locale],
  )
  return (
    <ActionForm
      {...form}
      consequence={
        area && current && area !== current
          ? t('consequence.area', { before: label(current), after: label(area) })
          : undefined
      }
      problems={{ serviceArea: area === current ? t('area.same') : undefined }}
      onSubmit={() => area && run({ query: { serviceArea: area } })}
    >
      <FormField name="serviceArea">
        {(field) => (
          <Select
            {...field}
            label={t('area.choose')}
            placeholder={t('area.placeholder')}
            options={areas}
            value={area ?? ''}
            onChange={(value) => setArea(areas.find((one) => one.value === value)?.value)}
            isRequired
          />
        )}
      </FormField>
    </ActionForm>
  )
}

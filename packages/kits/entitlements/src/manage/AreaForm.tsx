'use client'
import type { StateOrProvince } from '@memberkit/contract'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { useRegions } from '@memberkit/parts/address'
import { useLabel } from '@memberkit/parts/labels'
import { FormField } from '@memberkit/primitives/form'
import { Select } from '@memberkit/primitives/select'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import type { CoverageForm } from './coverage-calls.ts'

/** Changes the state or province whose law a plan covers. */
export function AreaForm(form: CoverageForm<'changeServiceArea'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const label = useLabel('StateOrProvince')
  const [area, setArea] = useState<StateOrProvince>()
  const current = entity.serviceArea
  const areas = useRegions()
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
      <FormField name="serviceArea" messages={{ valueMissing: `${t('area.placeholder')}.` }}>
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

'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { FormField } from '@memberkit/primitives/form'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import type { CoverageForm } from './coverage-calls.ts'

/** Corrects what the same plan is called. */
export function ProductInfoForm(form: CoverageForm<'changeProductInfo'>) {
  const { product } = form.entity
  const t = useMessages(manageMessages)
  const [entered, setEntered] = useState<{ name?: string; tier?: string }>({})
  // Both are sent: an untouched one would undo a colleague's change.
  const { name, tier } = { name: product.name, tier: product.tier ?? '', ...entered }
  const [saidName, saidTier] = [name.trim(), tier.trim()]
  const isSame = saidName === product.name && saidTier === (product.tier ?? '')
  return (
    <ActionForm
      {...form}
      problems={{ name: saidName ? (isSame ? t('info.same') : undefined) : t('info.missing') }}
      onSubmit={() =>
        form.run({ body: { productId: product.productId, name: saidName, ...(saidTier && { tier: saidTier }) } })
      }
    >
      <FormField name="name" messages={{ valueMissing: t('info.missing') }}>
        {(field) => (
          <TextField
            {...field}
            label={t('info.name')}
            value={name}
            onChange={(name) => setEntered({ ...entered, name })}
            autoComplete="off"
            isRequired
          />
        )}
      </FormField>
      <FormField name="tier">
        {(field) => (
          <TextField
            {...field}
            label={t('info.tier')}
            value={tier}
            onChange={(tier) => setEntered({ ...entered, tier })}
            autoComplete="off"
            optionalMark={t('optional')}
          />
        )}
      </FormField>
    </ActionForm>
  )
}

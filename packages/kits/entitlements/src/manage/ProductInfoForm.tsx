'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { usePrefilled } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { FormField } from '@memberkit/primitives/form'
import { TextField } from '@memberkit/primitives/text-field'
import { manageMessages } from '../messages/namespaces.ts'
import type { CoverageForm } from './coverage-calls.ts'

/** Corrects what the same plan is called. */
export function ProductInfoForm(form: CoverageForm<'changeProductInfo'>) {
  const { product } = form.entity
  const t = useMessages(manageMessages)
  const [{ name, tier }, change] = usePrefilled({ name: product.name, tier: product.tier ?? '' })
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
            onChange={(name) => change({ name })}
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
            onChange={(tier) => change({ tier })}
            autoComplete="off"
            optionalMark={t('optional')}
          />
        )}
      </FormField>
    </ActionForm>
  )
}

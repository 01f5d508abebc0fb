'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { usePrefilled } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { replayMask } from '@memberkit/foundation/privacy'
import { AddressSection, addressOf, fieldsOf } from '@memberkit/parts/address/section'
import { FormField } from '@memberkit/primitives/form'
import { TextField } from '@memberkit/primitives/text-field'
import { manageMethodMessages } from '../../messages/namespaces.ts'
import type { MethodForm } from './method-calls.ts'

/** The owner's own name for a method. */
export function RenameForm(form: MethodForm<'rename'>) {
  const { entity, run } = form
  const t = useMessages(manageMethodMessages)
  const [{ name }, change] = usePrefilled({ name: entity.name })
  const entered = name.trim()
  const problem = !entered ? t('name.missing') : entered === entity.name ? t('name.same') : undefined
  return (
    <ActionForm {...form} problems={{ name: problem }} onSubmit={() => run({ body: { name: entered } })}>
      <FormField name="name" messages={{ valueMissing: t('name.missing') }}>
        {(field) => (
          <TextField
            {...field}
            {...replayMask}
            label={t('name')}
            description={t('name.hint')}
            maxLength={60}
            value={name}
            onChange={(name) => change({ name })}
            isRequired
          />
        )}
      </FormField>
    </ActionForm>
  )
}

/** The address that banks compare. */
export function AddressForm(form: MethodForm<'editAddress'>) {
  const { entity, run } = form
  const t = useMessages(manageMethodMessages)
  const { locale } = useMemberkit()
  const [address, change] = usePrefilled(fieldsOf(entity.billingAddress ?? {}, locale.endsWith('CA') ? 'CA' : 'US'))
  return (
    <ActionForm {...form} onSubmit={() => run({ body: addressOf(address) })}>
      <AddressSection
        label={t('address')}
        name="billingAddress"
        autoCompleteSection="billing"
        value={address}
        onChange={change}
      />
    </ActionForm>
  )
}

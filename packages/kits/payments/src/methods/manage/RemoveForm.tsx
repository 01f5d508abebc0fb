'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { summaryOf, formatExpiry } from '@memberkit/parts/payment-method'
import { MethodName } from '@memberkit/parts/payment-method/field'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { useState } from 'react'
import { manageMethodMessages } from '../../messages/namespaces.ts'
import { useMethods } from '../setup.ts'
import { removalOf } from '../wallet.rules.ts'
import { ActingConsent } from './ActingConsent.tsx'
import type { MethodForm } from './method-calls.ts'

/** Removes a method: another one takes over, and the last one stays until there is another. */
export function RemoveForm(form: MethodForm<'remove'>) {
  const { entity, run, onClose } = form
  const t = useMessages(manageMethodMessages)
  const { locale } = useMemberkit()
  const { rows, onAdd } = useMethods()
  const others = rows.filter(({ id, isUsable }) => isUsable && id !== entity.id)
  const plans = rows.find(({ id }) => id === entity.id)?.plans
  const removal = removalOf(entity, others.length, plans)
  // Chosen in advance only when the form opens: what is left later, once a method has gone meanwhile, is nobody's choice.
  const [picked, setPicked] = useState(() => (others.length === 1 ? others[0]?.id : undefined))
  const chosen = others.find(({ id }) => id === picked)?.id
  if (removal === 'blocked') {
    return (
      <ActionForm {...form} consequence={null} isUnavailable onSubmit={() => {}}>
        <Alert
          isStatic
          tone="caution"
          actions={
            onAdd ? (
              <Button
                size="small"
                onPress={() => {
                  onClose()
                  onAdd()
                }}
              >
                {t('remove.add')}
              </Button>
            ) : undefined
          }
        >
          {plans ? t('remove.lastUsed', { count: plans }) : t('remove.last')}
        </Alert>
      </ActionForm>
    )
  }
  return (
    <ActionForm
      {...form}
      consequence={t(removal === 'free' ? 'remove.free' : 'remove.replace')}
      onSubmit={() => run({ body: chosen && removal === 'replace' ? { replacementMethodId: chosen } : {} })}
    >
      {removal === 'replace' ? (
        <FormField name="replacementMethodId" messages={{ valueMissing: t('remove.missing') }}>
          {(field) => (
            <RadioGroup
              {...field}
              label={t('remove.with')}
              appearance="card"
              value={chosen ?? ''}
              onChange={setPicked}
              isRequired
              options={others.map(({ id, method }) => ({
                value: id,
                label: <MethodName method={summaryOf(method)} />,
                description: method.card && `${t('fact.expires')} ${formatExpiry(method.card.expiresOn, locale)}`,
              }))}
            />
          )}
        </FormField>
      ) : null}
      <ActingConsent />
    </ActionForm>
  )
}

/** Removes a method on behalf of its owner. The call takes no replacement. For staff. */
export function RemoveForMemberForm(form: MethodForm<'removeForMember'>) {
  return (
    <ActionForm {...form} onSubmit={() => form.run({})}>
      <ActingConsent />
    </ActionForm>
  )
}

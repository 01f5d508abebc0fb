'use client'
import { checkCooldown, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { formatMoney, today as todayIn } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { type FormEvent, useState } from 'react'
import { listMessages, payMessages } from '../messages/namespaces.ts'
import { expiryWords, methodWords, summaryOf } from '../shared/method-words.ts'
import type { Invoice, PaymentMethod } from '../shared/received.ts'
import { StepActions } from '../shared/StepActions.tsx'
import * as styles from '../shared/steps.css.ts'
import { CooldownNotice } from './CooldownNotice.tsx'
import { totalDue } from './pay-all.rules.ts'
import { blockedMethods, methodObstacle } from './pay.rules.ts'
import { PayAllRows } from './PayAllRows.tsx'
import { useCooldown } from './useCooldown.ts'

export interface PayAllFormProps {
  identityId: string
  invoices: readonly Invoice[]
  onStart: (paymentMethodId: string) => void
  onClose: () => void
}

/** What is about to be paid, and with which method. */
export function PayAllForm({ identityId, invoices, onStart, onClose }: PayAllFormProps) {
  const t = useMessages(payMessages)
  const words = useMessages(listMessages)
  const { locale, timeZone, session } = useMemberkit()
  const methods = useResource(listPaymentMethods, { identityId })
  const [picked, setPicked] = useState<string>()
  const [isConfirmed, setConfirmed] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const today = todayIn(timeZone)
  // What one of the banks declined for good would stop the round there.
  const blocked = new Set(invoices.flatMap((invoice) => [...blockedMethods(invoice)]))
  const usable = methods.state === 'ready' ? methods.data.filter((one) => !methodObstacle(one, blocked, today)) : []
  const chosen = picked ?? (usable.find(({ isDefault }) => isDefault) ?? usable[0])?.id
  const cooldown = useCooldown(useResource(checkCooldown, { identityId }), chosen)
  const name = session?.actingFor?.name
  const needsConsent = name !== undefined && !isConfirmed
  const total = formatMoney(totalDue(invoices), invoices[0]?.currency ?? '', locale)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setChecked(true)
    if (chosen && !needsConsent && !cooldown.isWaiting) onStart(chosen)
  }

  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      {name ? <Alert tone="caution">{t('actingAs', { name })}</Alert> : null}
      <Text as="p">{t('all.text')}</Text>
      <PayAllRows invoices={invoices} />
      <ResourceView
        resource={methods}
        skeleton={<SkeletonText lines={3} />}
        empty={<EmptyState title={t('noMethods')}>{t(name ? 'noAddingForOthers' : 'noMethodsText')}</EmptyState>}
      >
        {(found) => (
          <RadioGroup
            label={t('method')}
            look="card"
            value={chosen ?? ''}
            onChange={setPicked}
            error={isChecked && !chosen ? t('method.missing') : undefined}
            isRequired
            options={found.map((method) => ({
              value: method.id,
              label: methodWords(summaryOf(method), words),
              description: describe(method),
              isDisabled: methodObstacle(method, blocked, today) !== undefined,
            }))}
          />
        )}
      </ResourceView>
      {name ? (
        <Checkbox
          label={t('confirm', { name })}
          isChecked={isConfirmed}
          onChange={setConfirmed}
          error={isChecked && needsConsent ? t('confirm.missing', { name }) : undefined}
          isRequired
        />
      ) : null}
      <CooldownNotice cooldown={cooldown} hasOther={usable.some(({ id }) => id !== chosen)} />
      <StepActions>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button type="submit" tone="primary" aria-disabled={cooldown.isWaiting || methods.state !== 'ready'}>
          {t('all.start', { amount: total })}
        </Button>
      </StepActions>
    </form>
  )

  function describe(method: PaymentMethod) {
    const obstacle = methodObstacle(method, blocked, today)
    if (obstacle === 'blocked') return t('blocked')
    const until = method.card && expiryWords(method.card.expiresOn, locale)
    if (until) return obstacle === 'expired' ? t('expired', { date: until }) : words('method.expires', { date: until })
    return method.isDefault ? words('method.default') : undefined
  }
}

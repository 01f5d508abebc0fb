'use client'
import { checkCooldown, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useResource } from '@memberkit/foundation/resource'
import { formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Text } from '@memberkit/primitives/text'
import { type FormEvent, useState } from 'react'
import { payMessages } from '../messages/namespaces.ts'
import type { Invoice } from '../shared/received.ts'
import { StepActions } from '../shared/StepActions.tsx'
import * as styles from '../shared/steps.css.ts'
import { useErrorFocus } from '../shared/useErrorFocus.ts'
import { ConsentField } from './ConsentField.tsx'
import { CooldownNotice } from './CooldownNotice.tsx'
import { totalDue } from './pay-all.rules.ts'
import { blockedMethods } from './pay.rules.ts'
import { MethodField } from './MethodField.tsx'
import { PayAllRows } from './PayAllRows.tsx'
import { useCooldown } from './useCooldown.ts'
import { useMethodChoice } from './useMethodChoice.ts'

export interface PayAllFormProps {
  identityId: string
  /** Those that may be paid. */
  invoices: readonly Invoice[]
  leftOut: ReadonlySet<string>
  onLeaveOut: (ids: ReadonlySet<string>) => void
  onStart: (paymentMethodId: string) => void
  onClose: () => void
}

/** What is about to be paid, and with which method. */
export function PayAllForm({ identityId, invoices, leftOut, onLeaveOut, onStart, onClose }: PayAllFormProps) {
  const t = useMessages(payMessages)
  const { locale, session } = useMemberkit()
  const methods = useResource(listPaymentMethods, { identityId })
  const [picked, setPicked] = useState<string>()
  const [isConfirmed, setConfirmed] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const isChecked = attempts > 0
  const form = useErrorFocus(attempts, 'idle')
  // What one of the banks declined for good would stop the round there.
  const blocked = new Set(invoices.flatMap((invoice) => [...blockedMethods(invoice)]))
  const choice = useMethodChoice(methods, picked, blocked)
  const { chosen, usable } = choice
  const cooldown = useCooldown(useResource(checkCooldown, { identityId }), chosen)
  const name = session?.actingFor?.name
  const needsConsent = name !== undefined && !isConfirmed
  const wanted = invoices.filter(({ id }) => !leftOut.has(id))
  const total = formatMoney(totalDue(wanted), invoices[0]?.currency ?? '', locale)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React hands the event on to a form of the host's around the kit.
    event.stopPropagation()
    setAttempts(attempts + 1)
    if (chosen && wanted.length > 0 && !needsConsent && !cooldown.isWaiting) onStart(chosen)
  }

  return (
    <form ref={form} className={styles.step} noValidate onSubmit={submit}>
      {name ? <Alert tone="caution">{t('actingAs', { name })}</Alert> : null}
      <Text as="p">{t('all.text')}</Text>
      <PayAllRows invoices={invoices} leftOut={leftOut} onLeaveOut={onLeaveOut} />
      <MethodField choice={choice} onPick={setPicked} isChecked={isChecked} actingFor={name} />
      {name ? <ConsentField name={name} isGiven={isConfirmed} onChange={setConfirmed} isChecked={isChecked} /> : null}
      <CooldownNotice cooldown={cooldown} hasOther={usable.some(({ id }) => id !== chosen)} />
      <StepActions>
        <Button onPress={onClose}>{t('cancel')}</Button>
        <Button
          type="submit"
          tone="primary"
          aria-disabled={cooldown.isWaiting || methods.state !== 'ready' || wanted.length === 0}
        >
          {t('all.start', { amount: total })}
        </Button>
      </StepActions>
    </form>
  )
}

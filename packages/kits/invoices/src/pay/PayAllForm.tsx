'use client'
import { checkCooldown, findTransactions, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { needsRetype, RetypeAmount, useRetype } from '@memberkit/foundation/confirm'
import { DialogForm } from '@memberkit/foundation/form'
import { currentOf, togetherWith, useResource } from '@memberkit/foundation/resource'
import { CooldownNotice, useCooldown } from '@memberkit/parts/payment-attempt'
import { MethodField, useMethodChoice } from '@memberkit/parts/payment-method/field'
import { formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { DialogActions } from '@memberkit/primitives/dialog'
import { Text } from '@memberkit/primitives/text'
import { useState } from 'react'
import { payMessages } from '../messages/namespaces.ts'
import type { Invoice } from '../shared/received.ts'
import * as styles from '../shared/steps.css.ts'
import { ConsentField } from './ConsentField.tsx'
import { type PayAllState, totalDue } from './pay-all.rules.ts'
import { blockedMethods } from './pay.rules.ts'
import { PayAllRows } from './PayAllRows.tsx'
import { PaymentsNotice } from './PaymentsNotice.tsx'

export interface PayAllFormProps {
  identityId: string
  invoices: readonly Invoice[]
  /** Those with a payment still open, by id: they can't be chosen. */
  open: ReadonlyMap<string, PayAllState>
  /** The method that was declined, when another one is wanted. */
  declinedId?: string | undefined
  /** Whether it follows another step, whose button had the focus. */
  isAgain?: boolean
  excluded: ReadonlySet<string>
  onExclude: (ids: ReadonlySet<string>) => void
  onStart: (paymentMethodId: string) => void
  /** The number of invoices that could not be fully read, so that nobody takes the total for everything owed. */
  uncounted: number
  /** Staff type the total again above this decimal amount. */
  retypeAbove?: string
  onClose: () => void
  onAddMethod?: () => void
}

/** The invoices about to be paid, and the method. */
export function PayAllForm({
  identityId,
  invoices,
  open,
  declinedId,
  isAgain,
  excluded,
  onExclude,
  onStart,
  uncounted,
  retypeAbove,
  onClose,
  onAddMethod,
}: PayAllFormProps) {
  const t = useMessages(payMessages)
  const { locale, realm, session } = useMemberkit()
  const payments = currentOf(useResource(findTransactions, { body: { identityId } }))
  const checked = useResource(checkCooldown, { identityId })
  const methods = togetherWith(useResource(listPaymentMethods, { identityId }), payments, checked)
  const [picked, setPicked] = useState<string>()
  // A method that one of the banks declined for good would stop the round there.
  const blocked = new Set(invoices.flatMap((invoice) => [...blockedMethods(invoice)]))
  const choice = useMethodChoice(methods, picked, blocked, declinedId)
  const { chosen, usable } = choice
  const cooldown = useCooldown(checked, chosen)
  const name = session?.actingFor?.name
  const wanted = invoices.filter(({ id }) => !excluded.has(id))
  const sum = totalDue(wanted)
  const currency = invoices[0]?.currency ?? ''
  const total = formatMoney(sum, currency, locale)
  const retyping = useRetype(realm === 'Internal' && needsRetype(sum, retypeAbove) ? sum : undefined, currency)
  const isWaiting = cooldown.isWaiting || payments.state !== 'ready'

  return (
    <DialogForm
      problems={{ method: choice.problem, ...retyping?.problems }}
      onSubmit={() => {
        if (chosen && wanted.length > 0 && !isWaiting) onStart(chosen)
      }}
    >
      <div className={styles.step}>
        {name ? <Alert tone="caution">{t('actingAs', { name })}</Alert> : null}
        <div className={styles.arrival} tabIndex={-1} ref={isAgain ? focusFirst : undefined}>
          <Text as="p">{t('all.text')}</Text>
        </div>
        <PayAllRows
          states={invoices.map(({ id }) => open.get(id))}
          invoices={invoices}
          excluded={excluded}
          onExclude={onExclude}
        />
        {open.size > 0 ? (
          <Alert isStatic tone="caution">
            {t('all.open', { count: open.size })}
          </Alert>
        ) : null}
        {uncounted > 0 ? (
          <Alert isStatic tone="caution">
            {t('all.unread', { count: uncounted })}
          </Alert>
        ) : null}
        <MethodField
          blockedText={t('blocked')}
          emptyText={t('noMethodsText')}
          choice={choice}
          onPick={setPicked}
          onAddMethod={name ? undefined : onAddMethod}
          actingFor={name}
        />
        {name ? <ConsentField name={name} /> : null}
        {retyping ? <RetypeAmount {...retyping} /> : null}
        <CooldownNotice cooldown={cooldown} hasOther={usable.some(({ id }) => id !== chosen)} />
        <PaymentsNotice payments={payments} />
        <DialogActions>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            tone="primary"
            aria-disabled={isWaiting || methods.state !== 'ready' || wanted.length === 0}
          >
            {t('all.start', { amount: total })}
          </Button>
        </DialogActions>
      </div>
    </DialogForm>
  )
}

function focusFirst(element: HTMLElement | null) {
  element?.focus()
}

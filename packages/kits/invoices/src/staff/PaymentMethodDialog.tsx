'use client'
import { updateInvoicePaymentMethod } from '@memberkit/contract/commerce/invoices'
import { listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { today as todayIn } from '@memberkit/platform/formats'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { useState } from 'react'
import { listMessages, staffMessages } from '../messages/namespaces.ts'
import { blockedMethods, methodObstacle } from '../pay/pay.rules.ts'
import { expiryWords, methodWords, summaryOf } from '../shared/method-words.ts'
import type { PaymentMethod } from '../shared/received.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { type StaffActionProps, useStaffAction } from './useStaffAction.ts'

/** Chooses what the next attempt charges, from the owner's wallet. */
export function PaymentMethodDialog(props: StaffActionProps) {
  const { identityId, onClose } = props
  const t = useMessages(staffMessages)
  const words = useMessages(listMessages)
  const { locale, timeZone } = useMemberkit()
  const staff = useStaffAction(updateInvoicePaymentMethod, props, {
    name: 'updatePaymentMethod',
    shows: ({ paymentMethodId }, _before, { body }) => paymentMethodId === body.paymentMethodId,
    doneText: ({ number }) => t('done.updatePaymentMethod', { number }),
  })
  const { invoice, action } = staff
  const methods = useResource(listPaymentMethods, { identityId })
  const current = invoice.paymentMethodId
  const [chosen = current, setChosen] = useState<string>()
  const blocked = blockedMethods(invoice)
  const today = todayIn(timeZone)
  const problem = chosen === undefined ? t('required') : chosen === current ? t('method.same') : undefined

  return (
    <StaffDialog
      staff={staff}
      onClose={onClose}
      title={t('title.updatePaymentMethod', { number: invoice.number })}
      consequence={t('consequence.updatePaymentMethod')}
      submitLabel={t('do.updatePaymentMethod')}
      isValid={!problem}
      isImpossible={methods.state !== 'ready' || methods.data.length === 0}
      onSubmit={() => chosen && staff.run({ identityId, invoiceId: invoice.id, body: { paymentMethodId: chosen } })}
    >
      {(shown) => (
        <ResourceView
          resource={methods}
          skeleton={
            <SkeletonGroup label={t('method.choose')}>
              <SkeletonText lines={3} />
            </SkeletonGroup>
          }
          empty={<Text as="p">{t('method.none')}</Text>}
        >
          {(found) => (
            <RadioGroup
              label={t('method.choose')}
              look="card"
              value={chosen ?? ''}
              onChange={setChosen}
              error={shown(problem) ?? action.errorOf('paymentMethodId')}
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
      )}
    </StaffDialog>
  )

  function describe(method: PaymentMethod) {
    const obstacle = methodObstacle(method, blocked, today)
    const notes = [
      method.id === current ? t('method.current') : undefined,
      obstacle
        ? t(`method.${obstacle}`)
        : method.card && words('method.expires', { date: expiryWords(method.card.expiresOn, locale) }),
    ]
    return notes.filter(Boolean).join(' · ') || undefined
  }
}

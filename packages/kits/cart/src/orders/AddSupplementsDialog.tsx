'use client'
import { permissionOf } from '@memberkit/contract'
import { getOffer } from '@memberkit/contract/commerce/offers'
import { addSupplements, listIdentityOrders } from '@memberkit/contract/commerce/orders'
import { getSubscription, listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import { useIsMounted, useMemberkit } from '@memberkit/foundation'
import { ActionMessage, lookUp, useAction, useFocusKept } from '@memberkit/foundation/action'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView, togetherWith, useResource } from '@memberkit/foundation/resource'
import { textIn } from '@memberkit/parts/localized'
import { findPrice, initialAmount } from '@memberkit/parts/pricing'
import { formatPrice } from '@memberkit/platform/formats'
import { keyOf } from '@memberkit/platform/query'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { Dialog } from '@memberkit/primitives/dialog'
import { Select } from '@memberkit/primitives/select'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { Text } from '@memberkit/primitives/text'
import { useId, useRef, useState } from 'react'
import { orderActionMessages } from '../messages/namespaces.ts'
import * as styles from '../order/order.css.ts'
import type { Order } from '../order/received.ts'
import { useEach } from '../order/useEach.ts'
import { showsAddition, supplementChoices } from './supplements.rules.ts'

export interface AddSupplementsDialogProps {
  order: Order
  brand: string
  /** Called with the order of the addition. */
  onDone: (addition: Order) => void
  onClose: () => void
}

/** Orders add-ons for a plan of an order. They become an order of their own, which is paid like any other. */
export function AddSupplementsDialog({ order, brand, onDone, onClose }: AddSupplementsDialogProps) {
  const t = useMessages(orderActionMessages)
  const { locale, client, notify, can } = useMemberkit()
  const isMounted = useIsMounted()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const lines = order.offers.filter(({ subscriptionId }) => subscriptionId !== undefined)
  const [picked, setPicked] = useState<string>()
  const line = lines.find((one) => one.subscriptionId === picked) ?? lines[0]!
  const identityId = order.identityId ?? ''
  const subscriptionId = line.subscriptionId ?? ''
  const offer = useEach(getOffer, [{ brand, offerId: line.offerId }])
  const subscription = useResource(getSubscription, { identityId, subscriptionId })
  const orders = useResource(listIdentityOrders, { identityId })
  const known = orders.state === 'ready' ? orders.data : undefined
  const offers = needing(offer, subscription, orders)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isMissing, setMissing] = useState(false)
  const action = useAction(addSupplements, {
    entity: subscriptionId,
    needsCertainty: true,
    permission: permissionOf(addSupplements),
    effects: () => [keyOf(listIdentityOrders, { identityId }), keyOf(listSubscriptions, { identityId })],
    verifyOutcome: async ({ body }) => {
      const answer = await lookUp(client, listIdentityOrders, { identityId })
      if (!answer.ok || !known) return { outcome: 'unclear' }
      const found = showsAddition(known, answer.data, body)
      return found ? { outcome: 'applied', data: found } : { outcome: 'absent' }
    },
    onDone: (addition) => {
      onDone(addition)
      notify({ message: t('done.addSupplements', { number: addition.number }), tone: 'positive' })
      // It may show late, while another dialog is open.
      if (isMounted()) onClose()
    },
  })
  const { phase } = action.state
  useFocusKept(form, phase, action.isBusy)
  const has = subscription.state === 'ready' ? subscription.data.items.map(({ productId }) => productId) : []
  const choices = offers.state === 'ready' ? supplementChoices(line, offers.data[0], has) : []
  const isReady = choices.length > 0
  const isDenied = !can(permissionOf(addSupplements))

  return (
    <Dialog
      isOpen
      onClose={onClose}
      isPending={action.isBusy}
      title={t('title.addSupplements', { number: order.number })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onPress={onClose} aria-disabled={action.isBusy}>
            {t('cancel')}
          </Button>
          {(phase === 'unknown' && !action.isBusy) || (offers.state !== 'loading' && !isReady) ? null : (
            <Button
              type="submit"
              form={id}
              tone="primary"
              isPending={action.isBusy}
              pendingLabel={t('working')}
              aria-disabled={!isReady || isDenied}
            >
              {t('do.addSupplements')}
            </Button>
          )}
        </>
      }
    >
      <DialogForm
        id={id}
        ref={form}
        isPending={action.isBusy}
        onSubmit={() => {
          if (isDenied) return
          setMissing(chosen.length === 0)
          if (!isReady || chosen.length === 0) return
          void action.run({ body: { identityId, subscriptionId, supplementIds: [...chosen] } })
        }}
      >
        <div className={styles.step}>
          {lines.length > 1 ? (
            <Select
              label={t('supplements.plan')}
              value={subscriptionId}
              onChange={(value) => {
                setPicked(value)
                setChosen([])
                setMissing(false)
              }}
              disabled={action.isBusy || phase === 'unknown'}
              options={lines.map((one) => ({ value: one.subscriptionId ?? '', label: one.label }))}
            />
          ) : null}
          <Text as="p">{t('supplements.text', { plan: line.label })}</Text>
          <ResourceView
            resource={offers}
            noun={t('supplements.noun')}
            skeleton={
              <SkeletonGroup label={t('supplements.loading')}>
                <SkeletonText lines={3} />
              </SkeletonGroup>
            }
          >
            {() =>
              choices.length === 0 ? (
                <Text as="p">{t('supplements.none')}</Text>
              ) : (
                choices.map((supplement) => {
                  // It may be sold for another period than the plan.
                  const price = findPrice(supplement.prices, line.billingPeriod)
                  const amount = initialAmount(price)
                  const { text, lang } = textIn(supplement.friendlyNames, locale, supplement.name)
                  return (
                    <Checkbox
                      key={supplement.id}
                      name={supplement.id}
                      label={<span lang={lang}>{text}</span>}
                      description={
                        price && amount
                          ? formatPrice({ amount, currency: order.currency, period: price.billingPeriod }, locale)
                          : undefined
                      }
                      isChecked={chosen.includes(supplement.id)}
                      onChange={(isChecked) =>
                        setChosen(
                          isChecked ? [...chosen, supplement.id] : chosen.filter((one) => one !== supplement.id),
                        )
                      }
                    />
                  )
                })
              )
            }
          </ResourceView>
          {isMissing && chosen.length === 0 ? <Alert tone="critical">{t('supplements.missing')}</Alert> : null}
          {choices.length > 0 ? (
            <Alert isStatic tone="neutral">
              {t('consequence.addSupplements')}
            </Alert>
          ) : null}
          <ActionMessage action={action} />
        </div>
      </DialogForm>
    </Dialog>
  )
}

/** Returns a resource that can be used only with others: the first of them that is refused or has failed replaces it. */
function needing<T>(resource: Resource<T>, ...others: Resource<unknown>[]): Resource<T> {
  const missing = others.find((one) => one.state === 'refused' || one.state === 'failed')
  return missing?.state === 'refused' || missing?.state === 'failed' ? missing : togetherWith(resource, ...others)
}

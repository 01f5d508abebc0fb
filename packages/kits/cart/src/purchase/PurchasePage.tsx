'use client'
import type { NewOrder } from '@memberkit/contract/commerce/orders'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView } from '@memberkit/foundation/resource'
import type { SupplementPeriodOf } from '@memberkit/parts/pricing'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { Heading } from '@memberkit/primitives/text'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { purchaseMessages } from '../messages/namespaces.ts'
import * as styles from '../order/order.css.ts'
import type { OfferSupplement, Order } from '../order/received.ts'
import { DraftStep } from './DraftStep.tsx'
import { HandOverStep } from './HandOverStep.tsx'
import { OrderStepSkeleton } from './OrderSkeleton.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import type { PaymentKind } from './purchase.rules.ts'
import { PurchaseResult } from './PurchaseResult.tsx'
import { SignInStep } from './SignInStep.tsx'
import { usePurchaseFlow } from './usePurchaseFlow.ts'

/** Slots for the host's own content. */
export interface PurchaseSlots {
  before?: ReactNode
  after?: ReactNode
  /** A form that adds a payment method: shown while there is none to pay with, otherwise on request. */
  addMethod?: ReactNode
}

export interface PurchasePageProps {
  /** The buyer's identity ID, or that of the person an administrator orders for. Omit it before sign-in. */
  identityId?: string
  /** The order to create; an unpaid order with the same lines is reused. Omit it with an `orderId`. */
  order?: NewOrder
  /** An order to pay. */
  orderId?: string
  /** The group of the person, for group administrators: all calls are group-scoped. */
  groupId?: string
  /** The person a group administrator orders for, shown above everything. */
  orderingFor?: { name: string; groupName: string }
  /** The brand whose offers are ordered. */
  brand: string
  /**
   * Identifies the cart, so that it is bought once in any number of tabs. Without it, the same contents are bought again
   * within half an hour only after asking.
   */
  cartKey?: string
  /** The period that supplements are billed by, as in the cart. @default that of their product */
  supplementPeriodOf?: SupplementPeriodOf<OfferSupplement>
  /** The origin of the order; values that the contract doesn't know pass through. */
  channel?: NonNullable<NewOrder['channel']> | (string & {})
  source?: string
  /** The ways to pay. @default saved methods; for groups PREMIUM_BILLING first; for staff also CHECK */
  paymentKinds?: readonly PaymentKind[]
  /** The version of the texts that the buyer agrees to, if the host overrides them. */
  consentVersion?: string
  /** A payment method that was entered before sign-in, to assign to the buyer. */
  anonymousMethodId?: string
  /** Leads to signing in, with the order to come back to. @default a link to the realm's login service */
  onSignIn?: (orderId: string) => void
  /**
   * For associates: sends the cart's link, which contains nothing personal, instead of ordering. A promise keeps the button
   * busy until it ends.
   */
  onSendLink?: () => void | Promise<void>
  /** Leads to where a payment method can be added; without it and without a form of yours, the control is absent. */
  onAddPaymentMethod?: () => void
  /** Called when the buyer is done with the receipt. */
  onDone?: (orderId: string) => void
  /** Goes back to the cart. */
  onBack?: () => void
  slots?: PurchaseSlots
}

const titleOf = {
  loading: 'payment',
  draft: 'draft',
  signIn: 'signIn',
  handOver: 'handOver',
  payment: 'payment',
  'payment-failed': 'payment',
  result: 'result',
} as const

/** The version of this kit's own texts of agreement. */
const ownConsentVersion = 'cart-2026-03'

/** From a cart or an order to its receipt. */
export function PurchasePage(props: PurchasePageProps) {
  const { identityId, groupId, orderingFor, slots = {} } = props
  const t = useMessages(purchaseMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const flow = usePurchaseFlow(props)
  const sale = { brand: props.brand, supplementPeriodOf: props.supplementPeriodOf }
  const { step } = flow
  const [isUnclear, setUnclear] = useState(false)
  const shown = useRef(step)
  useEffect(() => {
    // The button that led here is gone; a result takes the focus itself.
    const isNext = shown.current !== step && shown.current !== 'loading'
    if (isNext && step !== 'result' && step !== 'payment-failed') heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <div className={flow.isDraft ? styles.flow : styles.wideFlow}>
      {slots.before}
      <div className={styles.arrival}>
        <Heading ref={heading} level={2} size="xl" tabIndex={-1}>
          {t(`title.${step === 'loading' && flow.isKnownAsBought ? 'result' : titleOf[step]}`)}
        </Heading>
      </div>
      {orderingFor ? (
        <Alert isStatic tone="info">
          {t('orderingFor', { name: orderingFor.name, group: orderingFor.groupName })}
        </Alert>
      ) : null}
      {content()}
      {slots.after}
    </div>
  )

  function content() {
    if (flow.isDraft) {
      if (!flow.wanted) return <Alert isStatic>{t('draft.empty')}</Alert>
      return (
        <DraftStep
          key={flow.content}
          {...sale}
          identityId={identityId}
          groupId={groupId}
          wanted={flow.wanted}
          existing={flow.existing}
          cartKey={flow.key}
          onSendLink={props.onSendLink}
          onPlaced={flow.onPlaced}
          onBack={props.onBack}
        />
      )
    }
    return (
      <ResourceView
        resource={flow.resource}
        noun={t('noun')}
        showsUnreadable
        // The payment itself looks up the outcome of the purchase, in one place.
        showsStale={isUnclear}
        skeleton={<OrderStepSkeleton />}
        frame={(panel) => <Card as="div">{panel}</Card>}
        backLink={props.onBack ? <Button onPress={props.onBack}>{t('back')}</Button> : undefined}
      >
        {(order) => ofOrder(order)}
      </ResourceView>
    )
  }

  function ofOrder(order: Order) {
    if (step === 'signIn') return <SignInStep {...sale} order={order} onSignIn={props.onSignIn} onBack={props.onBack} />
    if (step === 'handOver') {
      return (
        <HandOverStep
          {...sale}
          identityId={identityId!}
          order={order}
          methodId={flow.methodToAssign}
          onDone={flow.onHandedOver}
        />
      )
    }
    if (step === 'payment' || step === 'payment-failed') {
      return (
        <PaymentStep
          key={flow.attempt}
          {...sale}
          identityId={identityId!}
          groupId={groupId}
          order={order}
          kinds={flow.kinds}
          draft={flow.draft}
          onDraft={flow.setDraft}
          consentVersion={props.consentVersion ?? ownConsentVersion}
          hasFailed={step === 'payment-failed'}
          orderingFor={orderingFor?.name}
          cartKey={props.cartKey}
          isBoughtElsewhere={flow.isBoughtElsewhere}
          onSent={flow.onSent}
          onUnclear={setUnclear}
          onAddMethod={props.onAddPaymentMethod}
          addMethod={slots.addMethod}
          onDone={flow.onBought}
          onBack={props.onBack}
        />
      )
    }
    return (
      <PurchaseResult
        {...sale}
        order={order}
        isFresh={flow.isSentHere}
        isElsewhere={!flow.isSentHere && flow.wanted !== undefined}
        onCheck={() => flow.resource.state === 'ready' && flow.resource.retry()}
        onPayRest={identityId ? flow.onPayRest : undefined}
        onAgain={flow.onAgain}
        onDone={props.onDone}
      />
    )
  }
}

'use client'
import { restoreLostFocus, useMemberkit } from '@memberkit/foundation'
import { isDenied, useFocusKept } from '@memberkit/foundation/action'
import { useEmit } from '@memberkit/foundation/events'
import { DialogForm } from '@memberkit/foundation/form'
import { useMessages } from '@memberkit/foundation/messages'
import { togetherWith } from '@memberkit/foundation/resource'
import { CooldownNotice, type CooldownState, useCooldown } from '@memberkit/parts/payment-attempt'
import { summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import { useMethodChoice } from '@memberkit/parts/payment-method/field'
import { formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CartEventTable } from '../events.ts'
import { orderMessages, purchaseMessages } from '../messages/namespaces.ts'
import { isUnpaid, stageOf } from '../order/order-status.rules.ts'
import * as styles from '../order/order.css.ts'
import { OrderChanged } from '../order/OrderChanged.tsx'
import { totalLabelOf } from '../order/amounts.rules.ts'
import { type OrderSale, OrderSummary } from '../order/OrderSummary.tsx'
import type { Order, Product } from '../order/received.ts'
import { AgreementCard } from './AgreementCard.tsx'
import { chosenLanguage, type ConsentDraft, contractIds, contractsFor, isFrenchFirst } from './consent.rules.ts'
import { LostOutcome } from './LostOutcome.tsx'
import { AgreementSkeleton } from './OrderSkeleton.tsx'
import { PaymentField } from './PaymentField.tsx'
import type { PaymentKind } from './purchase.rules.ts'
import { useAgreedTerms } from './useAgreedTerms.ts'
import { useMethodForm } from './useMethodForm.ts'
import { usePurchase } from './usePurchase.ts'

export interface PaymentDraft {
  kind: PaymentKind
  methodId?: string | undefined
  /** The method of the last failed payment, which isn't offered first. */
  declinedId?: string | undefined
}

export interface PaymentStepProps extends OrderSale {
  identityId: string
  groupId?: string | undefined
  order: Order
  /** The ways to pay, in order; the first is preselected. */
  kinds: readonly PaymentKind[]
  draft: PaymentDraft
  onDraft: (draft: PaymentDraft) => void
  /** Identifies the text that the buyer consents to, in the event that reports it. */
  consentVersion: string
  /** Whether the payment just failed here, so that the focus goes to it. */
  hasFailed: boolean
  /** Whom a group administrator orders for. */
  orderingFor?: string | undefined
  /** Identifies the cart that its host buys once: one purchase of any of its orders at a time, in any window. */
  cartKey?: string | undefined
  /** Whether another tab has bought the cart meanwhile. */
  isBoughtElsewhere: () => boolean
  /** Called once the purchase is sent. */
  onSent: () => void
  /** Called once it becomes unknown whether the purchase went through, and once it no longer is. */
  onUnclear: (isUnclear: boolean) => void
  onAddMethod?: (() => void) | undefined
  /** The host's form that adds a payment method. */
  addMethod?: ReactNode
  onDone: (order: Order) => void
  onBack?: (() => void) | undefined
}

/** Whether the lines of an order leave a phone no room for what is to be done with it. */
const isLong = ({ offers }: Order) =>
  offers.reduce((count, { supplements = [] }) => count + 1 + supplements.length, 0) > 3

/** Nothing is charged, or the group's calls tell of no cooldown. */
const nothingToWaitFor: CooldownState = { isWaiting: false, left: 0, isUnchecked: false }

/** The order, its payment, the terms to agree to, and the one button that buys it. */
export function PaymentStep(props: PaymentStepProps) {
  const { identityId, groupId, order, kinds, draft, onDraft, consentVersion, hasFailed, onDone, onBack } = props
  const { brand, supplementPeriodOf, onUnclear } = props
  const t = useMessages(purchaseMessages)
  const words = useMessages(orderMessages)
  const emit = useEmit<CartEventTable>()
  const { locale, session, now } = useMemberkit()
  const [agreed, setAgreed] = useState(order)
  const [consent, setConsent] = useState<ConsentDraft>({})
  const { kind } = draft
  const purchase = usePurchase({ identityId, groupId, order, agreed, kind, cartKey: props.cartKey, onDone })
  const { action, changes, amount, methods } = purchase
  const { phase } = action.state
  const sayMethod = useMethodDescription()
  const choice = useMethodChoice(methods, draft.methodId, purchase.blocked, draft.declinedId)
  const isSaved = kind === 'saved'
  const attempts = useCooldown(purchase.cooldown, choice.chosen)
  const cooldown = isSaved && !groupId ? attempts : nothingToWaitFor
  const { lines, offers, products, isRenewalKnown, obstacle } = useAgreedTerms(agreed, { brand, supplementPeriodOf })
  const form = useRef<HTMLFormElement>(null)
  useFocusKept(form, phase, action.isBusy)
  const isUnclear = phase === 'unknown'
  const lost = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isUnclear) return
    // What was pressed is hidden, which takes its focus only later.
    form.current?.querySelector<HTMLElement>('[hidden] :focus')?.blur()
    // The host's form leaves the message outside of this step's own.
    restoreLostFocus(lost.current?.querySelector('button'))
    lost.current?.scrollIntoView({ block: 'nearest' })
    onUnclear(true)
    return () => onUnclear(false)
  }, [isUnclear, onUnclear])
  const paymentPlace = useRef<HTMLDivElement>(null)
  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFailed) failure.current?.focus()
  }, [hasFailed])

  const stage = stageOf(order)
  const hasDecline = stage === 'failed' || stage === 'partial'
  const isChanged = changes.length > 0 && !action.isBusy && phase !== 'unknown'
  const isRefused = isDenied(action.state)
  const hasMethods = !isSaved || (methods.state === 'ready' && methods.data.length > 0)
  const ownForm = useMethodForm({
    methods,
    hasUsable: choice.usable.length > 0,
    place: paymentPlace,
    onAdded: (methodId) => props.addMethod && onDraft({ ...draft, methodId }),
  })
  const hasOwnForm = Boolean(props.addMethod)
  const isAdding = hasOwnForm && isSaved && ownForm.isOpen
  const isPayable = hasOwnForm && isSaved ? choice.usable.length > 0 : hasMethods
  const isLoading = togetherWith(products, ...(isSaved ? [methods] : [])).state === 'loading'
  const isReady = amount !== undefined && products.state === 'ready' && isPayable && isRenewalKnown

  const buy = () => {
    if (!isReady || isChanged || isRefused || cooldown.isWaiting || products.state !== 'ready') return
    const method = isSaved ? choice.usable.find(({ id }) => id === choice.chosen) : undefined
    if ((isSaved && !method) || props.isBoughtElsewhere()) return
    const agreedAt = new Date(now()).toISOString()
    const contracts = contractsFor(lines, products.data, {
      locale: contractLocale(products.data),
      region: agreed.region,
    })
    emit('cart.consent.given', {
      orderId: agreed.id,
      version: consentVersion,
      at: agreedAt,
      locale,
      contractIds: contracts.map(({ id }) => id),
      isAutoRenewal: lines.some(({ period }) => period !== 'ONE_TIME'),
    })
    props.onSent()
    purchase.purchase({
      paymentMethod: method ? (method.card ? 'CREDIT_CARD' : 'BANK_DRAFT') : (kind as 'PREMIUM_BILLING' | 'CHECK'),
      paymentMethodId: method?.id,
      amount: amount!,
      // Contracts have no version of their own here; that of our words is in the event.
      agreements: contracts.map(({ id }) => ({ contractId: id, agreedAt })),
    })
  }

  const accept = () => {
    action.reset()
    // The order agreed to was another one.
    form.current?.reset()
    setConsent({})
    setAgreed(order)
  }

  const head = (
    <>
      {isUnclear ? (
        // Before the payment and the terms, which ask for nothing any more.
        <div ref={lost} className={styles.lost}>
          <LostOutcome action={action} onBack={onBack} />
        </div>
      ) : null}
      {hasDecline && !isUnclear ? (
        // An earlier decline says nothing about a payment whose outcome is unknown.
        <div ref={failure} tabIndex={-1} className={styles.arrival}>
          <Alert isStatic tone="critical" title={failedTitle()}>
            {t(`failed.${isUnpaid(order) ? 'text' : 'partText'}`)}
          </Alert>
        </div>
      ) : null}
      {isChanged ? (
        // Before everything that it makes untrue.
        <OrderChanged
          isForBuyer
          before={agreed}
          after={order}
          {...{ offers, supplementPeriodOf }}
          text={t('changed.text')}
          actions={
            <>
              <Button size="small" onPress={accept}>
                {t('changed.accept')}
              </Button>
              {onBack ? (
                <Button size="small" tone="quiet" onPress={onBack}>
                  {t('back')}
                </Button>
              ) : null}
            </>
          }
        />
      ) : null}
      {session?.actingFor ? <Alert tone="caution">{t('actingAs', { name: session.actingFor.name })}</Alert> : null}
      <OrderSummary
        {...{ brand, supplementPeriodOf }}
        order={agreed}
        title={t(isChanged ? 'summaryBefore' : 'summary')}
        totalLabel={
          isChanged || isUnclear
            ? words('total')
            : kind === 'PREMIUM_BILLING' && isUnpaid(agreed)
              ? t('billedTo')
              : words(isUnpaid(agreed) ? 'dueToday' : totalLabelOf(agreed))
        }
        hasStatus={!isUnpaid(agreed)}
        isFolded={stage === 'failed' || isLong(agreed)}
        isOutdated={isChanged}
      />
    </>
  )
  // While nobody knows whether it was paid, nothing looks as if it could be; what was chosen and typed stays.
  const payment = (
    <div hidden={isUnclear && !isAdding}>
      <Card title={t('payment')} level={3}>
        <div ref={paymentPlace} className={styles.step}>
          <PaymentField
            kinds={kinds}
            draft={draft}
            choice={choice}
            isAdding={isAdding}
            onDraft={onDraft}
            // The form of the page's own has its control below.
            onAddMethod={session?.actingFor || (hasOwnForm && choice.usable.length > 0) ? undefined : props.onAddMethod}
            actingFor={session?.actingFor?.name}
          />
          {hasOwnForm && isSaved && choice.usable.length > 0 ? (
            <div>
              <Button size="small" aria-expanded={isAdding} onPress={ownForm.toggle}>
                {t('otherMethod')}
              </Button>
            </div>
          ) : null}
          {isAdding ? props.addMethod : null}
          {hasMethods ? (
            <CooldownNotice cooldown={cooldown} hasOther={choice.usable.some(({ id }) => id !== choice.chosen)} />
          ) : null}
        </div>
      </Card>
    </div>
  )
  const agreement = (
    <>
      {amount === undefined && !purchase.isAmountLoading ? (
        <Alert isStatic tone="caution" title={t('restUnknown.heading')}>
          {t('restUnknown.text')}
        </Alert>
      ) : null}
      {obstacle ? (
        <Alert isStatic tone="caution">
          {t(obstacle)}
        </Alert>
      ) : null}
      {amount === undefined || isChanged ? null : isLoading ? (
        // Its button shows once it can act.
        <AgreementSkeleton />
      ) : (
        <div hidden={isUnclear}>
          <AgreementCard
            order={agreed}
            {...{ lines, products, isRenewalKnown, kind, amount, action, onBack }}
            draft={consent}
            onChange={setConsent}
            actingFor={session?.actingFor?.name ?? props.orderingFor}
            lacksMethod={isSaved && methods.state === 'ready' && !isPayable}
            isHeld={!isReady || cooldown.isWaiting || isRefused}
            buyLabel={isSaved ? t('buy', { amount: formatMoney(amount, agreed.currency, locale) }) : t('buyLater')}
          />
        </div>
      )}
    </>
  )
  // The host's form can't be in this one: browsers don't tell of the submission of a form within a form.
  return (
    <div className={hasOwnForm ? `${styles.wideFlow} ${styles.review}` : styles.wideFlow}>
      {hasOwnForm ? (
        <>
          {head}
          {payment}
        </>
      ) : null}
      <DialogForm
        ref={form}
        problems={{ method: isSaved && !hasOwnForm ? choice.problem : undefined }}
        isPending={action.isBusy}
        onSubmit={buy}
      >
        <div className={hasOwnForm ? styles.flow : styles.review}>
          {hasOwnForm ? null : (
            <>
              {head}
              {payment}
            </>
          )}
          {agreement}
        </div>
      </DialogForm>
    </div>
  )

  function failedTitle() {
    if (!isUnpaid(order)) return t('failed.partHeading')
    // Another tab may have paid with another method since.
    const failedId = order.paymentMethodId ?? draft.declinedId
    const failed = methods.state === 'ready' ? methods.data.find(({ id }) => id === failedId) : undefined
    return failed ? t('failed.headingOf', { method: sayMethod(summaryOf(failed)) }) : t('failed.heading')
  }

  /** In Québec the language that was chosen, not the page's. */
  function contractLocale(found: readonly Product[]) {
    if (!isFrenchFirst(agreed)) return locale
    const french = contractIds(lines, found, agreed.region, 'fr-CA')
    return chosenLanguage(consent, french) === 'en' ? 'en-CA' : 'fr-CA'
  }
}

'use client'
import type { NewOrder } from '@memberkit/contract/commerce/orders'
import { restoreLostFocus, useMemberkit } from '@memberkit/foundation'
import { useEmit } from '@memberkit/foundation/events'
import { useLinkState } from '@memberkit/foundation/links'
import { useMessages } from '@memberkit/foundation/messages'
import { PrintHeader } from '@memberkit/foundation/print'
import { ResourceView } from '@memberkit/foundation/resource'
import { formatDate } from '@memberkit/platform/formats'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { EmptyState } from '@memberkit/primitives/empty-state'
import { CartIcon } from '@memberkit/primitives/icons'
import { Heading, Text } from '@memberkit/primitives/text'
import { type ReactNode, useEffect, useRef } from 'react'
import { withoutPersonalData } from '../codec/index.ts'
import type { CartEventTable } from '../events.ts'
import { cartMessages } from '../messages/namespaces.ts'
import * as styles from './Cart.css.ts'
import { cartLink } from './cart-link.ts'
import { CartAction } from './CartAction.tsx'
import { CartLineItem, type EditSlotProps } from './CartLineItem.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartSummary } from './CartSummary.tsx'
import { CartDetailsPart, CartNoticesPart, CartToolsPart } from './later-parts.ts'
import { OrderingFor } from './OrderingFor.tsx'
import { Removed } from './Removed.tsx'
import { coversOthers } from './rules/order.rules.ts'
import { type CartModel, type CartOptions, useCart } from './useCart.ts'
import { cartHome, homeIn, useCartEdits } from './useCartEdits.ts'

/** Slots for the host's own content. */
export interface CartSlots {
  before?: ReactNode
  /** A picker of tiers, in place of the line's list. */
  edit?: (props: EditSlotProps) => ReactNode
  /** Below the totals: consent, terms, a note on billing. */
  summary?: (model: CartModel) => ReactNode
  /** In place of the message that the cart is empty. */
  empty?: ReactNode
  after?: ReactNode
}

export interface CartViewProps extends CartOptions {
  /** Called with the order once the cart and the details are complete. */
  onCheckout: (order: NewOrder, model: CartModel) => void
  /** Leads to the plans; without it an empty cart has no such button. */
  onBrowse?: () => void
  /** Called after the cart has moved to another market, so that the page can follow: `'fr-CA'`. */
  onLocaleChange?: (locale: string) => void
  /** Whom the order is for, where somebody else is at the cart: a group's administrator, or staff. */
  orderingFor?: { name: string; groupName?: string }
  /** Whether the buyer's name, address and contact are asked for. @default whether nobody is signed in */
  asksBuyer?: boolean
  /**
   * Whether the buyer's national identifier is asked for. It is kept in memory only, not in `store`: after a reload it is
   * asked for again. @default false
   */
  asksNationalIdentifier?: boolean
  /** Whether the people who use a plan can be named after buying. @default true */
  canAddPeopleLater?: boolean
  /** The last day on which a printed quote is valid, such as `2026-04-30`. */
  quoteValidUntil?: string
  slots?: CartSlots
  /** Whether the surroundings have the heading, as a drawer has. */
  isHeadingHidden?: boolean
}

/** The cart and its steps, for a page or a drawer. */
export function CartView(props: CartViewProps) {
  const { onCheckout, identityId, asksBuyer = !identityId, slots = {}, isHeadingHidden } = props
  const t = useMessages(cartMessages)
  const { locale } = useMemberkit()
  const emit = useEmit<CartEventTable>()
  const page = useRef<HTMLDivElement>(null)
  const model = useCart(props)
  const edits = useCartEdits(model, page)
  const [{ cartStep }, setPlace] = useLinkState(cartLink)
  const { cart, lines, offers, problem, isScrubbed } = model
  const products = withoutPersonalData(cart).products
  const step = useRef(cartStep)
  useEffect(() => {
    // The element focused in the details is gone, also after the browser's Back.
    if (step.current && !cartStep) restoreLostFocus(homeIn(page.current))
    step.current = cartStep
  }, [cartStep])
  useOpenedEvents({ products, problem, isScrubbed })

  const orderingFor = props.orderingFor ? <OrderingFor {...props.orderingFor} /> : null
  const needsDetails = asksBuyer || props.asksNationalIdentifier || lines.some(coversOthers)
  const isEmpty = cart.products.length === 0
  const checkout = () => {
    emit('cart.checkout.started', { products })
    onCheckout(model.order(), model)
  }
  if (cartStep === 'details' && !isEmpty && offers.state === 'ready' && model.isOrderable) {
    const details = (
      <CartDetailsPart
        {...{ model, edits, asksBuyer }}
        orderingFor={orderingFor}
        asksNationalIdentifier={props.asksNationalIdentifier ?? false}
        canAddPeopleLater={props.canAddPeopleLater ?? true}
        isInDrawer={isHeadingHidden ?? false}
        onBack={() => setPlace({ cartStep: undefined })}
        onSubmit={checkout}
      />
    )
    if (isHeadingHidden) return details
    return (
      <div className={styles.layout}>
        {details}
        <div className={styles.besideOnly}>
          <CartSummary {...{ model, edits }} isSettled />
        </div>
      </div>
    )
  }
  const removedLines = edits.removals.filter(({ supplement }) => supplement === undefined)
  const { quoteValidUntil } = props
  return (
    <div className={styles.page} ref={page}>
      {slots.before}
      <PrintHeader title={t('quote.title')} />
      {isHeadingHidden ? (
        <Text {...cartHome} as="p" size="sm" tone="muted">
          {t('count', { count: cart.products.length })}
        </Text>
      ) : (
        <Heading {...cartHome} level={2} size="xl">
          {t('title')}
        </Heading>
      )}
      {orderingFor}
      {problem || isScrubbed || model.changes.length > 0 ? <CartNoticesPart model={model} words={edits.words} /> : null}
      {isEmpty ? (
        <>
          {removedLines.length > 0 ? (
            <ul className={styles.lines}>
              {removedLines.map((removal) => (
                <Removed key={removal.id} {...{ removal, edits }} />
              ))}
            </ul>
          ) : null}
          {slots.empty === undefined ? framed(emptyState()) : slots.empty}
        </>
      ) : (
        <ResourceView
          resource={offers}
          noun={t('noun')}
          showsUnreadable
          skeleton={<CartSkeleton count={cart.products.length} />}
          frame={framed}
        >
          {() => (
            <div className={styles.layout}>
              <ul className={styles.lines}>{items()}</ul>
              <div className={styles.aside}>
                <CartSummary {...{ model, edits }}>
                  {slots.summary?.(model)}
                  <p className={`${styles.quiet} ${styles.printOnly}`}>
                    {quoteValidUntil
                      ? t('quote.validUntil', { date: formatDate(quoteValidUntil, locale) })
                      : t('quote.note')}
                  </p>
                </CartSummary>
              </div>
              <CartAction
                {...{ model, edits }}
                onContinue={() => (needsDetails ? setPlace({ cartStep: 'details' }) : checkout())}
              />
              <CartToolsPart {...{ model, edits, page }} options={props} onLocaleChange={props.onLocaleChange} />
            </div>
          )}
        </ResourceView>
      )}
      {slots.after}
    </div>
  )

  /** On a surface, as the lines are; a drawer is one itself. */
  function framed(panel: ReactNode) {
    return isHeadingHidden ? panel : <Card as="div">{panel}</Card>
  }

  /** The lines, with what was removed in its place. */
  function items() {
    const shown: ReactNode[] = lines.map((line) => (
      <CartLineItem
        key={line.key}
        {...{ line, edits }}
        region={cart.region}
        objections={model.objections.get(line.key) ?? []}
        coveredBy={model.covered.get(line.key)}
        edit={slots.edit}
      />
    ))
    for (const removal of removedLines.toSorted((a, b) => b.index - a.index)) {
      shown.splice(removal.index, 0, <Removed key={`removed ${removal.id}`} {...{ removal, edits }} />)
    }
    return shown
  }

  function emptyState() {
    const { onBrowse } = props
    return (
      <EmptyState
        icon={CartIcon}
        title={t('empty.title')}
        action={
          onBrowse ? (
            <Button tone="primary" onPress={onBrowse}>
              {t('empty.action')}
            </Button>
          ) : undefined
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
}

interface Opened extends Pick<CartModel, 'problem' | 'isScrubbed'> {
  products: readonly string[]
}

function useOpenedEvents({ products, problem, isScrubbed }: Opened) {
  const emit = useEmit<CartEventTable>()
  const first = useRef(products)
  useEffect(() => emit('cart.cart.opened', { products: first.current }), [emit])
  useEffect(() => {
    if (problem) emit('cart.link.unreadable', { problem })
  }, [emit, problem])
  useEffect(() => {
    if (isScrubbed) emit('cart.link.scrubbed', { products: first.current })
  }, [emit, isScrubbed])
}

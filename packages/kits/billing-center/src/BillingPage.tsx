'use client'
import { KitBoundary, useMemberkit } from '@memberkit/foundation'
import { useLinkState } from '@memberkit/foundation/links'
import { useMessages } from '@memberkit/foundation/messages'
import { UnavailableHere } from '@memberkit/foundation/permission'
import { InvoiceList, type InvoiceListPageProps, PayByLink, useInvoiceList, usePaying } from '@memberkit/invoices'
import {
  AddPaymentMethod,
  PaymentMethods,
  type PaymentMethodsPageProps,
  type PaymentMethodsProps,
} from '@memberkit/payments/methods'
import {
  type ChangeSlots,
  SubscriptionList,
  type SubscriptionListPageProps,
  useSubscriptions,
} from '@memberkit/subscriptions'
import { type ReactNode, useMemo, useState } from 'react'
import { billingAnchors, billingLink, focusOf } from './billing-link.ts'
import * as styles from './billing-page.css.ts'
import type { BillingEvent } from './events.ts'
import { FoldedTable } from './fold/FoldedTable.tsx'
import { pageMessages } from './messages/namespaces.ts'
import { NothingYet } from './NothingYet.tsx'
import { BillingOutlook } from './outlook/BillingOutlook.tsx'
import { plansUsingMethod } from './outlook/outlook.rules.ts'
import { owedOf, payableOf } from './owed.rules.ts'
import { useSections } from './useSections.ts'

/** Slots for the host's own content. */
export interface BillingSlots {
  before?: ReactNode
  after?: ReactNode
}

export interface BillingPageProps extends Pick<PaymentMethodsProps, 'tokenizer' | 'payee'> {
  /** The identity ID of the person whose billing is shown. */
  identityId: string
  /** Leads to the plans that can be bought; without it, the control is absent. */
  onChoosePlan?: () => void
  /** Options of the kits on the page, as each of them takes them. */
  plans?: Omit<SubscriptionListPageProps, 'identityId' | 'onPay' | 'owedOf' | 'onChoosePlan' | 'isSection'>
  methods?: Omit<PaymentMethodsPageProps, 'identityId' | 'tokenizer' | 'payee' | 'groupId'>
  invoices?: Omit<InvoiceListPageProps, 'identityId' | 'onAddPaymentMethod' | 'paying'>
  slots?: BillingSlots
  onEvent?: (event: BillingEvent) => void
}

/** The sections, and what leads from one to another. One plan or one invoice, once open, has the page to itself. */
export function BillingPage(props: BillingPageProps) {
  const { realm } = useMemberkit()
  // "Group realm has no invoice calls": nothing is requested.
  return realm === 'GroupAdmin' ? <UnavailableHere /> : <Page {...props} />
}

function Page({ identityId, tokenizer, payee, onChoosePlan, onEvent, slots = {}, ...kits }: BillingPageProps) {
  const t = useMessages(pageMessages)
  const { realm, session, locale } = useMemberkit()
  const [place, setPlace] = useLinkState(billingLink)
  const focus = focusOf(place, kits.plans?.flowAs)
  const shows = (section: 'plans' | 'invoices') => focus === undefined || focus === section
  const invoices = useInvoiceList(identityId, {
    transitions: kits.invoices?.transitions,
    isEnabled: focus !== 'invoices',
  })
  const plans = useSubscriptions(identityId, { transitions: kits.plans?.transitions, isEnabled: focus === undefined })
  const owed = invoices.state === 'ready' ? invoices.data : undefined
  const paying = usePaying(owed)
  const here = [place.invoice, place.flow, paying.invoices?.length].join()
  const [adding, setAdding] = useState<string>()
  // Back leaves what a method was added for.
  if (adding !== undefined && adding !== here) setAdding(undefined)
  const kept = plans.state === 'ready' ? plans.data : undefined
  const leadTo = useSections(focus === undefined && invoices.state !== 'loading' && plans.state !== 'loading')
  const isNew = owed?.count === 0 && kept?.count === 0
  /** Whether the sections stand below each other, under the sentence on all of them. */
  const isOverview = focus === undefined && !isNew
  const { rows, unreadable } = kept ?? {}
  /** The sections whose table a phone shows whole: on demand, or after a row of it was open. */
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
  const unfold = (section: 'plans' | 'invoices') => setUnfolded([...unfolded, section])
  if (focus !== undefined && !unfolded.includes(focus)) unfold(focus)
  const foldOf = (section: 'plans' | 'invoices') => ({
    // Members have cards of their plans, which fold by themselves.
    canFold: (realm === 'Internal' || section === 'invoices') && focus === undefined && !unfolded.includes(section),
    showAll: t(`all.${section}`),
    onShowAll: () => unfold(section),
  })
  const plansUsing = useMemo(
    () => (rows && unreadable ? plansUsingMethod({ rows, unreadable }) : undefined),
    [rows, unreadable],
  )
  // Whoever acts for a member enters no card of theirs.
  const canAdd = tokenizer !== undefined && realm !== 'Internal' && !session?.actingFor
  const add = canAdd ? () => setAdding(here) : undefined
  const ownSlots: ChangeSlots = canAdd
    ? {
        addMethod: (slot) => (
          <AddPaymentMethod {...slot} {...{ tokenizer, payee, onEvent }} target={{ kind: 'own', identityId }} />
        ),
      }
    : {}
  return (
    <div className={styles.page}>
      {slots.before}
      {isOverview ? <BillingOutlook {...{ identityId, invoices, plans, onEvent }} onPay={paying.pay} /> : null}
      {shows('plans') ? (
        <div className={isOverview ? styles.sibling : styles.section} id={billingAnchors.plans} tabIndex={-1}>
          <FoldedTable count={kept?.count} {...foldOf('plans')}>
            <SubscriptionList
              isSection
              {...kits.plans}
              identityId={identityId}
              onEvent={onEvent}
              onChoosePlan={onChoosePlan}
              onPay={pay}
              owedOf={(subscriptionId) => owedOf(owed, subscriptionId, locale)}
              changeSlots={{ ...ownSlots, ...kits.plans?.changeSlots }}
              slots={{ empty: isNew ? <NothingYet onChoosePlan={onChoosePlan} /> : undefined, ...kits.plans?.slots }}
            />
          </FoldedTable>
        </div>
      ) : null}
      {focus === undefined ? (
        <div className={styles.sibling} id={billingAnchors.methods} tabIndex={-1}>
          <PaymentMethods plansUsing={plansUsing} {...kits.methods} {...{ identityId, tokenizer, payee, onEvent }} />
        </div>
      ) : null}
      {shows('invoices') && !isNew ? (
        <div className={isOverview ? styles.sibling : styles.section} id={billingAnchors.invoices} tabIndex={-1}>
          <FoldedTable count={owed?.count} actingOn={paying.invoices?.[0]?.id} {...foldOf('invoices')}>
            <InvoiceList
              {...kits.invoices}
              identityId={identityId}
              onEvent={onEvent}
              onAddPaymentMethod={add}
              paying={paying}
              slots={{ balance: nothing, pastDue: nothing, ...kits.invoices?.slots }}
            />
          </FoldedTable>
        </div>
      ) : null}
      {slots.after}
      {paying.invoices && focus !== 'invoices' ? (
        <KitBoundary kit="invoices" subject={identityId} onEvent={onEvent}>
          <PayByLink
            paying={paying}
            identityId={identityId}
            uncounted={owed?.uncounted}
            retypeAbove={kits.invoices?.retypeAbove}
            onAddPaymentMethod={add}
          />
        </KitBoundary>
      ) : null}
      {adding !== undefined && tokenizer ? (
        <AddPaymentMethod
          appearance="dialog"
          target={{ kind: 'own', identityId }}
          {...{ tokenizer, payee, onEvent }}
          onAdded={kits.methods?.onAdded}
          onClose={() => setAdding(undefined)}
        />
      ) : null}
    </div>
  )

  /** Pays what a plan owes, where one is; what isn't known of it is in the list. */
  function pay(subscriptionId: string) {
    const open = payableOf(owed, subscriptionId)
    if (open.length > 0) return paying.pay(open)
    unfold('invoices')
    setPlace({ subscription: undefined, flow: undefined, step: undefined, returnTo: undefined })
    leadTo('invoices')
  }
}

const nothing = () => null

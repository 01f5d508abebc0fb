'use client'
import { permissionOf } from '@memberkit/contract'
import { getInvoice, payInvoice } from '@memberkit/contract/commerce/invoices'
import { checkCooldown } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { lookUp, useAction } from '@memberkit/foundation/action'
import { cooldownLeft } from '@memberkit/parts/payment-attempt'
import { effects } from '@memberkit/platform/query'
import { useEffect, useRef, useState } from 'react'
import { isPaid } from '../shared/invoice-status.rules.ts'
import { isChargeOpen } from '../shared/payments.rules.ts'
import type { Invoice } from '../shared/received.ts'
import {
  type PayAllResult,
  type PayAllState,
  type PayAllStop,
  payableOtherwise,
  resultAfter,
  statesOf,
  verdictOf,
} from './pay-all.rules.ts'
import { verdictAfter } from './pay.rules.ts'
import { paymentEffects } from './payment-effects.ts'
import { useLatePayments } from './useLatePayments.ts'
import { useOutcomeEvents } from './useOutcomeEvents.ts'

export interface PayAll {
  stage: 'choosing' | 'running' | 'ended'
  /** One an invoice, in their order. */
  states: readonly PayAllState[]
  /** Index of the invoice under way. */
  currentIndex?: number
  /** Why the rest was not tried. */
  stopReason?: PayAllStop
  /** The method of this run. */
  methodId?: string
  /** The invoices that another method can pay once the run has ended: as last read, none without a decline. */
  left: readonly Invoice[]
  /** Pays the first, and then each next one. Works once, until `restart`. */
  start: (paymentMethodId: string) => void
  /** Goes back to choosing, with nothing tried. */
  restart: () => void
  /** Looks up an invoice whose outcome is unknown. Never pays. */
  check: (invoice: Invoice) => Promise<PayAllResult | undefined>
}

/**
 * Pays invoices one after the other with one method: never two requests at once, never one twice. The round ends with
 * the last invoice, or with the first outcome after which going on could cost (see `verdictOf`).
 */
export function usePayAll(identityId: string, invoices: readonly Invoice[]): PayAll {
  const { client, queryClient } = useMemberkit()
  const emitOutcome = useOutcomeEvents()
  const late = useLatePayments(identityId)
  const [methodId, setMethodId] = useState<string>()
  const [currentIndex, setCurrentIndex] = useState(0)
  const [results, setResults] = useState<ReadonlyMap<string, PayAllResult>>(new Map())
  const [newest, setNewest] = useState<ReadonlyMap<string, Invoice>>(new Map())
  const [stopReason, setStopReason] = useState<PayAllStop>()
  const tried = useRef(new Set<string>())
  const isEnded = stopReason !== undefined || currentIndex >= invoices.length
  const current = methodId === undefined || isEnded ? undefined : invoices[currentIndex]
  const note = (invoice: Invoice, result: PayAllResult) => {
    setResults((known) => new Map(known).set(invoice.id, result))
    setNewest((known) => new Map(known).set(invoice.id, invoice))
  }
  const tell = (invoice: Invoice, result: PayAllResult) => {
    emitOutcome(invoice, result === 'paid' ? 'approved' : result)
    note(invoice, result)
  }

  const action = useAction(payInvoice, {
    entity: current?.id ?? '',
    needsCertainty: true,
    version: current?.version,
    effects: () => paymentEffects(identityId),
    permission: permissionOf(payInvoice),
    verifyOutcome: async ({ invoiceId, body }) => {
      const before = invoices.find(({ id }) => id === invoiceId)!
      return verdictAfter({ ...body, before }, await lookUp(client, getInvoice, { identityId, invoiceId }))
    },
  })

  useEffect(() => {
    if (!current || methodId === undefined || tried.current.has(current.id)) return
    tried.current.add(current.id)
    void payTurn(current, methodId)
    // One turn, one payment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current?.id])

  const states = statesOf(invoices, results, current && currentIndex, isEnded)

  return {
    stage: methodId === undefined ? 'choosing' : isEnded ? 'ended' : 'running',
    states,
    currentIndex: current && currentIndex,
    stopReason,
    methodId,
    left: isEnded
      ? payableOtherwise(
          invoices.map((invoice) => newest.get(invoice.id) ?? invoice),
          states,
          stopReason,
        )
      : [],
    start: (chosen) => setMethodId((known) => known ?? chosen),
    restart,
    check,
  }

  function restart() {
    tried.current.clear()
    setMethodId(undefined)
    setCurrentIndex(0)
    setResults(new Map())
    setNewest(new Map())
    setStopReason(undefined)
  }

  async function payTurn(invoice: Invoice, paymentMethodId: string) {
    const body = { paymentMethodId, amount: invoice.due }
    const ended = await action.run({ identityId, invoiceId: invoice.id, body })
    const made = { ...body, before: invoice }
    const verdict = verdictOf(made, ended)
    const isChanged = verdict.result === 'changed'
    const result = verdict.result === 'changed' ? await whatHappenedTo(invoice) : verdict.result
    tell(ended.phase === 'done' ? ended.data : invoice, result)
    if (result === 'unknown' || result === 'processing') {
      // The cause of this refusal is a payment of somebody else's.
      if (isChanged) late.follow(invoice.id, undefined, (now) => note(now, isPaid(now) ? 'settled' : 'failed'))
      else late.follow(invoice.id, made, (now) => note(now, resultAfter(made, now)))
    }
    const mayGoOn = result !== 'unknown' && !(result === 'declined' && (await isResting(paymentMethodId)))
    const reason = verdict.stopReason ?? (mayGoOn ? undefined : result === 'unknown' ? 'unknown' : 'cooldown')
    if (reason) setStopReason(reason)
    else setCurrentIndex(currentIndex + 1)
  }

  /** Refused because it has changed: paid or being paid by somebody else, or changed in another way, such as voided. */
  async function whatHappenedTo({ id }: Invoice): Promise<PayAllResult> {
    const answer = await lookUp(client, getInvoice, { identityId, invoiceId: id }).catch(() => undefined)
    if (!answer) return 'unknown'
    if (!answer.ok) return 'failed'
    if (isPaid(answer.data)) return 'settled'
    return isChargeOpen(answer.data, client.serverTime.now()) ? 'unknown' : 'failed'
  }

  /** Asked after each decline. What cannot be found out counts as yes: an attempt too soon costs. */
  async function isResting(paymentMethodId: string) {
    const answer = await lookUp(client, checkCooldown, { identityId }).catch(() => undefined)
    return !answer?.ok || cooldownLeft(answer.data, paymentMethodId, client.serverTime.now()) > 0
  }

  async function check(invoice: Invoice) {
    const address = { identityId, invoiceId: invoice.id }
    const answer = await lookUp(client, getInvoice, address).catch(() => undefined)
    if (!answer?.ok || methodId === undefined) return undefined
    const result = resultAfter({ before: invoice, paymentMethodId: methodId, amount: invoice.due }, answer.data)
    if (result === 'unknown') return result
    late.stop(invoice.id)
    tell(answer.data, result)
    for (const queryKey of [...effects(payInvoice, address), ...paymentEffects(identityId)]) {
      void queryClient.invalidateQueries({ queryKey })
    }
    return result
  }
}

'use client'
import { restoreLostFocus, useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney } from '@memberkit/platform/formats'
import { Alert } from '@memberkit/primitives/alert'
import { Button } from '@memberkit/primitives/button'
import { announce } from '@memberkit/primitives/live'
import { Progress } from '@memberkit/primitives/progress'
import { useEffect, useRef, useState } from 'react'
import { payMessages } from '../messages/namespaces.ts'
import type { Invoice } from '../shared/received.ts'
import { DialogActions } from '@memberkit/primitives/dialog'
import * as styles from '../shared/steps.css.ts'
import { sumsOf, totalDue } from './pay-all.rules.ts'
import { PayAllRows } from './PayAllRows.tsx'
import type { PayAll } from './usePayAll.ts'

export interface PayAllProgressProps {
  payAll: PayAll
  invoices: readonly Invoice[]
  onClose: () => void
  /** Goes back to choosing a method, for what is left. */
  onOtherMethod: () => void
}

/** The progress of the run, and in the end its outcome. */
export function PayAllProgress({ payAll, invoices, onClose, onOtherMethod }: PayAllProgressProps) {
  const t = useMessages(payMessages)
  const { locale } = useMemberkit()
  const { left, stage, states, currentIndex = 0, stopReason } = payAll
  const currency = invoices[0]?.currency ?? ''
  const isEnded = stage === 'ended'
  const [isChecking, setChecking] = useState(false)
  const end = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const paid = states.filter((state) => state === 'paid').length
  const unknown = invoices[states.indexOf('unknown')]
  const stopped = stopMessage()
  const sentence = [t('all.done', { paid, count: invoices.length }), stopped].filter(Boolean).join(' ')

  // The button that began this is gone with its step.
  useEffect(() => end.current?.focus(), [])
  // The same for “Check now”, once its outcome is known.
  useEffect(() => void restoreLostFocus(end.current), [unknown?.id])
  useEffect(() => {
    if (!isEnded) return
    announce(sentence)
    outcome.current?.scrollIntoView({ block: 'nearest' })
    // Once, at the end.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isEnded])

  const check = async (invoice: Invoice) => {
    setChecking(true)
    const result = await payAll.check(invoice)
    setChecking(false)
    announce(`${invoice.number}: ${t(`all.${result === 'hardDeclined' ? 'declined' : (result ?? 'unknown')}`)}`)
  }

  return (
    <div className={styles.step}>
      {isEnded ? (
        <Alert
          ref={outcome}
          isStatic
          tone={stopped ? 'caution' : paid === invoices.length ? 'positive' : 'info'}
          title={t('all.done', { paid, count: invoices.length })}
          actions={
            unknown ? (
              <Button size="small" isPending={isChecking} onPress={() => void check(unknown)}>
                {t('unknown.check')}
              </Button>
            ) : undefined
          }
        >
          {stopped}
        </Alert>
      ) : (
        <Progress
          label={t('all.running', { number: invoices[currentIndex]?.number ?? '' })}
          value={currentIndex}
          max={invoices.length}
          valueText={t('all.progress', { done: currentIndex, count: invoices.length })}
        />
      )}
      <PayAllRows invoices={invoices} states={states} sums={isEnded ? sumsOf(invoices, states) : undefined} />
      <DialogActions>
        <Button ref={end} tone={left.length > 0 ? 'secondary' : 'primary'} isPending={!isEnded} onPress={onClose}>
          {isEnded ? t('done') : t('paying', { amount: formatMoney(totalDue(invoices), currency, locale) })}
        </Button>
        {left.length > 0 ? (
          <Button tone="primary" onPress={onOtherMethod}>
            {t('all.other', { amount: formatMoney(totalDue(left), currency, locale) })}
          </Button>
        ) : null}
      </DialogActions>
    </div>
  )

  function stopMessage() {
    if (stopReason === 'hardDeclined') return t('all.stopped')
    if (stopReason === 'unknown') return unknown && t('all.stoppedUnknown', { number: unknown.number })
    if (stopReason === 'busy') return unknown && t('all.stoppedBusy', { number: unknown.number })
    if (stopReason === 'cooldown') return t('all.stoppedCooldown')
    const { number } = invoices[states.lastIndexOf('failed')] ?? {}
    if (stopReason === undefined || number === undefined) return undefined
    const words = { refused: 'all.stoppedRefused', offline: 'all.stoppedOffline', failed: 'all.stoppedFailed' } as const
    return t(words[stopReason], { number })
  }
}

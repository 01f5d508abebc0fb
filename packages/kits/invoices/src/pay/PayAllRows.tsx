'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { Money } from '@memberkit/primitives/money'
import { StatusBadge, type Tone } from '@memberkit/primitives/status-badge'
import { payMessages } from '../messages/namespaces.ts'
import type { Invoice } from '../shared/received.ts'
import { type PayAllState, type PayAllSum, totalDue } from './pay-all.rules.ts'
import * as styles from './PayAll.css.ts'

const nothing: ReadonlySet<string> = new Set()

const tones: Record<PayAllState, Tone> = {
  waiting: 'neutral',
  paying: 'info',
  paid: 'positive',
  declined: 'critical',
  hardDeclined: 'critical',
  processing: 'info',
  unknown: 'caution',
  settled: 'positive',
  failed: 'critical',
  skipped: 'neutral',
}

export interface PayAllRowsProps {
  invoices: readonly Invoice[]
  /** One an invoice; one without can still be chosen. */
  states?: readonly (PayAllState | undefined)[]
  /** The resulting sums, in place of the total. */
  sums?: readonly PayAllSum[]
  excluded?: ReadonlySet<string>
  onExclude?: (ids: ReadonlySet<string>) => void
}

/** The invoices to pay, their sum, and the progress of each. */
export function PayAllRows({ invoices, states, sums, excluded = nothing, onExclude }: PayAllRowsProps) {
  const t = useMessages(payMessages)
  const currency = invoices[0]?.currency ?? ''
  const totals = sums
    ? sums.map(({ kind, amount }) => sumRow(t(`all.${kind}`), amount))
    : sumRow(t('all.total'), totalDue(invoices.filter(({ id }) => !excluded.has(id))))
  // What is left to pay is the answer; else the sum comes below what it adds up.
  const isStopped = sums?.some(({ kind }) => kind === 'stillDue')
  return (
    <ul className={styles.rows} aria-label={t('all.invoices')}>
      {isStopped ? totals : null}
      {invoices.map(({ id, number, covers, due }, index) => {
        const state = states?.[index]
        return (
          <li key={id} className={styles.row} data-state={state}>
            {onExclude && !state ? (
              <Checkbox
                label={covers ?? number}
                description={covers ? number : undefined}
                isChecked={!excluded.has(id)}
                onChange={(isWanted) => onExclude(toggled(excluded, id, !isWanted))}
              />
            ) : (
              <span className={styles.name}>
                {covers ?? number}
                {covers ? <span className={styles.number}>{number}</span> : null}
              </span>
            )}
            {state ? (
              <span className={styles.state}>
                <StatusBadge tone={tones[state]}>
                  {t(`all.${state === 'hardDeclined' ? 'declined' : state}`)}
                </StatusBadge>
              </span>
            ) : null}
            <span className={styles.amount}>
              <Money amount={due} currency={currency} />
            </span>
          </li>
        )
      })}
      {isStopped ? null : totals}
    </ul>
  )

  function sumRow(label: string, amount: string) {
    return (
      <li key={label} className={styles.row} data-total="">
        <span>{label}</span>
        <span className={styles.amount}>
          <Money amount={amount} currency={currency} />
        </span>
      </li>
    )
  }
}

function toggled(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(ids)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}

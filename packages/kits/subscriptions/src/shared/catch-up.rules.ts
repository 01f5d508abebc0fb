import { addDecimals, subtractDecimals } from '@memberkit/platform/formats'
import type { Invoice, Subscription } from '../shared/received.ts'

type Instalments = NonNullable<Subscription['catchUp']>

/** Amounts of a catch-up schedule, decimal text. */
export interface CatchUpProgress {
  /** What was agreed on. */
  total: string
  /** What its invoices still ask for; undefined while, or if, that isn't known. */
  left?: string
  /** Undefined also where more is due than was agreed on. */
  paid?: string
}

/**
 * Returns how far a catch-up has come. A date that has passed is no payment: only the invoices of the instalments say
 * what is left. `invoices` are the open ones, once all are known.
 */
export function catchUpProgress(instalments: Instalments, invoices: readonly Invoice[] | undefined): CatchUpProgress {
  const total = sumOf(instalments.map(({ amount }) => amount))
  const ids = new Set(instalments.map(({ invoiceId }) => invoiceId))
  if (!invoices || ids.has(undefined)) return { total }
  const left = sumOf(invoices.filter(({ id }) => ids.has(id)).map(({ due }) => due))
  const paid = subtractDecimals(total, left)
  return paid.startsWith('-') ? { total, left } : { total, left, paid }
}

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => addDecimals(sum, amount), '0.00')

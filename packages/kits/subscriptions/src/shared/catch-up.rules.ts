import { isAllowed } from '@memberkit/foundation/entity-actions'
import { addDecimals, isZero, subtractDecimals } from '@memberkit/platform/formats'
import type { Invoice, Subscription } from './received.ts'
import type { SubscriptionRow } from './row.rules.ts'

type Instalment = NonNullable<Subscription['catchUp']>[number]

/** The agreement on an overdue amount, and its progress; amounts are decimal text. */
export interface CatchUp {
  instalments: readonly Instalment[]
  /** The agreed amount. */
  total: string
  /** The first payment whose day hasn't passed; undefined also where nothing is left. */
  next?: Instalment
  /** The amount still due on its invoices; undefined while, or if, that isn't known. */
  left?: string
  /** The amount no longer due on its invoices, paid or waived. Undefined also where more is due than was agreed on. */
  settled?: string
}

/**
 * Returns the catch-up of a subscription; `undefined` without one. A date that has passed is no payment: only the
 * invoices of the instalments say what is left. `invoices` are the open ones, once all are known.
 */
export function catchUpOf(
  { catchUp = [], currency }: Pick<Subscription, 'catchUp' | 'currency'>,
  today: string,
  invoices?: readonly Pick<Invoice, 'id' | 'due' | 'currency'>[],
): CatchUp | undefined {
  if (catchUp.length === 0) return undefined
  const total = sumOf(catchUp.map(({ amount }) => amount))
  const next = catchUp.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)).find(({ dueOn }) => dueOn >= today)
  const ids = new Set(catchUp.map(({ invoiceId }) => invoiceId))
  const own = invoices?.filter(({ id }) => ids.has(id))
  if (!own || ids.has(undefined) || own.some((one) => one.currency !== currency)) {
    return { instalments: catchUp, total, next }
  }
  const left = sumOf(own.map(({ due }) => due))
  const settled = subtractDecimals(total, left)
  return {
    instalments: catchUp,
    total,
    next: isZero(left) ? undefined : next,
    left,
    settled: settled.startsWith('-') ? undefined : settled,
  }
}

/** Returns the sum of decimal texts. */
export const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => addDecimals(sum, amount), '0.00')

/** Whether a catch-up keeps the plan, its frequency and its billing day as they are. */
export const isLocked = ({ standing, actions }: Pick<SubscriptionRow, 'standing' | 'actions'>): boolean =>
  standing === 'catchingUp' &&
  !(['updateOffer', 'updateBillingFrequency', 'updateBillCycleDay'] as const).some((name) => isAllowed(actions, name))

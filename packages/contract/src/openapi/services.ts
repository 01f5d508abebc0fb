import * as invoices from '../commerce/invoices.ts'
import * as payments from '../commerce/payments.ts'

/** A service to publish: one document each, named after the service. */
export interface Service {
  readonly name: string
  readonly title: string
  /** The module whose exports are the service: operations by their names, entities by theirs. */
  readonly exports: Readonly<Record<string, unknown>>
}

export const services: readonly Service[] = [
  { name: 'invoices', title: 'Invoices', exports: invoices },
  { name: 'payments', title: 'Payment methods and transactions', exports: payments },
]

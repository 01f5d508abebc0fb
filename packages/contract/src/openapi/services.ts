import * as invoices from '../commerce/invoices.ts'
import * as payments from '../commerce/payments.ts'
import * as products from '../commerce/products.ts'
import * as chats from '../identity/chats.ts'
import * as identities from '../identity/identities.ts'

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
  { name: 'products', title: 'Products', exports: products },
  { name: 'chats', title: 'Chats', exports: chats },
  { name: 'identities', title: 'Identities', exports: identities },
]

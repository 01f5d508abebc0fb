import { StateOrProvince } from '../shared/places.ts'
import { assumed, flag, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): all names are assumed.

const divertBillingInvoiceFields = assumed({ isBillingInvoiceDiverted: flag, reason: maybe(text) })

/** Whether invoices of a group go to another recipient. */
export interface DivertBillingInvoice extends Out<typeof divertBillingInvoiceFields> {}
export const DivertBillingInvoice: Schema<DivertBillingInvoice> = divertBillingInvoiceFields

const situsStateContractQueryFields = assumed({ situsState: maybe(StateOrProvince), planId: maybe(text) })

/** The state and plan to find a contract for. */
export interface SitusStateContractQuery extends Out<typeof situsStateContractQueryFields> {}
export const SitusStateContractQuery: Schema<SitusStateContractQuery> = situsStateContractQueryFields

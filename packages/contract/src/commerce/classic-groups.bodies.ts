import { StateOrProvince } from '../shared/places.ts'
import { assumed, flag, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): every name here is ours.

const divertBillingInvoiceFields = assumed({ isBillingInvoiceDiverted: flag, reason: maybe(text) })

/** Whether the group's invoices go elsewhere than to the group. */
export interface DivertBillingInvoice extends Out<typeof divertBillingInvoiceFields> {}
export const DivertBillingInvoice: Schema<DivertBillingInvoice> = divertBillingInvoiceFields

const situsStateContractQueryFields = assumed({ situsState: maybe(StateOrProvince), planId: maybe(text) })

/** For which state a contract has to be good, and for which plan. */
export interface SitusStateContractQuery extends Out<typeof situsStateContractQueryFields> {}
export const SitusStateContractQuery: Schema<SitusStateContractQuery> = situsStateContractQueryFields

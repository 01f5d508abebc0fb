import { assumed, type Out, type Schema, text } from '../wire.ts'

const taxIdLookupFields = assumed({ taxId: text })

/** The tax ID to look up, sent in the body to keep it out of URLs and their logs. */
export interface TaxIdLookup extends Out<typeof taxIdLookupFields> {}
export const TaxIdLookup: Schema<TaxIdLookup> = taxIdLookupFields

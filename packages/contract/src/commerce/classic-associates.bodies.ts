import { assumed, type Out, type Schema, text } from '../wire.ts'

const taxIdLookupFields = assumed({ taxId: text })

/** The tax number to look for: sent in the body, so that it stands in no address and in no log of addresses. */
export interface TaxIdLookup extends Out<typeof taxIdLookupFields> {}
export const TaxIdLookup: Schema<TaxIdLookup> = taxIdLookupFields

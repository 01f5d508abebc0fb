import { list, type Out, type Schema, stated, text } from '../wire.ts'
import { AssociateMarketingPage, AssociateProductMarketing } from './associate-marketing.entities.ts'

// "Payload and response field names are not shown unless stated" (section 7): these are listed in section 3.

const productMarketingChangeFields = stated({ productMarketing: list(AssociateProductMarketing) })

/** The products that a site shows or hides, in order. Replaces the whole list. */
export interface ProductMarketingChange extends Out<typeof productMarketingChangeFields> {}
export const ProductMarketingChange: Schema<ProductMarketingChange> = productMarketingChangeFields

const marketingPagesChangeFields = stated({ marketingPages: list(AssociateMarketingPage) })

/** The pages of a site, in order. Replaces the whole list. */
export interface MarketingPagesChange extends Out<typeof marketingPagesChangeFields> {}
export const MarketingPagesChange: Schema<MarketingPagesChange> = marketingPagesChangeFields

const marketingIdentityChangeFields = stated({ identityId: text })

/** The new identity of an associate's marketing. */
export interface MarketingIdentityChange extends Out<typeof marketingIdentityChangeFields> {}
export const MarketingIdentityChange: Schema<MarketingIdentityChange> = marketingIdentityChangeFields

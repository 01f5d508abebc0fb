import { list, type Out, type Schema, stated, text } from '../wire.ts'
import { AssociateMarketingPage, AssociateProductMarketing } from './associate-marketing.entities.ts'

// "Payload and response field names are not shown unless stated" (section 7): these are what section 3 lists.

const productMarketingChangeFields = stated({ productMarketing: list(AssociateProductMarketing) })

/** Every product a site shows or hides, in the order it shows them. */
export interface ProductMarketingChange extends Out<typeof productMarketingChangeFields> {}
export const ProductMarketingChange: Schema<ProductMarketingChange> = productMarketingChangeFields

const marketingPagesChangeFields = stated({ marketingPages: list(AssociateMarketingPage) })

/** Every page of a site, in its order. */
export interface MarketingPagesChange extends Out<typeof marketingPagesChangeFields> {}
export const MarketingPagesChange: Schema<MarketingPagesChange> = marketingPagesChangeFields

const marketingIdentityChangeFields = stated({ identityId: text })

/** The identity an associate's marketing belongs to from now on. */
export interface MarketingIdentityChange extends Out<typeof marketingIdentityChangeFields> {}
export const MarketingIdentityChange: Schema<MarketingIdentityChange> = marketingIdentityChangeFields

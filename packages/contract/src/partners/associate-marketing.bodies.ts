import { assumed, list, type Out, type Schema, text } from '../wire.ts'
import { AssociateMarketingPage, AssociateProductMarketing } from './associate-marketing.entities.ts'

// "Payload and response field names are not shown" (partners and service delivery, section 7): every name here is ours.

const productMarketingChangeFields = assumed({ productMarketing: list(AssociateProductMarketing) })

/** Every product a site shows or hides, in the order it shows them. */
export interface ProductMarketingChange extends Out<typeof productMarketingChangeFields> {}
export const ProductMarketingChange: Schema<ProductMarketingChange> = productMarketingChangeFields

const marketingPagesChangeFields = assumed({ marketingPages: list(AssociateMarketingPage) })

/** Every page of a site, in its order. */
export interface MarketingPagesChange extends Out<typeof marketingPagesChangeFields> {}
export const MarketingPagesChange: Schema<MarketingPagesChange> = marketingPagesChangeFields

const marketingIdentityChangeFields = assumed({ identityId: text })

/** The identity an associate's marketing belongs to from now on. */
export interface MarketingIdentityChange extends Out<typeof marketingIdentityChangeFields> {}
export const MarketingIdentityChange: Schema<MarketingIdentityChange> = marketingIdentityChangeFields

import { defineLink, oneOf } from '@memberkit/foundation/links'
import { purchaseLink } from '../purchase/purchase-link.ts'

/** The step of the cart in the address: `?cartStep=details`. */
export const cartLink = /* @__PURE__ */ defineLink({ cartStep: oneOf('details') })

/** Returns the address without the steps of whoever buys: whoever gets a link begins at the cart. */
export const withoutSteps = (address: string): string => purchaseLink.toLink({}, cartLink.toLink({}, address))

import { defineLink, text } from '@memberkit/foundation/links'

/** The order in an address: `?purchase=order-12`. Back after a purchase leads to its receipt. */
export const purchaseLink = /* @__PURE__ */ defineLink({ purchase: text() })

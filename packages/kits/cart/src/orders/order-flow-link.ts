import { defineLink, oneOf } from '@memberkit/foundation/links'

/** Whether the order of a page is being paid: `?flow=pay`. */
export const orderFlowLink = /* @__PURE__ */ defineLink({ flow: oneOf('pay') })

import { defineLink, returnTo, text } from '@memberkit/foundation/links'

/** Link parameters of the kit, beside the filters of staff: `?plan=…&returnTo=…`. */
export const coverageLink = /* @__PURE__ */ defineLink({ plan: text(), returnTo })

import { defineLink, text } from '@memberkit/foundation/links'

/** The concern that is open. */
export const resolutionLink = /* @__PURE__ */ defineLink({ concern: /* @__PURE__ */ text() })
